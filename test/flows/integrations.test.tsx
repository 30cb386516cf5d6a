import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  type Part,
  answerOnce,
  button,
  choose,
  closed,
  demoPlan,
  dialog,
  expectRedirectAfterSecond,
  holdClock,
  openForm,
  recordCalls,
  replaceText,
  rowNames,
  rowOf,
} from '../page';
import { renderApp } from '../render';
import { backend, type Person } from '../world';
// The lazy page and its form are loaded before the first test, so that no test waits for the compiler.
import '@/pages/queue-integration/IntegrationDialog';
import '@/pages/queue-integration/QueueIntegrationPage';

const refused = 'Esta empresa não possui permissão para acessar essa página! Estamos lhe redirecionando.';
const named = (name: string) => backend.store.queueIntegrations.find((row) => row.name === name);
const credentials = JSON.stringify({ client_email: 'bot@projeto.example', private_key: 'segredo' });

const blank = {
  projectName: '',
  jsonContent: '',
  language: '',
  urlN8N: '',
  typebotSlug: '',
  typebotExpires: 1,
  typebotDelayMessage: 1000,
  typebotKeywordFinish: '',
  typebotKeywordRestart: '',
  typebotUnknownMessage: '',
  typebotRestartMessage: '',
};

async function openPage(as: Person = 'admin', path = '/queue-integration') {
  const app = await renderApp(path, { as });
  await rowOf('n8n principal');
  return app;
}

async function openIntegrationForm(user: Awaited<ReturnType<typeof openPage>>['user'], type?: string) {
  const form = await openForm(user, 'Nova integração');
  const name = await form.findByLabelText(/^Nome$|^Nome \*|^Nome\s/);
  if (type !== undefined) await choose(user, form.getByLabelText(/^Tipo/), type);
  return { form, name, save: form.getByText('Salvar') };
}

/** Names of what one can fill in or choose, in their order. */
const labelsOf = (form: Part) =>
  form.getAllByText(/./, { selector: 'label' }).map(({ textContent }) => textContent?.replace(/[\s*]+$/u, ''));

afterEach(() => {
  vi.useRealTimers();
});

describe('who may see the integrations', () => {
  it('R-12 I-17 without the plan flag the address is refused: toast, then / after 1000 ms', async () => {
    await holdClock();
    demoPlan().useIntegrations = false;
    await renderApp('/queue-integration', { as: 'admin' });
    expect(await screen.findByText(refused)).toBeInTheDocument();
    expect(screen.queryByText('Integrações')).not.toBeInTheDocument();
    await expectRedirectAfterSecond('/queue-integration');
  });
});

describe('the list of integrations', () => {
  it('QI-01 QI-02 I-15 I-16 type, id and name by page; a search starts at page 1; addresses and keys are nowhere', async () => {
    const asked = vi.spyOn(backend, 'handle');
    const { user } = await openPage();
    const queries = () =>
      asked.mock.calls.map(([{ url }]) => new URL(url)).filter(({ pathname }) => pathname === '/api/queueIntegration');
    const own = backend.store.queueIntegrations.filter(({ companyId }) => companyId === 1);
    const counted = () =>
      screen.getByRole('heading', { level: 1, name: 'Integrações' }).nextElementSibling?.textContent;
    // jsdom has no layout, so the end of the list is always near.
    await waitFor(() => expect(rowNames()).toHaveLength(own.length));
    expect(counted()).toBe(String(own.length));
    expect(queries().map(({ searchParams }) => searchParams.get('pageNumber'))).toEqual(['1', '2']);
    const cells = [...((await rowOf('Dialogflow vendas'))?.cells ?? [])].map(({ textContent }) => textContent);
    expect(cells.slice(0, 3)).toEqual(['Dialogflow', String(named('Dialogflow vendas')?.id), 'Dialogflow vendas']);
    expect(document.body.textContent).not.toMatch(/client_email|integration\.example/);
    await user.click(screen.getByLabelText('Buscar integrações', { selector: 'input' }));
    await user.paste('typebot');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(rowNames()).toEqual(['Typebot triagem']));
    expect(counted()).toBe('1');
    expect(queries().at(-1)?.search).toBe('?searchParam=typebot&pageNumber=1');
  });

  it('QI-03 PAIN-1.2 B-08 what colleagues do shows without a reload', async () => {
    const { second } = await openPage();
    const admin = await second('admin');
    const body = { ...blank, type: 'webhook', name: 'Estoque', projectName: 'Estoque', urlN8N: 'https://a.example/x' };
    await admin.request('POST', '/queueIntegration', body);
    const row = await rowOf('Estoque');
    const id = named('Estoque')?.id;
    await admin.request('PUT', `/queueIntegration/${id}`, { ...body, name: 'Estoque 2', projectName: 'Estoque 2' });
    await rowOf('Estoque 2');
    await admin.request('DELETE', `/queueIntegration/${id}`);
    await waitFor(() => expect(row).not.toBeInTheDocument());
  });

  it('QI-04 E-27 I-19 B-05 B-10 deleting asks first', async () => {
    const { user } = await openPage();
    vi.spyOn(backend.ctx, 'emit').mockReturnValue();
    await user.click(button('Excluir n8n principal'));
    const question = await dialog();
    expect(question.getByText('Excluir a integração n8n principal?')).toBeVisible();
    expect(named('n8n principal')).toBeDefined();
    await user.click(question.getByText('Excluir integração'));
    expect(await screen.findByText('Integração excluída com sucesso.')).toBeInTheDocument();
    await closed();
    expect(rowNames()).not.toContain('n8n principal');
    expect(named('n8n principal')).toBeUndefined();
  });
});

describe('the form of an integration', () => {
  it('QI-05 QI-06 QI-07 QI-08 QI-10 each type shows its own fields; a typebot starts with its defaults', async () => {
    const { user } = await openPage();
    const { form } = await openIntegrationForm(user);
    const common = ['Tipo', 'Nome'];
    expect(labelsOf(form)).toEqual([
      ...common,
      'URL',
      'Slug',
      'Expira em',
      'Atraso entre mensagens',
      'Palavra para terminar',
      'Palavra para recomeçar',
      'Mensagem para resposta desconhecida',
      'Mensagem ao recomeçar',
    ]);
    expect(form.getByLabelText(/^Expira em/)).toHaveValue('1');
    expect(form.getByLabelText(/^Atraso/)).toHaveValue('1000');
    const type = form.getByLabelText(/^Tipo/);
    await choose(user, type, 'n8n');
    expect(labelsOf(form)).toEqual([...common, 'URL']);
    await choose(user, type, 'Webhook');
    expect(labelsOf(form)).toEqual([...common, 'URL']);
    await choose(user, type, 'Dialogflow');
    expect(labelsOf(form)).toEqual([...common, 'Nome do projeto', 'Idioma', 'Conteúdo do JSON']);
    expect(form.getByText('Testar')).toBeVisible();
  });

  it('QI-09 B-42 names have 2 to 50 characters and addresses are of the web', async () => {
    const { user } = await openPage();
    const { form, name, save } = await openIntegrationForm(user, 'Webhook');
    const sent = recordCalls();
    await user.click(save);
    expect(await form.findAllByText('Obrigatório')).toHaveLength(2);
    await replaceText(user, name, 'x');
    expect(await form.findByText('Muito curto!')).toBeVisible();
    await replaceText(user, name, 'x'.repeat(51));
    expect(await form.findByText('Muito longo!')).toBeVisible();
    for (const [length, valid] of [
      [50, true],
      [1, false],
      [2, true],
    ] as const) {
      await replaceText(user, name, 'x'.repeat(length));
      await waitFor(() => expect(name.matches('[aria-invalid=true]')).toBe(!valid));
    }
    await replaceText(user, form.getByLabelText(/^URL/), 'javascript:alert(1)');
    expect(await form.findByText('Use um endereço que comece com https://')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('QI-11 QI-13 QI-07 E-27 B-07 B-10 a webhook is sent once, its project called like itself', async () => {
    const { user } = await openPage();
    const { form, name, save } = await openIntegrationForm(user, 'Webhook');
    const sent = recordCalls();
    vi.spyOn(backend.ctx, 'emit').mockReturnValue();
    await replaceText(user, name, ' Pedidos ');
    await replaceText(user, form.getByLabelText(/^URL/), 'https://loja.example/gancho');
    await user.dblClick(save);
    expect(await screen.findByText('Integração adicionada com sucesso.')).toBeInTheDocument();
    await rowOf('Pedidos');
    await closed();
    const body = { ...blank, type: 'webhook', name: 'Pedidos', projectName: 'Pedidos' };
    expect(sent).toEqual([
      { method: 'POST', path: '/queueIntegration', body: { ...body, urlN8N: 'https://loja.example/gancho' } },
    ]);
  });

  it('QI-13 QI-08 E-27 an edit reads the typebot, keeps what it has, and says which delay the server kept', async () => {
    const { user } = await openPage();
    const id = named('Typebot triagem')?.id;
    await user.click(button('Editar Typebot triagem'));
    const form = await dialog();
    const delay = await form.findByLabelText(/^Atraso/);
    expect(backend.faults.log.some(({ path }) => path === `/queueIntegration/${id}`)).toBe(true);
    expect(form.getByLabelText(/^Slug/)).toHaveValue('triagem');
    await replaceText(user, delay, '2500');
    const sent = recordCalls();
    await user.click(form.getByText('Salvar'));
    expect(await screen.findByText('Integração editada com sucesso.')).toBeInTheDocument();
    expect(screen.getByText(/O servidor não guarda o atraso pedido: vale 1.000 ms/)).toBeInTheDocument();
    await closed();
    const [put] = sent;
    expect(put).toMatchObject({ method: 'PUT', path: `/queueIntegration/${id}` });
    expect(put?.body).toMatchObject({
      type: 'typebot',
      projectName: 'Typebot triagem',
      typebotSlug: 'triagem',
      typebotExpires: 1,
      typebotDelayMessage: 2500,
      typebotKeywordFinish: 'sair',
    });
  });

  it('QI-06 QI-12 E-27 B-43 credentials are masked and checked; a server without the test says so, one with it answers', async () => {
    const { user } = await openPage();
    const { form, name } = await openIntegrationForm(user, 'Dialogflow');
    const sent = recordCalls();
    const test = form.getByText('Testar');
    await user.click(test);
    expect(await form.findAllByText('Obrigatório')).toHaveLength(3);
    await waitFor(() => expect(name).toHaveFocus());
    await replaceText(user, form.getByLabelText(/^Nome do projeto/), 'loja-agente');
    const json = form.getByLabelText(/^Conteúdo do JSON/, { selector: 'textarea' });
    await replaceText(user, json, '{"client_email":');
    expect(await form.findByText(/Isto não é um JSON válido/)).toBeVisible();
    await replaceText(user, name, 'Agente de vendas');
    await user.click(test);
    await waitFor(() => expect(json).toHaveFocus());
    expect(sent).toEqual([]);
    await replaceText(user, json, '{"client_email":"a"}');
    expect(await form.findByText(/Falta neste JSON: private_key/)).toBeVisible();
    await replaceText(user, json, credentials);
    await waitFor(() => expect(form.queryByText(/Falta neste JSON/)).not.toBeInTheDocument());
    expect(form.getByText('Mostrar o JSON')).toBeVisible();
    await user.click(test);
    expect(await screen.findByText(/Este servidor não oferece o teste/)).toBeInTheDocument();
    const body = { projectName: 'loja-agente', jsonContent: credentials, language: 'pt-BR' };
    expect(sent).toEqual([{ method: 'POST', path: '/queueIntegration/testSession', body }]);
    answerOnce('POST', '/queueIntegration/testSession', () => Response.json({ message: 'ok' }));
    await user.click(test);
    expect(await screen.findByText('Integração testada com sucesso!')).toBeInTheDocument();
  });

  it('QI-09 QI-13 a name that is taken is said at the field, and the form stays', async () => {
    const { user } = await openPage();
    const { form, name, save } = await openIntegrationForm(user, 'n8n');
    await replaceText(user, name, 'n8n principal');
    await replaceText(user, form.getByLabelText(/^URL/), 'https://n8n.example');
    await user.click(save);
    expect(await form.findByText('Já existe uma integração com este nome.')).toBeVisible();
    expect(name).toHaveValue('n8n principal');
  });
});

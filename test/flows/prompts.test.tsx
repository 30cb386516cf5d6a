import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  answerOnce,
  button,
  choose,
  closed,
  demoPlan,
  dialog,
  expectRedirectAfterSecond,
  holdClock,
  recordCalls,
  replaceText,
  rowNames,
  rowOf,
} from '../page';
import { mainChannel } from '../backend/context';
import { renderApp } from '../render';
import { backend, type Person } from '../world';
// The lazy page and its form are loaded before the first test, so that no test waits for the compiler.
import '@/pages/prompts/PromptDialog';
import '@/pages/prompts/PromptsPage';

const refused = 'Esta empresa não possui permissão para acessar essa página! Estamos lhe redirecionando.';
const promptNamed = (name: string) => backend.store.prompts.find((row) => row.name === name);
const idOf = (name: string): number => promptNamed(name)?.id ?? 0;
const queueId = (name: string) => backend.store.queues.find((row) => row.companyId === 1 && row.name === name)?.id;
const instructions = 'Você responde dúvidas sobre prazos de entrega com gentileza e poucas palavras.';

async function openPrompts(as: Person = 'admin', path = '/prompts') {
  const app = await renderApp(path, { as });
  await rowOf('Atendente virtual');
  return app;
}

async function openPromptForm(user: Awaited<ReturnType<typeof openPrompts>>['user'], opener: HTMLElement) {
  await user.click(opener);
  const form = await dialog();
  const name = await form.findByLabelText(/^Nome/);
  const key = form.getByLabelText(/^Chave da API/);
  const text = form.getByLabelText(/^Prompt/, { selector: 'textarea' });
  return { form, name, key, text, save: form.getByText('Salvar') };
}

const addButton = () => screen.getByText('Novo prompt', { selector: 'button' });

afterEach(() => {
  vi.useRealTimers();
});

describe('who may see the prompts', () => {
  it('R-11 I-17 without the plan flag the address is refused: toast, then / after 1000 ms; no menu entry', async () => {
    await holdClock();
    await renderApp('/prompts', { as: 'trial' });
    expect(await screen.findByText(refused)).toBeInTheDocument();
    expect(screen.queryByText('Prompts de IA')).not.toBeInTheDocument();
    await expectRedirectAfterSecond('/prompts');
  });

  it('R-11 R-15 a flag that is taken away closes the open page and its menu entry', async () => {
    await openPrompts();
    expect(screen.getByText('Prompts de IA', { selector: 'nav *' })).toBeVisible();
    expect(screen.getByText('Prompts de IA', { selector: 'h1' })).toBeVisible();
    demoPlan().useOpenAi = false;
    // As after any absence: no event tells of a changed plan.
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText(refused)).toBeInTheDocument();
    expect(screen.queryByText('Prompts de IA', { selector: 'nav *, h1' })).not.toBeInTheDocument();
  });

  it('R-11 a company without any plan is refused too, and a plan that cannot be read can be read again', async () => {
    backend.faults.fail('GET /companies/listPlan', 500);
    const { user } = await renderApp('/prompts', { as: 'admin' });
    const retry = await screen.findByText('Tentar de novo');
    Object.assign(backend.store.companies.get(1) ?? {}, { planId: null });
    await user.click(retry);
    expect(await screen.findByText(refused)).toBeInTheDocument();
  });
});

describe('the list of prompts', () => {
  it('AI-01 V-16 B-29 B-43 name, queue and tokens in a table, sorted as asked; keys and texts are nowhere', async () => {
    const asked = vi.spyOn(backend, 'handle');
    const { user } = await openPrompts();
    expect(screen.getByRole('table', { name: 'Prompts de IA' })).toBeVisible();
    expect([...document.querySelectorAll('thead th')].map(({ textContent }) => textContent)).toEqual([
      'Nome',
      'Fila',
      'Máximo de tokens na resposta',
      'Ações',
    ]);
    expect((await rowOf('Triagem de vendas'))?.textContent).toContain('Vendas100');
    expect(document.body.textContent).not.toMatch(/sk-demo|triagem inicial/);
    await user.click(screen.getByText('Fila', { selector: 'th button' }));
    expect(rowNames()).toEqual(['Cobrança amigável', 'Atendente virtual', 'Triagem de vendas']);
    expect(asked.mock.calls.map(([{ url }]) => url.split('/api')[1])).toContain('/prompt?searchParam=&pageNumber=1');
  });

  it('AI-02 PAIN-1.2 B-08 events of both names add, change and remove; the key in them is dropped', async () => {
    const { second } = await openPrompts();
    const admin = await second('admin');
    const body = { name: 'Boas-vindas', prompt: instructions, apiKey: 'sk-other', model: 'gpt-4o-mini' };
    const numbers = { maxTokens: 50, temperature: 1, maxMessages: 5, queueId: queueId('Vendas') };
    await admin.request('POST', '/prompt', { ...body, ...numbers });
    const row = await rowOf('Boas-vindas');
    expect(row).toHaveTextContent('Vendas');
    await admin.request('PUT', `/prompt/${idOf('Boas-vindas')}`, { ...body, ...numbers, name: 'Boas-vindas 24h' });
    await rowOf('Boas-vindas 24h');
    await admin.request('DELETE', `/prompt/${idOf('Boas-vindas 24h')}`);
    await waitFor(() => expect(row).not.toBeInTheDocument());
    // As the specification spells them.
    const tell = (payload: object) => backend.ctx.emit(mainChannel(1), 'company-1-prompt', { ...payload });
    tell({ action: 'create', prompt: { id: 900, maxTokens: 7, queueId: null, queue: null, ...body, name: 'Avulso' } });
    const other = await rowOf('Avulso');
    expect(other).toHaveTextContent('Sem fila');
    tell({ action: 'delete', promptId: 900 });
    await waitFor(() => expect(other).not.toBeInTheDocument());
  });

  it('AI-03 E-27 I-19 B-05 deleting asks with the name; the message of the server is an info toast', async () => {
    const { user } = await openPrompts();
    vi.spyOn(backend.ctx, 'emit').mockReturnValue();
    await user.click(button('Excluir Cobrança amigável'));
    const question = await dialog();
    expect(question.getByText('Excluir o prompt Cobrança amigável?')).toBeVisible();
    expect(promptNamed('Cobrança amigável')).toBeDefined();
    await user.click(question.getByText('Excluir prompt'));
    const told = await screen.findByText('Prompt excluído com sucesso.');
    expect(told.closest('.Toastify__toast--info')).not.toBeNull();
    await closed();
    expect(rowNames()).not.toContain('Cobrança amigável');
    expect(promptNamed('Cobrança amigável')).toBeUndefined();
  });

  it('AI-03 a prompt in use stays, although the server answers 200, and the reason is said', async () => {
    const [line] = backend.store.whatsapps.filter(({ companyId }) => companyId === 1);
    Object.assign(line ?? {}, { promptId: idOf('Atendente virtual') });
    const { user } = await openPrompts();
    await user.click(button('Excluir Atendente virtual'));
    await user.click((await dialog()).getByText('Excluir prompt'));
    expect(await screen.findByText(/Não foi possível excluir: o prompt está em uso/)).toBeInTheDocument();
    expect(rowNames()).toContain('Atendente virtual');
    await closed();
  });
});

describe('the form of a prompt', () => {
  it('AI-04 AI-05 AI-08 AI-09 AI-10 AI-13 a new one opens with the defaults and a masked key', async () => {
    const { user } = await openPrompts();
    const { form, key } = await openPromptForm(user, addButton());
    expect(form.getByText('GPT 3.5 turbo')).toBeVisible();
    expect(form.getByLabelText(/^Máximo de tokens/)).toHaveValue('100');
    expect(form.getByLabelText(/^Máximo de mensagens/)).toHaveValue('10');
    const temperature = form.getByLabelText(/^Temperatura/);
    expect(temperature).toHaveValue('1');
    expect(temperature).toHaveAttribute('inputmode', 'decimal');
    expect(key).toHaveAttribute('type', 'password');
    await user.click(form.getByLabelText('Mostrar a chave'));
    expect(key).toHaveAttribute('type', 'text');
    await user.click(form.getByLabelText('Esconder a chave'));
    expect(key).toHaveAttribute('type', 'password');
  });

  it('AI-06 AI-07 AI-09 AI-10 AI-11 AI-12 AI-13 AI-14 DAY-42 what is missing or too short is said, and nothing is sent', async () => {
    const { user } = await openPrompts();
    const { form, name, text, save } = await openPromptForm(user, addButton());
    const sent = recordCalls();
    for (const label of [/^Máximo de tokens/, /^Máximo de mensagens/, /^Temperatura/]) {
      await user.clear(form.getByLabelText(label));
    }
    await user.click(save);
    for (const message of [
      'O nome é obrigatório',
      'Descreva o treinamento da IA',
      'Informe a chave da API',
      'Escolha uma fila',
      'Informe o máximo de tokens',
      'Informe o máximo de mensagens',
      'Informe a temperatura',
    ]) {
      expect(await form.findByText(message)).toBeVisible();
    }
    expect(name).toHaveFocus();
    await user.paste('Oito');
    expect(await form.findByText(/Nome muito curto/)).toBeVisible();
    await replaceText(user, name, 'x'.repeat(101));
    expect(await form.findByText(/Nome muito longo/)).toBeVisible();
    await replaceText(user, text, 'x'.repeat(49));
    expect(await form.findByText(/Prompt muito curto/)).toBeVisible();
    await replaceText(user, text, 'x'.repeat(50));
    await waitFor(() => expect(text).toBeValid());
    for (const length of [5, 100]) {
      await replaceText(user, name, 'x'.repeat(length));
      await waitFor(() => expect(name).toBeValid());
      await replaceText(user, name, length === 5 ? 'x'.repeat(4) : 'x'.repeat(101));
      await waitFor(() => expect(name).toBeInvalid());
    }
    const temperature = form.getByLabelText(/^Temperatura/);
    for (const [text, said] of [
      ['1.1', 'A temperatura vai de 0 a 1'],
      ['1', null],
      ['-0.1', 'A temperatura vai de 0 a 1'],
      ['0', null],
      ['meio', 'Use um número'],
      ['0.1.5', 'Use um número'],
      ['0,25', null],
    ] as const) {
      await replaceText(user, temperature, text);
      await waitFor(() => {
        if (said === null) expect(temperature).toBeValid();
        else expect(temperature).toHaveAccessibleDescription(said);
      });
    }
    for (const label of [/^Máximo de tokens/, /^Máximo de mensagens/]) {
      const field = form.getByLabelText(label);
      await replaceText(user, field, '0');
      await waitFor(() => expect(field).toHaveAccessibleDescription('Use 1 ou mais'));
      await replaceText(user, field, '100,5');
      await waitFor(() => expect(field).toHaveAccessibleDescription(/^Use um número inteiro/));
      await replaceText(user, field, '1');
      await waitFor(() => expect(field).toBeValid());
    }
    expect(sent).toEqual([]);
  });

  it('AI-15 AI-08 AI-10 AI-12 E-27 B-07 B-10 a new one is sent once with its numbers, and stands in the list at once', async () => {
    const { user } = await openPrompts();
    const { form, name, key, text, save } = await openPromptForm(user, addButton());
    const sent = recordCalls();
    vi.spyOn(backend.ctx, 'emit').mockReturnValue();
    await replaceText(user, name, ' Rastreio de pedidos ');
    await replaceText(user, key, 'sk-test');
    await replaceText(user, text, instructions);
    await choose(user, form.getByLabelText(/^Fila/), 'Suporte');
    await choose(user, form.getByLabelText(/^Modelo/), 'GPT 4.0');
    await replaceText(user, form.getByLabelText(/^Temperatura/), '0,25');
    await user.dblClick(save);
    expect(await screen.findByText('Prompt salvo com sucesso.')).toBeInTheDocument();
    expect(await rowOf('Rastreio de pedidos')).toHaveTextContent('Suporte');
    await closed();
    const body = {
      name: 'Rastreio de pedidos',
      prompt: instructions,
      apiKey: 'sk-test',
      model: 'gpt-4o-mini',
      queueId: queueId('Suporte'),
      temperature: 0.25,
      maxTokens: 100,
      maxMessages: 10,
    };
    expect(sent).toEqual([{ method: 'POST', path: '/prompt', body }]);
    expect(document.body.textContent).not.toContain('sk-test');
  });

  it('AI-04 AI-15 an edit reads the prompt; a model of elsewhere is kept; a refusal says its code, never the key', async () => {
    Object.assign(promptNamed('Triagem de vendas') ?? {}, { model: 'gpt-next' });
    const id = idOf('Triagem de vendas');
    const { user } = await openPrompts('admin', `/prompts?edit=${id}`);
    const form = await dialog();
    const key = await form.findByLabelText(/^Chave da API/);
    expect(key).toHaveValue(promptNamed('Triagem de vendas')?.apiKey);
    expect(form.getByText('gpt-next')).toBeVisible();
    await replaceText(user, key, 'sk-secret');
    const error = JSON.stringify({ value: { apiKey: 'sk-secret' }, errors: ['ERR_PROMPT_APIKEY_INVALID'] });
    answerOnce('PUT', `/prompt/${id}`, () => Response.json({ error }, { status: 400 }));
    await user.click(form.getByText('Salvar'));
    expect(await form.findByText('A chave da API não é válida.')).toBeVisible();
    expect(document.body.textContent).not.toContain('sk-secret');
    await user.click(form.getByText('Salvar'));
    await closed();
    expect(promptNamed('Triagem de vendas')).toMatchObject({ apiKey: 'sk-secret', model: 'gpt-next' });
  });

  it('AI-04 B-42 an address that names a prompt of another company shows nothing of it', async () => {
    Object.assign(promptNamed('Triagem de vendas') ?? {}, { companyId: 2 });
    await openPrompts('admin', `/prompts?edit=${idOf('Triagem de vendas')}`);
    const form = await dialog();
    expect(await form.findByText('Este registro não existe ou pertence a outra empresa.')).toBeVisible();
    expect(form.queryByLabelText(/^Chave da API/)).not.toBeInTheDocument();
  });
});

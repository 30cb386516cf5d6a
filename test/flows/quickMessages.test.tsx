import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { button, closed, dialog, openForm, recordCalls, replaceText, rowNames, rowOf } from '../page';
import { backend, type Person, intercept } from '../world';
import { renderApp } from '../render';
// The lazy page and its form are loaded before the first test, so that no test waits for the compiler.
import '@/pages/quick-messages/QuickMessageDialog';
import '@/pages/quick-messages/QuickMessagesPage';

const ownerId = (name: string) => backend.store.users.all().find((user) => user.email.startsWith(`${name}@`))?.id ?? 0;
const ofAna = () => backend.store.quickMessages.filter(({ userId }) => userId === ownerId('ana'));
const stored = (shortcode: string) => ofAna().find((row) => row.shortcode === shortcode);
const file = (name: string) => new File(['x'], name, { type: 'image/png' });
const picker = () => document.querySelector<HTMLInputElement>('input[type="file"]');

async function openPage(as: Person = 'ana', path = '/quick-messages') {
  const app = await renderApp(path, { as });
  await rowOf('/aguarde');
  return app;
}

async function openQuickMessageForm(
  user: Awaited<ReturnType<typeof openPage>>['user'],
  opener = 'Nova resposta rápida',
) {
  const form = await openForm(user, opener);
  const shortcode = await form.findByLabelText(/^Atalho/);
  return { form, shortcode, message: form.getByLabelText(/^Mensagem/), save: form.getByText('Salvar') };
}

const flags = { geral: false, visao: true, status: true };

describe('the list of quick messages', () => {
  it('QM-01 V-11 one asks for the own ones, with the page and the search', async () => {
    const asked = vi.spyOn(backend, 'handle');
    const { user } = await openPage();
    const addresses = () => asked.mock.calls.map(([{ url }]) => url.split('/api')[1]);
    expect(addresses()).toContain(`/quick-messages?searchParam=&pageNumber=1&userId=${ownerId('ana')}`);
    expect(rowNames()).toHaveLength(ofAna().length);
    expect(screen.getByRole('table', { name: 'Respostas rápidas' })).toBeVisible();
    const row = await rowOf('/catalogo');
    expect([...(row?.cells ?? [])].map(({ textContent }) => textContent).slice(1, 3)).toEqual([
      'Segue o nosso catálogo com as novidades da estação.',
      'catalogo.jpg',
    ]);
    await user.click(screen.getByLabelText('Buscar respostas rápidas', { selector: 'input' }));
    await user.paste('estacao');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(rowNames()).toEqual(['/catalogo']));
    const search = `/quick-messages?searchParam=estacao&pageNumber=1&userId=${ownerId('ana')}`;
    await waitFor(() => expect(addresses()).toContain(search));
  });

  it('QM-01 the next page comes at the end of the list', async () => {
    await openPage('admin');
    const own = backend.store.quickMessages.filter(({ userId }) => userId === ownerId('admin'));
    expect(own.length).toBeGreaterThan(20);
    await waitFor(() => expect(rowNames()).toHaveLength(own.length));
  });

  it('QM-02 B-08 PAIN-1.2 what happens elsewhere shows, and what belongs to others stays away', async () => {
    const { second } = await openPage();
    const [again, bruno] = [await second('ana'), await second('bruno')];
    await bruno.request('POST', '/quick-messages', { shortcode: 'alheia', message: 'De outra pessoa' });
    await again.request('POST', '/quick-messages', { shortcode: 'nova', message: 'Texto novo' });
    const row = await rowOf('/nova');
    const id = stored('nova')?.id;
    await again.request('PUT', `/quick-messages/${id}`, { shortcode: 'nova', message: 'Texto mudado' });
    await within(await rowOf('/nova').then((found) => found ?? document.body)).findByText('Texto mudado');
    expect(rowNames()).not.toContain('/alheia');
    // Whoever edits becomes the owner.
    await bruno.request('PUT', `/quick-messages/${id}`, { shortcode: 'nova', message: 'Texto tomado' });
    await waitFor(() => expect(row).not.toBeInTheDocument());
    await again.request('DELETE', `/quick-messages/${stored('tchau')?.id}`);
    await waitFor(() => expect(rowNames()).not.toContain('/tchau'));
  });

  it('QM-07 E-26 B-05 B-10 deleting asks first', async () => {
    const { user } = await openPage();
    await user.click(button('Excluir aguarde'));
    const question = await dialog();
    expect(question.getByText('Excluir a resposta rápida /aguarde?')).toBeVisible();
    expect(stored('aguarde')).toBeDefined();
    vi.spyOn(backend.ctx, 'emit').mockReturnValue();
    await user.click(question.getByText('Excluir resposta rápida'));
    expect(await screen.findByText('Resposta rápida excluída com sucesso.')).toBeInTheDocument();
    await closed();
    expect(stored('aguarde')).toBeUndefined();
    expect(rowNames()).not.toContain('/aguarde');
  });
});

describe('the form of a quick message', () => {
  it('QM-04 QM-03 shortcode and message are asked for, and a variable must be closed', async () => {
    const { user } = await openPage();
    const sent = recordCalls();
    const { form, shortcode, message, save } = await openQuickMessageForm(user);
    await user.click(save);
    expect(await form.findAllByText('Obrigatório')).toHaveLength(2);
    expect(shortcode).toHaveFocus();
    await user.paste('ab');
    expect(await form.findByText('Mensagem muito curta')).toBeVisible();
    await user.click(message);
    await user.paste('Olá {{name');
    expect(await form.findByText('Feche as chaves da variável')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('PUB-19 a shortcode is judged as it is kept: without its slash, each run of blanks as one', async () => {
    const { user } = await openPage();
    const sent = recordCalls();
    const { form, shortcode, message, save } = await openQuickMessageForm(user);
    await user.click(message);
    await user.paste('Bom dia!');
    for (const [typed, fault] of [
      ['/', 'Obrigatório'],
      ['/ab', 'Mensagem muito curta'],
    ] as const) {
      await user.clear(shortcode);
      await user.click(shortcode);
      await user.paste(typed);
      await user.click(save);
      expect(await form.findByText(fault)).toBeVisible();
    }
    expect(sent).toEqual([]);
    await user.clear(shortcode);
    await user.click(shortcode);
    await user.paste(' /bom  dia ');
    await user.click(save);
    await rowOf('/bom dia');
    expect(sent).toMatchObject([{ method: 'POST', body: { shortcode: 'bom dia' } }]);
  });

  it('PUB-19 one that was kept with its slash shows it once and is found with it', async () => {
    const [own] = ofAna();
    if (!own) throw new Error('ana has no quick answers');
    backend.store.quickMessages.update(own, { shortcode: '/antiga' });
    const { user } = await openPage();
    await rowOf('/antiga');
    await user.click(button('Excluir antiga'));
    expect((await dialog()).getByText('Excluir a resposta rápida /antiga?')).toBeVisible();
    await user.keyboard('{Escape}');
    await closed();
    await user.click(screen.getByLabelText('Buscar respostas rápidas', { selector: 'input' }));
    await user.paste('/agu');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(rowNames()).toEqual(['/aguarde']));
  });

  it('QM-03 QM-06 P-18 E-26 B-10 a new one goes out once with its flags, a variable where the caret was', async () => {
    const { user } = await openPage();
    const sent = recordCalls();
    vi.spyOn(backend.ctx, 'emit').mockReturnValue();
    const { form, shortcode, message, save } = await openQuickMessageForm(user);
    await user.click(shortcode);
    await user.paste('/volta');
    await user.click(message);
    await user.paste('Oi , voltamos');
    if (message instanceof HTMLTextAreaElement) message.setSelectionRange(3, 3);
    await user.click(form.getByText('Inserir variável'));
    await user.click(await screen.findByText('Primeiro nome'));
    await waitFor(() => expect(message).toHaveFocus());
    expect(message).toHaveValue('Oi {{firstName}}, voltamos');
    await user.dblClick(save);
    expect(await screen.findByText('Resposta rápida salva com sucesso.')).toBeInTheDocument();
    await rowOf('/volta');
    await closed();
    const body = { shortcode: 'volta', message: 'Oi {{firstName}}, voltamos', isMedia: false, ...flags };
    expect(sent).toEqual([{ method: 'POST', path: '/quick-messages', body }]);
  });

  it('QM-05 QM-06 the attachment goes to its folder under a name of its own, blanks as underscores', async () => {
    const { user } = await openPage();
    const sent = recordCalls();
    const { form, shortcode, message, save } = await openQuickMessageForm(user);
    await user.click(shortcode);
    await user.paste('tabela');
    await user.click(message);
    await user.paste('Segue a tabela');
    const input = picker();
    if (input) await user.upload(input, file('tabela de  preços.png'));
    expect(await form.findByText('tabela de preços.png')).toBeVisible();
    await user.click(save);
    await closed();
    const upload = sent[1];
    const parts: unknown = upload?.body;
    expect(upload).toMatchObject({ method: 'POST', path: `/quick-messages/${stored('tabela')?.id}/media-upload` });
    expect(parts).toEqual([
      ['typeArch', 'quickMessage'],
      ['file', expect.anything()],
    ]);
    expect(stored('tabela')?.mediaName).toMatch(/^\d{13}_tabela_de_preços\.png$/);
    expect(await screen.findByText('tabela_de_preços.png')).toBeVisible();
  });

  it('QM-07 QM-06 E-26 an edit reads the record, takes the attachment out on saving and keeps the rest', async () => {
    const { user } = await openPage();
    const id = stored('catalogo')?.id;
    const { form, message, save } = await openQuickMessageForm(user, 'Editar catalogo');
    expect(message).toHaveValue('Segue o nosso catálogo com as novidades da estação.');
    expect(backend.faults.log.some(({ path }) => path === `/quick-messages/${id}`)).toBe(true);
    const sent = recordCalls();
    await user.click(form.getByLabelText('Remover catalogo.jpg'));
    await waitFor(() => expect(form.getByText('Escolher arquivo')).toHaveFocus());
    expect(sent).toEqual([]);
    await user.click(save);
    expect(await screen.findByText('Resposta rápida salva com sucesso.')).toBeInTheDocument();
    await closed();
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
      `PUT /quick-messages/${id}`,
      `DELETE /quick-messages/${id}/media-upload`,
    ]);
    expect((await rowOf('/catalogo'))?.cells[2]).toHaveTextContent('Sem anexo');
  });

  it('QM-06 B-04 an upload that fails leaves the form, and the next attempt makes no second record', async () => {
    const { user } = await openPage();
    const { form, shortcode, message, save } = await openQuickMessageForm(user);
    await user.click(shortcode);
    await user.paste('recibo');
    await user.click(message);
    await user.paste('Segue o recibo');
    const input = picker();
    if (input) await user.upload(input, file('recibo.png'));
    let refused = 0;
    intercept(async (request, handle) => {
      if (!request.url.endsWith('media-upload') || refused > 0) return handle(request);
      refused += 1;
      return Response.json({ error: 'ERR_INTERNAL_SERVER_ERROR' }, { status: 500 });
    });
    await user.click(save);
    await waitFor(() => expect(refused).toBe(1));
    await waitFor(() => expect(form.getByText('Salvar')).toBeVisible());
    expect(form.getByText('recibo.png')).toBeVisible();
    await user.click(form.getByText('Salvar'));
    await closed();
    expect(ofAna().filter((row) => row.shortcode === 'recibo')).toHaveLength(1);
    expect(stored('recibo')?.mediaName).toMatch(/recibo\.png$/);
  });

  it('QM-06 B-04 a stored attachment stays where the one that replaces it does not arrive', async () => {
    const { user } = await openPage();
    const { form, save } = await openQuickMessageForm(user, 'Editar catalogo');
    await user.click(form.getByLabelText('Remover catalogo.jpg'));
    const input = picker();
    if (input) await user.upload(input, file('novo.png'));
    backend.failNext(/media-upload/, 413);
    await user.click(save);
    expect(await screen.findByText(/^O arquivo é maior/)).toBeInTheDocument();
    expect(stored('catalogo')?.mediaName).toMatch(/catalogo\.jpg$/);
    await user.click(form.getByText('Salvar'));
    await closed();
    expect(stored('catalogo')?.mediaName).toMatch(/novo\.png$/);
  });

  it('DAY-47 it is told where another one is called alike, whatever its accents, blanks and capitals', async () => {
    const { user } = await openPage();
    const { shortcode } = await openQuickMessageForm(user);
    const told = 'Outra resposta rápida sua já responde por este atalho.';
    for (const typed of ['aguarde', '/Aguarde', 'águ arde']) {
      await replaceText(user, shortcode, typed);
      await waitFor(() => expect(shortcode).toHaveAccessibleDescription(told));
    }
    await user.type(shortcode, '2');
    expect(shortcode).toHaveAccessibleDescription(/^Na conversa, digite/);
  });

  it('DAY-47 and not of itself', async () => {
    const { user } = await openPage();
    const { shortcode } = await openQuickMessageForm(user, 'Editar aguarde');
    await user.type(shortcode, ' ');
    expect(shortcode).toHaveAccessibleDescription(/^Na conversa, digite/);
  });

  it('QM-03 a server that keeps the flags shows them and gets them back', async () => {
    const bodies: unknown[] = [];
    intercept(async (request, handle) => {
      if (request.method === 'PUT') bodies.push(await request.clone().json());
      const answer = await handle(request);
      if (request.method !== 'GET' || !request.url.includes('/quick-messages')) return answer;
      const text = (await answer.text()).replaceAll(
        '"shortcode"',
        '"geral":true,"visao":false,"status":true,"shortcode"',
      );
      return new Response(text, { status: answer.status, headers: { 'content-type': 'application/json' } });
    });
    const { user } = await openPage();
    const { form, save } = await openQuickMessageForm(user, 'Editar aguarde');
    expect(form.getByLabelText('Outras pessoas podem editar')).toBeChecked();
    await user.click(form.getByLabelText('Outras pessoas podem ver'));
    await user.click(form.getByLabelText('Ativa'));
    await user.click(save);
    await closed();
    expect(bodies).toEqual([expect.objectContaining({ geral: true, visao: true, status: false })]);
  });
});

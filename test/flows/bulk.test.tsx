import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findDialog } from '../page';
import { renderApp } from '../render';
import { backend, intercept } from '../world';
import { findChoices } from './conversationHelpers';
import { callsOf, changeWhenLookedAt, idOf, keepOnly, place, queueId, rowOf, rowsIn, stored } from './ticketsHelpers';
// The late parts are loaded before the first test, so that no test waits for the compiler.
import '@/pages/tickets/bulk/BulkBar';
import '@/pages/tickets/bulk/BulkDialog';

const names = ['Alfa Souza', 'Beto Lima', 'Caio Reis', 'Dora Maia', 'Enzo Paz'];

/** Five tickets without a contact in common: as many of them wait as told, the others are Ana's. */
function inbox(waiting: number): number[] {
  keepOnly(5);
  return names.map((name, index) => {
    const waits = index < waiting;
    const { id } = place(index, {
      status: waits ? 'pending' : 'open',
      owner: waits ? null : 'ana',
      queue: 'Suporte',
      name,
      unread: 0,
      isGroup: false,
      minutesAgo: index + 1,
      tags: index === 0 ? ['VIP'] : [],
    });
    return id;
  });
}

const box = async (list: string, name: string): Promise<HTMLElement> =>
  within(await rowOf(list, name)).getByLabelText(`Selecionar ${name}`);

const bar = async () => within(await screen.findByLabelText('Ações para os selecionados'));

/** Opens a list and selects some of its rows. */
async function selecting(path: string, list: string, chosen: readonly string[]) {
  const app = await renderApp(path, { as: 'ana' });
  for (const name of chosen) await app.user.click(await box(list, name));
  return { ...app, bar: await bar() };
}

const press = async (user: { click: (element: Element) => Promise<void> }, dialog: HTMLElement, name: string) =>
  user.click(within(dialog).getByText(name, { selector: 'button, button *' }));

/** The result of each ticket, in order. */
const results = (dialog: HTMLElement): string[] =>
  [...within(dialog).getByLabelText('Resultado por atendimento').children].map(({ textContent }) => textContent);

describe('selecting', () => {
  it('B-26 single rows, a range with Shift, all that are loaded; the count is said and Escape leaves', async () => {
    inbox(0);
    const { user, bar: tools } = await selecting('/tickets', 'Atendendo', ['Alfa Souza']);
    expect(tools.getByText('1 selecionado')).toBeInTheDocument();
    expect(screen.queryByText('Resolvidos', { selector: '[role=tab]' })).not.toBeInTheDocument();
    await user.keyboard('{Shift>}');
    await user.click(await box('Atendendo', 'Dora Maia'));
    await user.keyboard('{/Shift}');
    expect(tools.getByText('4 selecionados')).toBeInTheDocument();
    expect(await box('Atendendo', 'Caio Reis')).toBeChecked();
    await waitFor(() =>
      expect([...document.querySelectorAll('[aria-live="polite"]')].map((live) => live.textContent)).toContain(
        '4 selecionados',
      ),
    );
    await user.click(tools.getByLabelText('Selecionar todos os 5 carregados'));
    expect(tools.getByText('5 selecionados')).toBeInTheDocument();
    expect(tools.queryByLabelText(/^Aceitar/)).not.toBeInTheDocument();
    expect(tools.getByLabelText('Resolver 5 atendimentos')).toBeEnabled();
    await user.keyboard('{Escape}');
    expect(screen.queryByLabelText('Ações para os selecionados')).not.toBeInTheDocument();
    expect(await box('Atendendo', 'Alfa Souza')).not.toBeChecked();
    const entry = screen.getByLabelText('Selecionar atendimentos', { selector: 'button' });
    expect(entry).toHaveFocus();
    await user.click(entry);
    await bar();
    expect(entry).toHaveAttribute('aria-pressed', 'true');
    await user.click(await box('Atendendo', 'Alfa Souza'));
    await user.click(screen.getByRole('tab', { name: /^Aguardando/ }));
    await waitFor(() => expect(screen.queryByLabelText('Ações para os selecionados')).not.toBeInTheDocument());
  });
});

describe('a run', () => {
  it('B-26 accepts all that wait, two at a time, and stays where it is', async () => {
    const ids = inbox(4);
    const { user, bar: tools } = await selecting('/tickets?sub=pending', 'Aguardando', ['Alfa Souza']);
    await user.click(tools.getByLabelText('Selecionar todos os 4 carregados'));
    let under = 0;
    let most = 0;
    intercept(async (request, handle) => {
      const counts = request.method === 'PUT';
      if (counts) most = Math.max(most, (under += 1));
      const response = await handle(request);
      if (counts) under -= 1;
      return response;
    });
    await user.click(tools.getByLabelText('Aceitar 4 atendimentos'));
    await press(user, await findDialog('Aceitar 4 atendimentos agora?'), 'Aceitar 4 atendimentos');
    const dialog = await findDialog('Resultado');
    expect(within(dialog).getByText('4 feitos')).toBeInTheDocument();
    expect(results(dialog)).toEqual(names.slice(0, 4).map((name) => `${name} Aceito`));
    expect(most).toBeLessThanOrEqual(2);
    expect(ids.slice(0, 4).map((id) => stored(id).userId)).toEqual(Array.from({ length: 4 }, () => idOf('ana')));
    expect(window.location.pathname).toBe('/tickets');
    await press(user, dialog, 'Fechar');
    await waitFor(() => expect(screen.getByLabelText('Selecionar atendimentos')).toHaveFocus());
    expect(screen.queryByLabelText('Ações para os selecionados')).not.toBeInTheDocument();
  });

  it('B-26 B-12 what a colleague took is a result, a failure is told with its reason and can be tried again', async () => {
    const ids = inbox(3);
    const { emit } = backend.ctx;
    const { user, bar: tools } = await selecting('/tickets?sub=pending', 'Aguardando', names.slice(0, 3));
    backend.ctx.emit = () => undefined;
    place(0, { status: 'open', owner: 'bruno', minutesAgo: 1 });
    backend.failNext(`PUT /tickets/${ids[1] ?? 0}`, 500);
    await user.click(tools.getByLabelText('Aceitar 3 atendimentos'));
    await press(user, await findDialog(/^Aceitar 3/), 'Aceitar 3 atendimentos');
    const dialog = await findDialog('Resultado');
    backend.ctx.emit = emit;
    expect(results(dialog)).toEqual([
      'Alfa Souza Bruno Castro já aceitou este atendimento.',
      expect.stringMatching(/^Beto Lima Não foi possível alterar o atendimento/),
      'Caio Reis Aceito',
    ]);
    expect(within(dialog).getByText('1 feito · 1 com aviso · 1 falhou')).toBeInTheDocument();
    expect(callsOf(backend, `PUT /tickets/${ids[0] ?? 0}`)).toBe(0);
    await press(user, dialog, 'Tentar de novo (1)');
    await within(dialog).findByText('2 feitos · 1 com aviso');
    expect(stored(ids[1] ?? 0).userId).toBe(idOf('ana'));
    expect(callsOf(backend, `PUT /tickets/${ids[2] ?? 0}`)).toBe(1);
  });

  it('DAY-67 who accepted in the same moment and was later has it, and the result says so', async () => {
    const ids = inbox(2);
    const { user, bar: tools, second } = await selecting('/tickets?sub=pending', 'Aguardando', names.slice(0, 2));
    const bruno = await second('bruno');
    await user.click(tools.getByLabelText('Aceitar 2 atendimentos'));
    await press(user, await findDialog(/^Aceitar 2/), 'Aceitar 2 atendimentos');
    const dialog = await findDialog('Resultado');
    expect(within(dialog).getByText('2 feitos')).toBeInTheDocument();
    await act(async () => {
      await bruno.request('PUT', `/tickets/${ids[0] ?? 0}`, { status: 'open', userId: idOf('bruno') });
    });
    await within(dialog).findByText('1 feito · 1 com aviso');
    expect(results(dialog)).toEqual(['Alfa Souza Bruno Castro já aceitou este atendimento.', 'Beto Lima Aceito']);
  });

  it('DAY-81 what a customer wrote while many are resolved is not closed', async () => {
    const ids = inbox(0);
    const { user, bar: tools } = await selecting('/tickets', 'Atendendo', names.slice(0, 2));
    await user.click(tools.getByLabelText('Resolver 2 atendimentos'));
    changeWhenLookedAt(ids[1] ?? 0, { lastMessage: 'Mais uma coisa', fromMe: false });
    await press(user, await findDialog(/^Resolver 2/), 'Resolver 2 atendimentos');
    const dialog = await findDialog('Resultado');
    expect(results(dialog)).toEqual([
      'Alfa Souza Resolvido',
      'Beto Lima Beto Lima acabou de escrever. Leia antes de resolver.',
    ]);
    expect(stored(ids[1] ?? 0).status).toBe('open');
  });

  it('B-26 B-05 resolve is asked about, shows its progress and can be stopped: the rest stays as it is and selected', async () => {
    const ids = inbox(0);
    const { user, bar: tools } = await selecting('/tickets', 'Atendendo', names);
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    intercept(async (request, handle) => {
      if (request.method === 'PUT' && !request.url.endsWith(`/${ids[0] ?? 0}`)) await gate;
      return handle(request);
    });
    await user.click(tools.getByLabelText('Resolver 5 atendimentos'));
    const question = await findDialog('Resolver 5 atendimentos agora?');
    expect(stored(ids[0] ?? 0).status).toBe('open');
    await press(user, question, 'Resolver 5 atendimentos');
    const running = await findDialog('Resolvendo atendimentos');
    await within(running).findByText('1 de 5');
    expect(within(running).getByLabelText('Resolvendo atendimentos')).toHaveAttribute('aria-valuetext', '1 de 5');
    await user.keyboard('{Escape}');
    expect(running).toBeInTheDocument();
    await press(user, running, 'Parar');
    await act(async () => {
      release();
      await gate;
    });
    const dialog = await findDialog('Resultado');
    expect(within(dialog).getByText('3 feitos · 2 não alterados')).toBeInTheDocument();
    expect(results(dialog).slice(3)).toEqual(['Dora Maia Não foi alterado', 'Enzo Paz Não foi alterado']);
    expect(ids.map((id) => stored(id).status)).toEqual(['closed', 'closed', 'closed', 'open', 'open']);
    await press(user, dialog, 'Fechar');
    expect(await (await bar()).findByText('2 selecionados')).toBeInTheDocument();
    expect(await box('Atendendo', 'Enzo Paz')).toBeChecked();
  });

  it('B-26 T-56 transfer asks where to, leaves out what is resolved and keeps every connection', async () => {
    const ids = inbox(1);
    place(4, { status: 'closed', minutesAgo: 5 });
    const before = stored(ids[0] ?? 0).whatsappId;
    const app = await renderApp('/tickets?tab=search&q=a', { as: 'ana' });
    const { user } = app;
    const list = await rowsIn('Busca');
    for (const name of ['Alfa Souza', 'Beto Lima', 'Enzo Paz']) await user.click(await box('Busca', name));
    const tools = await bar();
    expect(list).toHaveAttribute('data-picking', 'true');
    await user.click(tools.getByLabelText('Transferir 2 atendimentos'));
    const form = await findDialog('Transferir 2 atendimentos');
    expect(within(form).getByText('Ficam de fora: 1 já resolvido.')).toBeInTheDocument();
    await user.click(within(form).getByLabelText(/^Fila/));
    await user.click(within(await findChoices()).getByText('Financeiro'));
    await press(user, form, 'Transferir');
    const dialog = await findDialog('Resultado');
    expect(results(dialog)).toEqual(['Alfa Souza Transferido', 'Beto Lima Transferido']);
    for (const id of ids.slice(0, 2)) {
      expect(stored(id)).toMatchObject({ status: 'pending', userId: null, queueId: queueId('Financeiro') });
    }
    expect(stored(ids[0] ?? 0).whatsappId).toBe(before);
    expect(stored(ids[4] ?? 0).queueId).toBe(queueId('Suporte'));
  });

  it('DAY-76 DAY-79 each ticket is read first: one that was resolved or given away, untold, stays as it is', async () => {
    const [resolved = 0, given = 0, mine = 0] = inbox(0);
    const { user, bar: tools } = await selecting('/tickets', 'Atendendo', ['Alfa Souza', 'Beto Lima', 'Caio Reis']);
    await user.click(tools.getByLabelText('Transferir 3 atendimentos'));
    const form = await findDialog('Transferir 3 atendimentos');
    await user.click(within(form).getByLabelText(/^Fila/));
    await user.click(within(await findChoices()).getByText('Financeiro'));
    changeWhenLookedAt(resolved, { status: 'closed' });
    changeWhenLookedAt(given, { userId: idOf('bruno') });
    await press(user, form, 'Transferir');
    expect(results(await findDialog('Resultado'))).toEqual([
      'Alfa Souza Este atendimento já foi resolvido.',
      'Beto Lima Bruno Castro já aceitou este atendimento.',
      'Caio Reis Transferido',
    ]);
    expect(stored(resolved)).toMatchObject({ status: 'closed', queueId: queueId('Suporte') });
    expect(stored(given)).toMatchObject({ status: 'open', userId: idOf('bruno'), queueId: queueId('Suporte') });
    expect(stored(mine)).toMatchObject({ status: 'pending', queueId: queueId('Financeiro') });
  });

  it('B-26 T-57 tags are added to those a ticket has', async () => {
    const ids = inbox(0);
    place(1, { tags: ['Garantia'], minutesAgo: 2 });
    const { user, bar: tools } = await selecting('/tickets', 'Atendendo', names.slice(0, 2));
    await user.click(tools.getByLabelText('Adicionar tags a 2 atendimentos'));
    const form = await findDialog('Adicionar tags a 2 atendimentos');
    await user.click(within(form).getByLabelText(/^Tags/));
    await user.click(within(await findChoices()).getByText('Garantia'));
    await user.keyboard('{Escape}');
    await press(user, form, 'Adicionar');
    expect(results(await findDialog('Resultado'))).toEqual(['Alfa Souza Com as tags', 'Beto Lima Com as tags']);
    const tagsOf = (id: number) =>
      backend.store.by.tagsOfTicket.all(id).map(({ tagId }) => backend.store.tags.get(tagId)?.name);
    expect(tagsOf(ids[0] ?? 0)).toEqual(['VIP', 'Garantia']);
    expect(tagsOf(ids[1] ?? 0)).toEqual(['Garantia']);
    expect(callsOf(backend, 'POST /tags/sync')).toBe(1);
    expect(within(await rowOf('Atendendo', 'Alfa Souza')).getAllByText(/Garantia/)).not.toHaveLength(0);
  });
});

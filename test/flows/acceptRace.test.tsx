import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { pause } from '@/lib/pause';
import { findDialog } from '../page';
import { renderApp, type RenderedApp } from '../render';
import { backend } from '../world';
import { liveIn } from './liveSocket';
import { callsOf, countOf, holdAnswer, idOf, keepOnly, place, queueId, rowOf, stored } from './ticketsHelpers';

const told = 'Bruno Castro já aceitou este atendimento.';
const emit = backend.ctx.emit;
const handle = backend.handle;

afterEach(() => {
  backend.ctx.emit = emit;
  backend.handle = handle;
});

/** Events wait until they are let go. */
function holdEvents(): () => void {
  const waiting: Parameters<typeof emit>[] = [];
  backend.ctx.emit = (...event) => void waiting.push(event);
  return () => {
    backend.ctx.emit = emit;
    act(() => waiting.splice(0).forEach((event) => emit(...event)));
  };
}

const tick = () => pause(5);
const quiet = () => act(() => pause(250));

/** Ana before her waiting tickets; `rival` is Bruno, who has found Dora's waiting as well and whose change arrives now. */
async function desk(as: 'ana' | 'admin' = 'ana', opened = false) {
  keepOnly(3);
  const mine = place(0, { status: 'open', owner: 'ana', queue: 'Vendas', name: 'Alfa Souza', unread: 0, tags: [] });
  const ticket = place(1, { status: 'pending', owner: null, queue: 'Vendas', name: 'Dora Maia', unread: 0, tags: [] });
  place(2, { status: 'pending', owner: null, queue: 'Vendas', name: 'Enzo Paz', unread: 0, tags: [] });
  const app = await renderApp(`/tickets${opened ? `/${ticket.uuid}` : ''}?sub=pending`, { as });
  const row = await rowOf('Aguardando', 'Dora Maia');
  await liveIn('notification');
  const bruno = await app.second('bruno');
  const change = async (body: object): Promise<void> => {
    // The server's clock has moved since the change before.
    await tick();
    const answer = await bruno.request('PUT', `/tickets/${ticket.id}`, body);
    expect(answer.status).toBe(200);
  };
  const rival = () => change({ status: 'open', userId: idOf('bruno') });
  const click = () => app.user.click(within(row).getByLabelText('Aceitar Dora Maia'));
  const put = `/api/tickets/${ticket.id}`;
  const look = `/api/tickets/u/${ticket.uuid}`;
  return { app, ticket, mine, rival, change, click, put, look };
}

const writingBox = () => screen.queryByRole('textbox', { name: 'Mensagem' });
const openedBox = () => screen.findByRole('textbox', { name: 'Mensagem' }, { timeout: 12_000 });

async function expectLost(): Promise<void> {
  expect(await screen.findByText(told)).toBeInTheDocument();
  await waitFor(() => expect(window.location.pathname).toBe('/tickets'));
  await waitFor(() => expect(writingBox()).not.toBeInTheDocument());
  // What an event tells is drawn a moment later.
  await waitFor(() => expect([countOf('Atendendo'), countOf('Aguardando')]).toEqual([1, 1]));
}

async function expectKept({ ticket }: { app: RenderedApp; ticket: { id: number; uuid: string } }): Promise<void> {
  await openedBox();
  await quiet();
  expect(screen.queryByText(/já (aceitou|foi aceito)/)).not.toBeInTheDocument();
  expect(window.location.pathname).toBe(`/tickets/${ticket.uuid}`);
  expect(writingBox()).toBeInTheDocument();
  expect(stored(ticket.id).userId).toBe(idOf('ana'));
}

describe('two who accept at once: the slower change stands, and its event may come at any time', () => {
  it('REAL-1 after both changes, before the answer of the own one: events first', async () => {
    const { put, click, rival } = await desk();
    const answer = holdAnswer(`PUT ${put}`);
    await click();
    await answer.done;
    await act(rival);
    await quiet();
    answer.release();
    await expectLost();
  });

  it('REAL-1 after both changes, before the answer of the own one: events last', async () => {
    const { put, click, rival } = await desk();
    const letGo = holdEvents();
    const answer = holdAnswer(`PUT ${put}`);
    await click();
    await answer.done;
    await act(rival);
    answer.release();
    expect(await screen.findByText(told)).toBeInTheDocument();
    letGo();
    await expectLost();
  });

  it('REAL-1 while the second look is on its way: its answer is older than the event that overtakes it', async () => {
    const { look, click, rival } = await desk();
    const answer = holdAnswer(`GET ${look}`);
    await click();
    await answer.done;
    await act(rival);
    await quiet();
    answer.release();
    await expectLost();
  });

  it('REAL-1 while the second look is on its way, and the event after it: the conversation is left again', async () => {
    const { look, ticket, click, rival } = await desk();
    const answer = holdAnswer(`GET ${look}`);
    await click();
    await answer.done;
    const letGo = holdEvents();
    await act(rival);
    answer.release();
    await waitFor(() => expect(window.location.pathname).toBe(`/tickets/${ticket.uuid}`));
    letGo();
    await expectLost();
  });

  it('REAL-1 after the conversation has opened', async () => {
    const { click, rival } = await desk();
    await click();
    await openedBox();
    await act(rival);
    await expectLost();
  });

  it('REAL-1 before the own change, told before the first look answers: nothing is taken away', async () => {
    const { put, ticket, click, rival } = await desk();
    const answer = holdAnswer(`GET ${put}`);
    await click();
    await answer.done;
    await act(rival);
    await quiet();
    answer.release();
    await expectLost();
    expect(backend.faults.log.filter(({ method, path }) => method === 'PUT' && path.endsWith(`/${ticket.id}`))).toEqual(
      [expect.anything()],
    );
  });

  it('REAL-1 after the conversation has opened, and no event comes at all', async () => {
    const { click, rival } = await desk();
    holdEvents();
    await click();
    await openedBox();
    await act(rival);
    expect(await screen.findByText(told)).toBeInTheDocument();
    await waitFor(() => expect(window.location.pathname).toBe('/tickets'));
  });

  it('REAL-1 after both changes and their events, and the second look gets lost', async () => {
    const { put, ticket, click, rival } = await desk();
    const answer = holdAnswer(`PUT ${put}`);
    await click();
    await answer.done;
    await act(rival);
    await quiet();
    backend.failNext(`GET /tickets/u/${ticket.uuid}`, 500);
    answer.release();
    expect(await screen.findByText(told)).toBeInTheDocument();
    await waitFor(() => expect(window.location.pathname).toBe('/tickets'));
  });

  it('REAL-1 accepted from the conversation itself: it is left as well', async () => {
    const { app, rival } = await desk('admin', true);
    const closed = await screen.findByLabelText('Reabra ou aceite este atendimento para enviar uma mensagem.');
    await app.user.click(within(closed).getByText('Aceitar'));
    await openedBox();
    await act(rival);
    expect(await screen.findByText(told)).toBeInTheDocument();
    await waitFor(() => expect(window.location.pathname).toBe('/tickets'));
  });
});

describe('what is no lost race', () => {
  it('REAL-1 the slower one keeps it, though the event of the faster one comes last', async () => {
    const all = await desk();
    const answer = holdAnswer(`GET ${all.put}`);
    await all.click();
    await answer.done;
    const letGo = holdEvents();
    await act(all.rival);
    await act(tick);
    answer.release();
    await waitFor(() => expect(window.location.pathname).toBe(`/tickets/${all.ticket.uuid}`));
    letGo();
    await expectKept(all);
  });

  it('REAL-1 the own event after the answer of the own change does not disturb', async () => {
    const all = await desk();
    const letGo = holdEvents();
    await all.click();
    await openedBox();
    letGo();
    await expectKept(all);
    expect(callsOf(backend, `PUT /tickets/${all.ticket.id}`)).toBe(1);
  });

  it('REAL-1 a second look that fails leaves it with the answer', async () => {
    const all = await desk();
    const answer = holdAnswer(`PUT ${all.put}`);
    await all.click();
    await answer.done;
    backend.failNext(`GET /tickets/u/${all.ticket.uuid}`, 500);
    answer.release();
    await expectKept(all);
  });

  it('REAL-1 a transfer by somebody else to another queue: the conversation stays on screen', async () => {
    const { click, change, ticket } = await desk();
    await click();
    await openedBox();
    await act(() => change({ status: 'open', userId: idOf('bruno'), queueId: queueId('Financeiro') }));
    await quiet();
    expect(screen.queryByText(/já (aceitou|foi aceito)/)).not.toBeInTheDocument();
    expect(window.location.pathname).toBe(`/tickets/${ticket.uuid}`);
  });

  it('REAL-1 given back to the queue by somebody else and accepted by a third: no race of ours any more', async () => {
    const { click, change, rival } = await desk();
    await click();
    await openedBox();
    await act(() => change({ status: 'pending', userId: null }));
    await act(rival);
    await quiet();
    expect(screen.queryByText(told)).not.toBeInTheDocument();
  });

  it('REAL-1 an own transfer right after accepting', async () => {
    const { app, click, ticket } = await desk('admin');
    await click();
    await openedBox();
    await app.user.click(screen.getByRole('button', { name: 'Transferir' }));
    const dialog = await findDialog('Transferir atendimento');
    await app.user.type(within(dialog).getByRole('combobox', { name: /Pessoa|Atendente|Usuário/ }), 'Bruno');
    await app.user.click(await screen.findByRole('option', { name: /Bruno Castro/ }));
    await app.user.click(within(dialog).getByRole('combobox', { name: /Fila/ }));
    await app.user.click(await screen.findByRole('option', { name: 'Vendas' }));
    await app.user.click(within(dialog).getByRole('button', { name: 'Transferir' }));
    expect(await screen.findByText('Atendimento transferido.')).toBeInTheDocument();
    await quiet();
    expect(stored(ticket.id).userId).toBe(idOf('bruno'));
    expect(screen.queryByText(told)).not.toBeInTheDocument();
  });

  it("REAL-1 an admin who sees everybody's tickets is told nothing of what others accept", async () => {
    const { rival } = await desk('admin');
    await act(rival);
    await waitFor(() => expect(countOf('Aguardando')).toBe(1));
    await quiet();
    expect(screen.queryByText(told)).not.toBeInTheDocument();
  });
});

describe('a person who is quicker than the answer', () => {
  it('T-30 B-12 who has opened another conversation meanwhile stays there, and the accepted one is theirs', async () => {
    const { app, put, ticket, mine, click } = await desk();
    const answer = holdAnswer(`PUT ${put}`);
    await click();
    await answer.done;
    await app.user.click(screen.getByRole('tab', { name: /^Atendendo/ }));
    await app.user.click(within(await rowOf('Atendendo', 'Alfa Souza')).getByRole('link'));
    await waitFor(() => expect(window.location.pathname).toBe(`/tickets/${mine.uuid}`));
    answer.release();
    // A new row comes to a list when no pointer is on it.
    await app.user.hover(screen.getByRole('tab', { name: 'Resolvidos' }));
    await rowOf('Atendendo', 'Dora Maia');
    await quiet();
    expect(window.location.pathname).toBe(`/tickets/${mine.uuid}`);
    expect(stored(ticket.id)).toMatchObject({ status: 'open', userId: idOf('ana') });
  });

  it('DAY-2 REAL-1 a text and its Enter while it is being accepted go out once it is one’s own, wherever the hand is', async () => {
    const all = await desk();
    const { app, ticket, mine, click, put } = all;
    const events = holdEvents();
    const answer = holdAnswer(`PUT ${put}`);
    await click();
    await screen.findByText('Já pode escrever: com Enter', { exact: false });
    await app.user.keyboard('Bom dia, já vejo{Enter}Um momento{Enter}E mais');
    expect(screen.getByRole('textbox', { name: /^Já pode escrever/ })).toHaveValue('E mais');
    await app.user.click(screen.getByRole('tab', { name: /^Atendendo/ }));
    await app.user.click(within(await rowOf('Atendendo', 'Alfa Souza')).getByRole('link'));
    await app.user.keyboard('Alfa');
    await answer.done;
    answer.release();
    events();
    const said = () => [...backend.store.by.messageTicket.all(ticket.id)].map(({ body }) => body).slice(-2);
    await waitFor(() => expect(said()).toEqual(['*Ana Ribeiro:*\nBom dia, já vejo', '*Ana Ribeiro:*\nUm momento']));
    expect(window.location.pathname).toBe(`/tickets/${mine.uuid}`);
    expect(await openedBox()).toHaveValue('Alfa');
  });
});

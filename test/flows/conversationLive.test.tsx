import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pause } from '@/lib/pause';
import { requests } from '../page';
import { renderApp } from '../render';
import { backend } from '../world';
import {
  findConversation,
  headerOf,
  joinedRoom,
  leftRoom,
  openConversation,
  queueNamed,
  smallInbox,
} from './conversationHelpers';
import { callsOf, countOf, idOf, openByKey, place, rowOf, stored } from './ticketsHelpers';

const deleted = 'O atendimento que você estava vendo foi excluído.';

describe('who may see a conversation', () => {
  it('R-16 a ticket outside the queues of the person is refused', async () => {
    const { ticket } = smallInbox({ queue: 'Financeiro', owner: 'bruno' });
    await renderApp(`/tickets/${ticket.uuid}`, { as: 'ana' });
    await screen.findByText('Acesso não permitido', {}, { timeout: 15_000 });
    expect(window.location.pathname).toBe('/tickets');
    expect(screen.queryByLabelText(/^Conversa com/)).not.toBeInTheDocument();
  });

  /** The customer's rating closes a ticket and takes owner and queue from it (contract 4.4, row 6). */
  const rate = (id: number): void => {
    const attendance = backend.store.attendances.find((row) => row.ticketId === id && row.finishedAt === null);
    if (attendance) backend.store.attendances.update(attendance, { ratingAt: new Date().toISOString(), rated: false });
    backend.receive({ ticketId: id, body: '3' });
  };

  it('REAL-10 R-16 a conversation that the customer’s rating closed can still be read by who had it, over a return and a reload', async () => {
    const { ticket, conversation, header, user } = await openConversation();
    await joinedRoom(ticket.id);
    rate(ticket.id);
    expect(stored(ticket.id)).toMatchObject({ status: 'closed', userId: null, queueId: null });
    await within(header).findByRole('button', { name: 'Reabrir' });
    expect(conversation).toBeVisible();
    await openByKey(user, 'Atendendo', 'Beto Lima');
    await findConversation('Beto Lima');

    act(() => window.history.back());
    await findConversation('Alfa Souza');
    await pause(300);
    expect(window.location.pathname).toBe(`/tickets/${ticket.uuid}`);
    expect(screen.queryByLabelText('Mensagem')).not.toBeInTheDocument();

    cleanup();
    await renderApp(`/tickets/${ticket.uuid}`, { as: 'ana' });
    await findConversation('Alfa Souza');
    expect(screen.queryByText('Acesso não permitido')).not.toBeInTheDocument();

    cleanup();
    await renderApp(`/tickets/${ticket.uuid}`, { as: 'bruno' });
    await screen.findByText('Acesso não permitido', {}, { timeout: 15_000 });
  });

  it('REAL-10 one that still stands in an own list, as its owner is not told, can be read', async () => {
    const { other, user } = await openConversation();
    const row = await rowOf('Atendendo', 'Beto Lima');
    rate(other.id);
    expect(stored(other.id)).toMatchObject({ status: 'closed', userId: null, queueId: null });
    await user.click(within(row).getByRole('link'));
    const conversation = await findConversation('Beto Lima');
    await within(headerOf(conversation)).findByRole('button', { name: 'Reabrir' });
    expect(screen.queryByText('Acesso não permitido')).not.toBeInTheDocument();
    expect(window.location.pathname).toBe(`/tickets/${other.uuid}`);
  });

  it('REAL-10 R-16 one that was given to another queue is refused to who had it', async () => {
    const { ticket } = await openConversation();
    await joinedRoom(ticket.id);
    cleanup();
    for (const status of ['open', 'closed']) {
      backend.store.tickets.update(stored(ticket.id), { status, queueId: queueNamed('Financeiro').id, userId: null });
      await renderApp(`/tickets/${ticket.uuid}`, { as: 'ana' });
      await screen.findByText('Acesso não permitido', {}, { timeout: 15_000 });
      expect(window.location.pathname).toBe('/tickets');
      cleanup();
    }
  });

  it('R-16 an administrator opens a ticket of a queue that is not theirs', async () => {
    backend.store.userQueues.removeWhere((row) => row.userId === idOf('admin'));
    const { conversation } = await openConversation({ as: 'admin', wish: { queue: 'Financeiro', owner: 'bruno' } });
    expect(conversation).toBeVisible();
    expect(screen.queryByText('Acesso não permitido')).not.toBeInTheDocument();
  });
});

describe('what happens elsewhere', () => {
  it('RT-06 RT-14 RT-04 the room is joined by the ticket, brings its messages, and is left with it', async () => {
    const { ticket, other, conversation, second, user } = await openConversation();
    await joinedRoom(ticket.id);
    const message = backend.receive({ ticketId: ticket.id, body: 'Cheguei na portaria', bot: false });
    const thread = within(conversation);
    expect(await thread.findByText('Cheguei na portaria')).toBeVisible();
    expect(within(await rowOf('Atendendo', 'Alfa Souza')).getByText('Cheguei na portaria')).toBeVisible();
    const admin = await second('admin');
    await admin.request('DELETE', `/messages/${message?.id ?? ''}`);
    expect(await thread.findByText('Esta mensagem foi apagada')).toBeInTheDocument();
    await user.click(within(await rowOf('Atendendo', 'Beto Lima')).getByRole('link'));
    await findConversation('Beto Lima');
    await joinedRoom(other.id);
    await leftRoom(ticket.id);
  });

  it('RT-15 T-37 a ticket that somebody resolves stays on screen with its new state, and leaves the list', async () => {
    const { ticket, header, second } = await openConversation();
    await joinedRoom(ticket.id);
    const admin = await second('admin');
    const { userId, queueId } = ticket;
    await admin.request('PUT', `/tickets/${ticket.id}`, { status: 'closed', userId, queueId });
    expect(await within(header).findByRole('button', { name: 'Reabrir' })).toBeVisible();
    await waitFor(() => expect(countOf('Atendendo')).toBe(1));
    expect(window.location.pathname).toBe(`/tickets/${ticket.uuid}`);
    expect(screen.queryByText(deleted)).not.toBeInTheDocument();
  });

  it('RT-15 T-54 T-38 a ticket that is deleted is left, and a toast says why', async () => {
    const { ticket, second } = await openConversation();
    await joinedRoom(ticket.id);
    const admin = await second('admin');
    await admin.request('DELETE', `/tickets/${ticket.id}`);
    await screen.findByText(deleted);
    await waitFor(() => expect(window.location.pathname).toBe('/tickets'));
    await waitFor(() => expect(countOf('Atendendo')).toBe(1));
  });

  it('DAY-82 what was written in a deleted conversation does not stay in the browser', async () => {
    const { ticket, user, second } = await openConversation();
    await joinedRoom(ticket.id);
    await user.type(await screen.findByRole('textbox', { name: 'Mensagem' }), 'Já volto');
    const offers = ['proposta.pdf', 'contrato.pdf'].map(
      (name) => new File(['%PDF'], name, { type: 'application/pdf' }),
    );
    await user.upload(screen.getByLabelText('Anexar arquivo', { selector: 'input' }), offers);
    await user.type(await screen.findByLabelText('Legenda de proposta.pdf'), 'Segue');
    const kept = () => Object.keys(localStorage).filter((key) => new RegExp(`^draft:.*\\D${ticket.id}$`).test(key));
    await waitFor(() => expect(kept()).toHaveLength(2));
    const admin = await second('admin');
    await admin.request('DELETE', `/tickets/${ticket.id}`);
    await screen.findByText(deleted);
    await waitFor(() => expect(kept()).toEqual([]));
  });

  it('T-54 a ticket that the list shows and the server no longer has is left as well', async () => {
    const { other, user } = await openConversation();
    const row = await rowOf('Atendendo', 'Beto Lima');
    backend.delayNext(`GET /tickets/u/${other.uuid}`, 300);
    // Deleted while nobody could hear of it: before the socket was ready.
    backend.store.tickets.remove(backend.store.tickets.get(other.id));
    await user.click(within(row).getByRole('link'));
    await findConversation('Beto Lima');
    await screen.findByText(deleted);
    await waitFor(() => expect(window.location.pathname).toBe('/tickets'));
  });

  it('RT-15 T-39 PAIN-1.11 read elsewhere, the unread count goes; open here, none is shown', async () => {
    const { ticket, other, second } = await openConversation();
    await joinedRoom(ticket.id);
    place(1, { unread: 2 });
    backend.receive({ ticketId: other.id, body: 'Oi?', bot: false });
    const row = await rowOf('Atendendo', 'Beto Lima');
    await within(row).findByText(/^\d+ não lidas?$/);
    backend.receive({ ticketId: ticket.id, body: 'Estou aqui', bot: false });
    const mine = await rowOf('Atendendo', 'Alfa Souza');
    await within(mine).findByText('Estou aqui');
    expect(within(mine).queryByText(/não lida/)).not.toBeInTheDocument();
    const colleague = await second('ana');
    await colleague.request('GET', `/messages/${other.id}`);
    await waitFor(() => expect(within(row).queryByText(/não lida/)).not.toBeInTheDocument());
  });

  it('RT-16 PAIN-1.6 a renamed contact is renamed in header and list, without a request for the list', async () => {
    const { ticket, contact, inHeader, second } = await openConversation();
    await rowOf('Atendendo', 'Alfa Souza');
    // What the start reads again has been asked for by then.
    await joinedRoom(ticket.id);
    const before = callsOf(backend, 'GET /tickets');
    const admin = await second('admin');
    const { number, email } = contact;
    await admin.request('PUT', `/contacts/${contact.id}`, { name: 'Zulmira Outra', number, email });
    expect(await inHeader.findByText('Zulmira Outra')).toBeVisible();
    await rowOf('Atendendo', 'Zulmira Outra');
    expect(callsOf(backend, 'GET /tickets')).toBe(before);
  });

  it('RT-12 S-28 PAIN-1.6 one’s own queues, changed by an admin, decide at once what may be seen', async () => {
    const { ticket, second } = await openConversation();
    await joinedRoom(ticket.id);
    const admin = await second('admin');
    const { name, email, profile } = backend.store.users.get(idOf('ana')) ?? {};
    const queueIds = [queueNamed('Suporte').id];
    await admin.request('PUT', `/users/${idOf('ana')}`, { name, email, profile, queueIds, companyId: 1 });
    await waitFor(() => expect(countOf('Atendendo')).toBe(1));
    expect(await findConversation('Alfa Souza')).toBeVisible();
  });

  it('RT-17 S-27 a login of somebody else changes nothing here', async () => {
    const { ticket, inHeader } = await openConversation();
    await joinedRoom(ticket.id);
    const auth = `company-${ticket.companyId}-auth`;
    backend.ctx.emit(`user-${idOf('ana')}`, auth, { action: 'update', user: { id: idOf('bruno') } });
    // Half a second passes before one's own login elsewhere ends the session.
    await pause(600);
    expect(screen.queryByText(/acessada em outro computador/)).not.toBeInTheDocument();
    expect(inHeader.getByText('Alfa Souza')).toBeVisible();
    expect(localStorage.getItem('token')).not.toBeNull();
  });
});

describe('changing conversations', () => {
  it('PAIN-3.4 three quick clicks show the last one at once, and late answers of the others nowhere', async () => {
    const { ticket, other, waiting } = smallInbox();
    place(2, { status: 'open', owner: 'ana' });
    await renderApp('/tickets', { as: 'ana' });
    const names = ['Alfa Souza', 'Beto Lima', 'Caio Reis'];
    const links = await Promise.all(
      names.map(async (name) => within(await rowOf('Atendendo', name)).getByRole('link')),
    );
    const last = backend.store.by.messageTicket.all(waiting.id).at(-1);
    if (last) backend.store.messages.update(last, { body: 'Só do Caio', mediaType: 'conversation', isDeleted: false });
    for (const { id } of [ticket, other]) backend.delayNext(`GET /messages/${id}`, 150);
    backend.faults.log = [];
    const opened = [ticket, other, waiting];
    for (const [index, link] of links.entries()) {
      link.click();
      // Messages are asked for once all that says who is written to is painted: the answers that come late are on their way.
      await waitFor(() => expect(requests('GET', `/messages/${opened[index]?.id}`)).toBe(1));
    }
    const conversation = await findConversation('Caio Reis');
    expect(await within(conversation).findByText('Só do Caio')).toBeInTheDocument();
    await pause(200);
    expect(window.location.pathname).toBe(`/tickets/${waiting.uuid}`);
    expect(within(headerOf(conversation)).getByText('Caio Reis')).toBeVisible();
    expect(screen.getAllByLabelText(/^Conversa com/, { selector: 'section' })).toHaveLength(1);
  });
});

describe('the details of a conversation never step back', () => {
  it('SAFE-13 an event that comes late leaves owner and status as the later one told', async () => {
    const { ticket, header, second } = await openConversation({ as: 'admin' });
    await joinedRoom(ticket.id);
    const bruno = await second('bruno');
    const held: Parameters<typeof backend.ctx.emit>[] = [];
    const { emit } = backend.ctx;
    backend.ctx.emit = (...event) => void held.push(event);
    await bruno.request('PUT', `/tickets/${ticket.id}`, { status: 'pending', userId: null });
    await pause(5);
    await bruno.request('PUT', `/tickets/${ticket.id}`, { status: 'open', userId: idOf('bruno') });
    backend.ctx.emit = emit;
    const updates = held.filter(([, , { action }]) => action === 'update');
    expect(updates).toHaveLength(2);
    for (const event of updates.toReversed()) {
      act(() => backend.ctx.emit(...event));
      await within(header).findByText(/Bruno Castro/);
    }
    await pause(300);
    expect(within(header).getByText(/Bruno Castro/)).toBeInTheDocument();
    expect(screen.getByLabelText('Mensagem')).toBeInTheDocument();
  });

  it('SAFE-13 what is read again after a deletion that was a move leaves what an event has told since', async () => {
    const { ticket, header, second } = await openConversation({ as: 'admin' });
    await joinedRoom(ticket.id);
    const bruno = await second('bruno');
    const { handle } = backend;
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    const asked = new Promise<void>((resolve) => {
      backend.handle = async (request) => {
        const response = await handle(request);
        if (!request.url.endsWith(`/tickets/u/${ticket.uuid}`)) return response;
        backend.handle = handle;
        resolve();
        await gate;
        return response;
      };
    });
    act(() => {
      backend.ctx.emit(String(ticket.id), 'company-1-ticket', { action: 'delete', ticketId: ticket.id });
    });
    await asked;
    await act(() => bruno.request('PUT', `/tickets/${ticket.id}`, { status: 'open', userId: idOf('bruno') }));
    await within(header).findByText(/Bruno Castro/);
    release();
    await pause(300);
    expect(within(header).getByText(/Bruno Castro/)).toBeInTheDocument();
  });
});

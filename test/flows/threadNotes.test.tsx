import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { tellUpdated } from '../backend/ticketEvents';
import { findDialog, requests } from '../page';
import { backend } from '../world';
import { openChat, support } from './chatsHelpers';
import { choose, openConversation } from './conversationHelpers';
import { conversationOf, joinedRoom, lines, openThread, rowOf, rowsOf, scrollTo } from './threadHelpers';
import { idOf } from './ticketsHelpers';

const notesCall = '/ticket-notes/list';

/** A note written half a minute after this message of the conversation. */
function noteAfter(message: { ticketId: number; createdAt: string }, contactId: number, note: string) {
  const at = new Date(Date.parse(message.createdAt) + 30_000).toISOString();
  return backend.store.ticketNotes.insert((id) => ({
    id,
    note,
    ticketId: message.ticketId,
    contactId,
    userId: idOf('bruno'),
    createdAt: at,
    updatedAt: at,
  }));
}

/** A conversation of so many lines, with a note after each of the chosen ones. */
function talkWithNotes(count: number, after: Record<number, string>) {
  const talk = conversationOf(lines(count));
  for (const [line, note] of Object.entries(after)) {
    const message = talk.messages[Number(line) - 1];
    if (message) noteAfter(message, talk.contact.id, note);
  }
  return talk;
}

/** Lines and notes of the thread, top to bottom. */
const shown = (thread: HTMLElement): string[] =>
  rowsOf(thread).flatMap(
    ({ textContent }) => /linha \d+?(?=\d\d:\d\d)|Nota interna · \D*/.exec(textContent)?.[0] ?? [],
  );

describe('notes in the conversation', () => {
  it('B-24 a note stands where it was written, under its label, and has nothing of a message', async () => {
    const { ticket } = talkWithNotes(3, { 2: 'Prefere Pix' });
    const { thread } = await openThread(ticket.uuid);
    await within(thread).findByText('Prefere Pix');
    expect(shown(thread)).toEqual(['linha 1', 'linha 2', 'Nota interna · Bruno CastroPrefere Pix', 'linha 3']);
    const note = rowOf(thread, 'Prefere Pix');
    expect(within(note).queryByLabelText('Opções da mensagem')).not.toBeInTheDocument();
    expect(within(rowOf(thread, 'linha 3')).queryAllByRole('button', { hidden: true })).not.toHaveLength(0);
    expect(within(note).queryAllByRole('button', { hidden: true })).toHaveLength(0);
  });

  it('B-24 B-18 the addresses in a note lead there, in the conversation and among the contact’s notes', async () => {
    const note = 'Rastreio em https://correios.example/abc';
    const { ticket } = talkWithNotes(3, { 2: note });
    const { user, thread } = await openThread(ticket.uuid);
    const link = { name: 'https://correios.example/abc' };
    expect(await within(thread).findByRole('link', link)).toHaveAttribute('href', 'https://correios.example/abc');
    await user.click(screen.getByRole('button', { name: 'Dados do contato' }));
    const drawer = await screen.findByRole('complementary', { name: 'Dados do contato' }, { timeout: 15_000 });
    expect(await within(drawer).findByRole('link', link)).toHaveAttribute('target', '_blank');
  });

  it('DAY-74 a colleague’s note shows with the next event of the ticket, and when the tab is looked at again', async () => {
    const { ticket, contact, messages } = talkWithNotes(3, {});
    const { thread } = await openThread(ticket.uuid);
    await within(thread).findByText('linha 3');
    await waitFor(() => expect(requests('GET', notesCall)).toBe(1));
    await joinedRoom(ticket.id);
    const [first, second] = messages;
    if (!first || !second) throw new Error('no messages');
    noteAfter(first, contact.id, 'Prefere Pix');
    act(() => tellUpdated(backend.ctx, ticket, ticket.userId));
    expect(await within(thread).findByText('Prefere Pix')).toBeInTheDocument();
    noteAfter(second, contact.id, 'Liga às dez');
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await within(thread).findByText('Liga às dez')).toBeInTheDocument();
  });

  it('B-24 notes are read once, after the messages, whatever arrives; a search finds messages alone', async () => {
    const { ticket } = talkWithNotes(3, { 2: 'linha de crédito' });
    const { thread, user } = await openThread(ticket.uuid);
    await within(thread).findByText('linha de crédito');
    const asked = backend.faults.log.map(({ method, path }) => `${method} ${path}`);
    expect(asked.indexOf(`GET ${notesCall}`)).toBeGreaterThan(asked.indexOf(`GET /messages/${ticket.id}`));
    await joinedRoom(ticket.id);
    backend.receive({ ticketId: ticket.id, body: 'Mais uma coisa', bot: false });
    await within(thread).findByText('Mais uma coisa');
    expect(requests('GET', notesCall)).toBe(1);
    await user.click(screen.getAllByLabelText('Buscar na conversa', { selector: 'button' })[0] ?? thread);
    await user.click(await screen.findByLabelText('Buscar na conversa', { selector: 'input' }));
    await user.paste('linha');
    expect(await screen.findByText('1 de 3')).toBeInTheDocument();
  });

  it('B-24 notes older than what is loaded come with their page', async () => {
    const { ticket } = talkWithNotes(30, { 3: 'Antiga', 25: 'Recente' });
    const { thread } = await openThread(ticket.uuid);
    await within(thread).findByText('Recente');
    expect(within(thread).queryByText('Antiga')).not.toBeInTheDocument();
    scrollTo(thread, 0);
    await waitFor(() => expect(requests('GET', `/messages/${ticket.id}`)).toBe(2));
    scrollTo(thread, 0);
    await within(thread).findByText('Antiga');
    expect(shown(thread).slice(2, 5)).toEqual(['linha 3', 'Nota interna · Bruno CastroAntiga', 'linha 4']);
    expect(requests('GET', notesCall)).toBe(1);
  });

  it('B-24 a new note shows at once without a further call; one switch hides them all, and the browser keeps it', async () => {
    const app = await openConversation();
    const { user, conversation } = app;
    const thread = await within(conversation).findByRole('region', { name: 'Mensagens' });
    await waitFor(() => expect(requests('GET', notesCall)).toBe(1));
    await choose(app, 'Notas internas');
    const dialog = within(await findDialog('Notas sobre Alfa Souza'));
    await user.click(await dialog.findByLabelText('Nova nota'));
    await user.paste('Ligar às 15 h');
    const calls = requests('GET', notesCall);
    await user.click(dialog.getByRole('button', { name: 'Salvar' }));
    await within(thread).findByText('Ligar às 15 h');
    expect(within(thread).getByText('Nota interna · Ana Ribeiro')).toBeInTheDocument();
    expect(requests('GET', notesCall)).toBe(calls);
    await user.click(dialog.getByLabelText('Mostrar notas na conversa'));
    expect(within(thread).queryByText('Ligar às 15 h')).not.toBeInTheDocument();
    expect(dialog.getByText('Ligar às 15 h')).toBeInTheDocument();
    expect(localStorage.getItem('threadNotes')).toBe('off');
  });

  it('B-24 hidden notes are not asked for', async () => {
    const { ticket } = talkWithNotes(2, { 1: 'Prefere Pix' });
    const { thread } = await openThread(ticket.uuid, 'ana', { storage: { threadNotes: 'off' } });
    await within(thread).findByText('linha 2');
    await joinedRoom(ticket.id);
    backend.receive({ ticketId: ticket.id, body: 'Oi de novo', bot: false });
    await within(thread).findByText('Oi de novo');
    expect(requests('GET', notesCall)).toBe(0);
  });

  it('B-24 internal chats have no notes', async () => {
    await openChat(support);
    expect(requests('GET', notesCall)).toBe(0);
  });
});

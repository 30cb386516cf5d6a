import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp, type RenderAppOptions } from '../render';
import { backend, credentials, type Person } from '../world';
import type { MessageRow } from '../backend/types';

function openTicketOfAna() {
  const ana = backend.store.users.find((row) => row.email === credentials('ana').email);
  const ticket = backend.store.tickets.find((row) => row.userId === ana?.id && row.status === 'open' && !row.isGroup);
  const contact = backend.store.contacts.get(ticket?.contactId);
  if (!ticket || !contact) throw new Error('Ana has no open ticket in the seed');
  return { ticket, contact };
}

/** Waits until a socket sits in the room of this ticket. */
export const joinedRoom = (ticketId: number): Promise<void> =>
  waitFor(() => {
    const joined = [...backend.ctx.ios].some((io) => io.sockets.adapter.rooms.has(String(ticketId)));
    if (!joined) throw new Error(`nobody is in the room of ticket ${ticketId}`);
  });

export type Said = Partial<MessageRow> & { body: string };

/** A ticket of Ana whose conversation is exactly this, a minute between two messages, the last one just now. */
export function conversationOf(said: readonly Said[], more: { unread?: number; isGroup?: boolean } = {}) {
  const { ticket, contact } = openTicketOfAna();
  backend.store.messages.removeWhere((row) => row.ticketId === ticket.id);
  backend.store.ticketNotes.removeWhere((row) => row.ticketId === ticket.id);
  const start = backend.ctx.now().getTime() - said.length * 60_000;
  const messages = said.map((draft, index) => {
    const at = new Date(start + index * 60_000).toISOString();
    const fromMe = draft.fromMe ?? false;
    return backend.store.messages.insert(() => ({
      id: `MSG${String(index).padStart(4, '0')}`,
      remoteJid: null,
      participant: null,
      dataJson: '{}',
      ack: 0,
      read: true,
      fromMe,
      mediaPath: null,
      mediaType: fromMe ? 'extendedTextMessage' : 'conversation',
      isDeleted: false,
      isEdited: false,
      quotedMsgId: null,
      ticketId: ticket.id,
      contactId: fromMe ? null : contact.id,
      companyId: ticket.companyId,
      queueId: ticket.queueId,
      createdAt: at,
      updatedAt: at,
      ...draft,
    }));
  });
  backend.store.tickets.update(ticket, {
    unreadMessages: more.unread ?? 0,
    isGroup: more.isGroup ?? false,
    lastMessage: said.at(-1)?.body ?? '',
  });
  return { ticket, contact, messages };
}

/** `count` texts, "linha 1" the oldest. */
export const lines = (count: number, more: Partial<MessageRow> = {}): Said[] =>
  Array.from({ length: count }, (_, index) => ({ body: `linha ${index + 1}`, ...more }));

export async function openThread(uuid: string, as: Person = 'ana', options: RenderAppOptions = {}) {
  const app = await renderApp(`/tickets/${uuid}`, { as, ...options });
  const thread = await screen.findByRole('region', { name: 'Mensagens' }, { timeout: 30_000 });
  return { ...app, thread };
}

/** Texts of the rows that are in the page, top to bottom. */
export const rowsOf = (thread: HTMLElement): HTMLElement[] => within(thread).getAllByRole('listitem');

export const rowOf = (thread: HTMLElement, text: string | RegExp): HTMLElement => {
  const row = within(thread)
    .getAllByRole('listitem')
    .find((element) =>
      typeof text === 'string' ? element.textContent.includes(text) : text.test(element.textContent),
    );
  if (!row) throw new Error(`no row says ${String(text)}`);
  return row;
};

/** Some frames in which nothing has moved the thread: a place that is being taken is taken over several. */
export async function atRest(thread: HTMLElement): Promise<void> {
  let at = Number.NaN;
  for (let still = 0; still < 4; still = thread.scrollTop === at ? still + 1 : 0) {
    at = thread.scrollTop;
    await new Promise(requestAnimationFrame);
  }
}

/** Drags the thread to a place, as a hand would: the first place is given up at once. */
export function scrollTo(thread: HTMLElement, top: number): void {
  fireEvent.wheel(thread);
  thread.scrollTop = top;
  fireEvent.scroll(thread);
}

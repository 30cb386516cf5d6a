import { screen, waitFor, within } from '@testing-library/react';
import { renderApp, type RenderAppOptions } from '../render';
import { backend, credentials, type Person } from '../world';
import { keepOnly, place, stored, type Placement } from './ticketsHelpers';
// The lazy parts are loaded before the first test, so that no test waits for the compiler.
import '@/features/contact-form/ContactFormDialog';
import '@/features/tickets/new/NewTicketDialog';
import '@/features/schedule-form/ScheduleFormDialog';
import '@/pages/tickets/panel/ConversationPanel';
import '@/pages/tickets/panel/TransferDialog';

export function userOf(person: Person) {
  const user = backend.store.users.all().find((row) => row.email === credentials(person).email);
  if (!user) throw new Error(`${person} is not in the seed`);
  return user;
}

export function queueNamed(name: string) {
  const queue = backend.store.queues.all().find((row) => row.name === name);
  if (!queue) throw new Error(`no queue ${name}`);
  return queue;
}

/** The first ticket of the seed that fits, with its contact. */
export function ticketWhere(fits: (ticket: ReturnType<typeof backend.store.tickets.all>[number]) => boolean) {
  const ticket = backend.store.tickets.all().find((row) => row.companyId === 1 && !row.isGroup && fits(row));
  const contact = backend.store.contacts.get(ticket?.contactId);
  if (!ticket || !contact) throw new Error('the seed has no such ticket');
  return { ticket, contact };
}

/** The conversation of a contact, once its ticket is shown. */
export const findConversation = (name: string): Promise<HTMLElement> =>
  screen.findByLabelText(`Conversa com ${name}`, { selector: 'section' }, { timeout: 15_000 });

export function headerOf(conversation: HTMLElement): HTMLElement {
  const header = conversation.querySelector('header');
  if (!header) throw new Error('a conversation without header');
  return header;
}

/** Whether a socket sits in the room of this ticket. */
const inRoom = (ticketId: number): boolean =>
  [...backend.ctx.ios].some((io) => io.sockets.adapter.rooms.has(String(ticketId)));

export const joinedRoom = (ticketId: number): Promise<void> =>
  waitFor(() => {
    if (!inRoom(ticketId)) throw new Error(`nobody is in the room of ticket ${ticketId}`);
  });

export const leftRoom = (ticketId: number): Promise<void> =>
  waitFor(() => {
    if (inRoom(ticketId)) throw new Error(`somebody is still in the room of ticket ${ticketId}`);
  });

/** A company of three short conversations: Alfa Souza as wished, Beto Lima with Ana, Caio Reis waiting. */
export function smallInbox(wish: Placement = {}) {
  keepOnly(3);
  const ticket = place(0, {
    status: 'open',
    owner: 'ana',
    queue: 'Suporte',
    name: 'Alfa Souza',
    unread: 0,
    isGroup: false,
    tags: [],
    ...wish,
  });
  const other = place(1, { status: 'open', owner: 'ana', queue: 'Vendas', name: 'Beto Lima', unread: 0, tags: [] });
  const waiting = place(2, {
    status: 'pending',
    owner: null,
    queue: 'Suporte',
    name: 'Caio Reis',
    unread: 1,
    tags: [],
  });
  for (const { id, queueId } of [ticket, other, waiting]) {
    const messages = [...backend.store.by.messageTicket.all(id)];
    for (const message of messages.slice(0, -3)) backend.store.messages.remove(message);
    // The server shows a message only to the people of its queue.
    for (const message of messages.slice(-3)) backend.store.messages.update(message, { queueId });
  }
  backend.store.ticketNotes.removeWhere((row) => row.ticketId === ticket.id);
  const contact = backend.store.contacts.get(ticket.contactId);
  if (!contact) throw new Error('a ticket without contact');
  return { ticket: stored(ticket.id), other: stored(other.id), waiting: stored(waiting.id), contact };
}

export interface ConversationOptions extends RenderAppOptions {
  wish?: Placement;
}

/** Opens the conversation with Alfa Souza, Ana's unless told otherwise. */
export async function openConversation({ wish, as = 'ana', ...options }: ConversationOptions = {}) {
  const inbox = smallInbox(wish);
  const app = await renderApp(`/tickets/${inbox.ticket.uuid}`, { as, ...options });
  const conversation = await findConversation(inbox.contact.name);
  const header = headerOf(conversation);
  return { ...inbox, ...app, conversation, header, inHeader: within(header) };
}

type Opened = Awaited<ReturnType<typeof openConversation>>;

/** The menu behind "Mais ações". */
export async function openMenu({ user, inHeader }: Pick<Opened, 'user' | 'inHeader'>): Promise<HTMLElement> {
  await user.click(inHeader.getByLabelText('Mais ações'));
  return screen.findByLabelText('Mais ações', { selector: '[role="menu"]' });
}

export async function choose(app: Pick<Opened, 'user' | 'inHeader'>, item: string): Promise<void> {
  await app.user.click(within(await openMenu(app)).getByText(item));
}

/** The choices of the field that is open, and none of another one. */
export async function findChoices(): Promise<HTMLElement> {
  return waitFor(() => {
    const list = [...document.querySelectorAll<HTMLElement>('[role="listbox"]')].at(-1);
    if (!list) throw new Error('no choices');
    return list;
  });
}

export const choicesOf = (list: HTMLElement): (string | null)[] =>
  [...list.querySelectorAll('[role="option"]')].map(({ textContent }) => textContent);

export async function pickChoice({ user }: Pick<Opened, 'user'>, text: string | RegExp): Promise<void> {
  await user.click(await within(await findChoices()).findByText(text));
}

import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Backend } from '../backend/backend';
import type { TicketRow } from '../backend/types';
import { startedCalls } from '../msw';
import { backend, intercept } from '../world';
// The lazy page is loaded before the first test, so that no test waits for the compiler.
import '@/pages/tickets/TicketsPage';

/** One company's tickets, arranged for a test; the contact gets a name of its own. */
export interface Placement {
  status?: string;
  /** Key of a person of the seed, or null. */
  owner?: string | null;
  /** Name of a queue, or null. */
  queue?: string | null;
  name?: string;
  unread?: number;
  lastMessage?: string;
  minutesAgo?: number;
  chatbot?: boolean;
  isGroup?: boolean;
  tags?: string[];
}

const emails: Record<string, string> = {
  super: 'super@prosa.demo',
  admin: 'admin@prosa.demo',
  ana: 'ana@prosa.demo',
  bruno: 'bruno@prosa.demo',
  carla: 'carla@prosa.demo',
  davi: 'davi@prosa.demo',
  elisa: 'elisa@prosa.demo',
};

export function idOf(person: string): number {
  const user = backend.store.users.all().find(({ email }) => email === emails[person]);
  if (!user) throw new Error(`nobody is called ${person}`);
  return user.id;
}

export function queueId(name: string): number {
  const queue = backend.store.queues.all().find((row) => row.companyId === 1 && row.name === name);
  if (!queue) throw new Error(`no queue ${name}`);
  return queue.id;
}

/** A contact without any ticket. @returns its id */
export function stranger(name: string): number {
  return backend.store.contacts.insert((id) => ({
    id,
    name,
    number: `5511977${id}`,
    email: '',
    profilePicUrl: '',
    isGroup: false,
    companyId: 1,
    whatsappId: null,
    ...backend.ctx.stamps(),
  })).id;
}

const tickets = (): TicketRow[] => backend.store.tickets.all().filter(({ companyId }) => companyId === 1);

/** Sets the nth ticket of the company; later ones lie further back in time unless told otherwise. */
export function place(index: number, wish: Placement): TicketRow {
  const row = tickets()[index];
  const contact = backend.store.contacts.get(row?.contactId);
  if (!row || !contact) throw new Error(`no ticket ${index}`);
  const { store } = backend;
  if (wish.name !== undefined) store.contacts.update(contact, { name: wish.name });
  if (wish.tags) {
    for (const link of store.by.tagsOfTicket.all(row.id)) store.ticketTags.remove(link);
    for (const name of wish.tags) {
      const tag = store.tags.all().find((candidate) => candidate.name === name && candidate.companyId === 1);
      const tagId = (
        tag ??
        store.tags.insert((id) => ({ id, name, color: '#884400', kanban: 0, companyId: 1, ...backend.ctx.stamps() }))
      ).id;
      store.ticketTags.insert((id) => ({ id, ticketId: row.id, tagId, ...backend.ctx.stamps() }));
    }
  }
  store.tickets.update(row, {
    ...(wish.status === undefined ? {} : { status: wish.status }),
    ...(wish.owner === undefined ? {} : { userId: wish.owner === null ? null : idOf(wish.owner) }),
    ...(wish.queue === undefined ? {} : { queueId: wish.queue === null ? null : queueId(wish.queue) }),
    ...(wish.unread === undefined ? {} : { unreadMessages: wish.unread }),
    ...(wish.lastMessage === undefined ? {} : { lastMessage: wish.lastMessage }),
    ...(wish.chatbot === undefined ? {} : { chatbot: wish.chatbot }),
    ...(wish.isGroup === undefined ? {} : { isGroup: wish.isGroup }),
    updatedAt: new Date(Date.now() - (wish.minutesAgo ?? index / 100) * 60_000).toISOString(),
  });
  return row;
}

/** Clears the company's tickets but the first `keep`, so that a test knows every row. */
export function keepOnly(keep: number): void {
  for (const row of tickets().slice(keep)) {
    for (const message of backend.store.by.messageTicket.all(row.id)) backend.store.messages.remove(message);
    backend.store.tickets.remove(row);
  }
}

/** Gives every ticket one status, owner and queue. */
export function alike(wish: Placement): void {
  tickets().forEach((_row, index) => place(index, wish));
}

/** A shared machine may be slow. */
const patience = { timeout: 12_000 };

export const rowsIn = (list: string): Promise<HTMLElement> =>
  screen.findByLabelText(list, { selector: 'ul' }, patience);

const rowsOf = (list: HTMLElement): HTMLElement[] => [...list.querySelectorAll('li')];

/** Names of the rows of a list, in order. */
export async function namesIn(list: string, names: readonly string[]): Promise<string[]> {
  return rowsOf(await rowsIn(list)).flatMap((item) => names.find((name) => within(item).queryByText(name)) ?? []);
}

export async function rowOf(list: string, name: string): Promise<HTMLElement> {
  return waitFor(async () => {
    const item = rowsOf(await rowsIn(list)).find((candidate) => within(candidate).queryByText(name));
    if (!item) throw new Error(`no row ${name}`);
    return item;
  }, patience);
}

/** What a segment shows beside its name: a number, `40+`, or nothing. */
export function labelOf(segment: string): string {
  const tab = [...document.querySelectorAll('[role="tab"]')].find(({ textContent }) => textContent.startsWith(segment));
  if (!tab) throw new Error(`no tab ${segment}`);
  return tab.textContent.slice(segment.length);
}

/** The number a segment shows. */
export const countOf = (segment: string): number => Number(/\d+/.exec(labelOf(segment))?.[0] ?? -1);

/** Queries of the calls of GET /tickets so far. */
export const listCalls = (): URLSearchParams[] =>
  startedCalls.filter(({ pathname }) => pathname.endsWith('/api/tickets')).map(({ searchParams }) => searchParams);

/** A ticket as the server has it; what the app sent is another matter (`sentTo`). */
export const stored = (id: number): TicketRow => {
  const row = backend.store.tickets.get(id);
  if (!row) throw new Error(`ticket ${id} is gone`);
  return row;
};

export const callsOf = (from: Backend, line: string): number => from.faults.counts()[line] ?? 0;

/** Does something at the first look at a ticket; an answer is given in the server's place. @returns whether it was done */
function atFirstLook(id: number, act: () => Response | undefined): () => boolean {
  let isDone = false;
  intercept((request, handle) => {
    const isLook = request.method === 'GET' && new URL(request.url).pathname === `/api/tickets/${id}`;
    if (!isLook || isDone) return handle(request);
    isDone = true;
    const answer = act();
    return answer ? Promise.resolve(answer) : handle(request);
  });
  return () => isDone;
}

/**
 * A colleague changes a ticket in the moment in which an act first looks at it, untold by any event: not earlier, since
 * the page reads again what it has read before its socket was ready, and would know.
 */
export function changeWhenLookedAt(id: number, change: Partial<TicketRow>): void {
  atFirstLook(id, () => {
    backend.store.tickets.update(stored(id), change);
    return undefined;
  });
}

/** The first look at a ticket meets a gateway's page in the server's place. @returns whether it has */
export const loseLook = (id: number): (() => boolean) =>
  atFirstLook(id, () => {
    const headers = { 'content-type': 'text/html' };
    return new Response('<html><body>502 Bad Gateway</body></html>', { status: 502, headers });
  });

/** A call of the app the server has answered, but whose answer is still on its way until it is released. */
export function holdAnswer(line: string) {
  const { handle } = backend;
  let arrived: () => void = () => undefined;
  let release: () => void = () => undefined;
  const done = new Promise<void>((resolve) => (arrived = resolve));
  const gate = new Promise<void>((resolve) => (release = resolve));
  backend.handle = async (request) => {
    const response = await handle(request);
    if (`${request.method} ${new URL(request.url).pathname}` !== line) return response;
    backend.handle = handle;
    arrived();
    await gate;
    return response;
  };
  return { done, release };
}

/** Opens the conversation of a row by Enter: a click would be aimed at a place that may just have changed (DAY-61). */
export async function openByKey(user: UserEvent, list: string, name: string): Promise<void> {
  const link = within(await rowOf(list, name)).getByRole('link');
  act(() => link.focus());
  await user.keyboard('{Enter}');
}

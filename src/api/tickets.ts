import { infiniteQueryOptions, queryOptions, type InfiniteData } from '@tanstack/react-query';
import { isRecord } from '@/lib/guards';
import { searchedContact } from '@/lib/searchText';
import type { QueueRef } from './auth';
import type { Contact } from './contacts';
import { failureStatus } from './errors';
import { http } from './http';
import { readRecord, readRows, type Iso, type Paged } from './wire';
import type { Tag } from './tags';
import { keyOf, prefixOf } from './typedKeys';

export type TicketStatus = 'pending' | 'open' | 'closed';

/** A ticket; which relations are there depends on the source, a missing one is an absent key (contract, section 2). */
export interface Ticket {
  id: number;
  uuid: string;
  status: TicketStatus;
  unreadMessages: number | null;
  lastMessage: string | null;
  isGroup: boolean;
  userId: number | null;
  contactId: number;
  whatsappId: number | null;
  queueId: number | null;
  companyId: number;
  chatbot?: boolean | null;
  fromMe?: boolean;
  createdAt: Iso;
  updatedAt: Iso;
  /** Ours: when it was last active, where the server has only given a later time to what was read since (DAY-5). */
  activeAt?: Iso;
  contact?: Contact;
  user?: { id: number; name: string } | null;
  queue?: QueueRef | null;
  whatsapp?: { name: string } | null;
  tags?: Tag[];
  messages?: { id: string; body: string }[];
}

/** What a list asks for; equal filters are one query. */
export interface TicketFilters {
  /** Absent: every status (search). */
  status?: TicketStatus;
  showAll: boolean;
  queueIds: readonly number[];
  searchParam?: string;
  tags?: readonly number[];
  /** At most one: two owners always answer nothing (contract 3.1). */
  users?: readonly number[];
  withUnreadMessages?: boolean;
  date?: string;
  updatedAt?: string;
}

export interface TicketPage extends Paged {
  tickets: Ticket[];
  /** Page number on the server. */
  page: number;
  /** Rows that left this list by live events since the first page came; kept on the first page only. */
  removed: number;
  /** Value of `removed` of the list when this page was asked for. */
  seen: number;
}

export type TicketList = InfiniteData<TicketPage>;

export interface TicketCursor {
  page: number;
  seen: number;
}

export interface TicketUpdate {
  status?: TicketStatus;
  userId?: number | null;
  queueId?: number | null;
  whatsappId?: number | null;
  useIntegration?: boolean;
  promptId?: null;
  integrationId?: null;
}

export interface NewTicket {
  contactId: number;
  queueId: number | null;
  whatsappId: number | null;
  userId: number;
}

/** Page size of GET /tickets (contract, cheat sheet). */
export const ticketPageSize = 40;

export const ticketKeys = {
  all: ['tickets'] as const,
  lists: () => prefixOf<TicketList, TicketFilters>('tickets', 'list'),
  list: (filters: TicketFilters) => keyOf<TicketList>('tickets', 'list', filters),
  detail: (uuid: string) => keyOf<Ticket>('tickets', 'detail', uuid),
  details: () => prefixOf<Ticket, string>('tickets', 'detail'),
};

/** Text parameters of GET /tickets (T-09, contract 3.1). */
function toParams(filters: TicketFilters, pageNumber: number): Record<string, string | number> {
  const { status, showAll, queueIds, searchParam, tags, users, withUnreadMessages, date, updatedAt } = filters;
  return {
    pageNumber,
    showAll: String(showAll),
    queueIds: JSON.stringify(queueIds),
    ...(status ? { status } : {}),
    ...(searchParam ? { searchParam: searchedContact(searchParam) } : {}),
    // `users` overrides `tags` on the server (contract 7.13); the tags are then filtered on the client.
    ...(tags?.length && !users?.length ? { tags: JSON.stringify(tags) } : {}),
    ...(users?.length ? { users: JSON.stringify(users) } : {}),
    ...(withUnreadMessages ? { withUnreadMessages: 'true' } : {}),
    ...(date ? { date } : {}),
    ...(updatedAt ? { updatedAt } : {}),
  };
}

/** Drops secrets of related rows (prompt keys, integration credentials) and keeps absent keys absent (contract 7.46). */
export function toTicket(raw: Ticket): Ticket {
  const { queue, tags } = raw;
  const kept = tags === undefined || Array.isArray(tags) ? raw : { ...raw, tags: [] };
  return queue ? { ...kept, queue: { id: queue.id, name: queue.name ?? '', color: queue.color } } : kept;
}

/** GET /tickets, one page (T-09, V-07). */
export async function listTickets(
  filters: TicketFilters,
  cursor: TicketCursor,
  signal?: AbortSignal,
): Promise<TicketPage> {
  const { data } = await http.get<Paged & { tickets: Ticket[] }>('/tickets', {
    params: toParams(filters, cursor.page),
    ...(signal ? { signal } : {}),
  });
  return {
    ...data,
    count: Number.isFinite(data.count) ? data.count : 0,
    tickets: readRows<Ticket>(data.tickets).map(toTicket),
    page: cursor.page,
    removed: cursor.seen,
    seen: cursor.seen,
  };
}

/** Newest activity first, as the server sorts; the id keeps equal times in one order (PAIN-1.4). */
export function byActivity(a: Ticket, b: Ticket): number {
  if (a.updatedAt === b.updatedAt) return b.id - a.id;
  return a.updatedAt < b.updatedAt ? 1 : -1;
}

/** When something last happened in a ticket, as its row shows it. */
export const activityOf = ({ activeAt, updatedAt }: Ticket): Iso => activeAt ?? updatedAt;

const unions = new WeakMap<Ticket, WeakMap<Ticket, Ticket>>();

/** A ticket at the seam of two pages carries a part of its tags on each (contract 7.12). */
function withAllTags(one: Ticket, other: Ticket): Ticket {
  const extra = other.tags?.filter(({ id }) => !one.tags?.some((tag) => tag.id === id)) ?? [];
  if (one.updatedAt !== other.updatedAt || extra.length === 0) return one;
  const made = unions.get(one) ?? new WeakMap<Ticket, Ticket>();
  const known = made.get(other);
  if (known) return known;
  const union = { ...one, tags: [...(one.tags ?? []), ...extra] };
  unions.set(one, made.set(other, union));
  return union;
}

/** Whether a ticket is in service with this person. */
export const isServedBy = ({ status, userId }: Pick<Ticket, 'status' | 'userId'>, person: number): boolean =>
  status === 'open' && userId === person;

/** Whether the connection of a ticket was deleted: the server then refuses messages and changes alike (contract 3.8). */
export const isLineGone = ({ whatsappId }: Pick<Ticket, 'whatsappId'>): boolean => whatsappId === null;

/** Distinct tickets of a list by latest activity: pages may repeat a row (contract 7.12), events may come late. */
export function ticketsOf(list: Pick<TicketList, 'pages'>): Ticket[] {
  const byId = new Map<number, Ticket>();
  for (const { tickets } of list.pages) {
    for (const ticket of tickets) {
      const known = byId.get(ticket.id);
      if (!known) byId.set(ticket.id, ticket);
      else if (ticket.updatedAt > known.updatedAt) byId.set(ticket.id, ticket);
      else byId.set(ticket.id, withAllTags(known, ticket));
    }
  }
  const tickets = [...byId.values()];
  const ordered = tickets.every((ticket, index) => {
    const previous = tickets[index - 1];
    return previous === undefined || byActivity(previous, ticket) <= 0;
  });
  return ordered ? tickets : tickets.toSorted(byActivity);
}

/** Rows of the server's joined query that a ticket takes: its pages count these, not tickets (contract 7.12). */
export const rowsOf = ({ tags, messages }: Ticket): number =>
  Math.max(1, tags?.length ?? 0) * Math.max(1, messages?.length ?? 0);

/** Tickets of a list on the server: the first page's count kept by events, or a later page's fresher one. */
export function ticketTotal(pages: readonly TicketPage[]): number {
  const first = pages[0];
  const last = pages.at(-1);
  if (!first || !last) return 0;
  return last.seen === first.removed ? Math.max(first.count, last.count) : first.count;
}

/**
 * The next page to ask for, or null at the end. `hasMore` lies where tickets carry tags, so the distinct rows are
 * held against `count`; an empty page is always the end. Rows that left since shift the server's window, so the
 * boundary page is asked for again (PAIN-1.5).
 */
export function nextTicketPage(pages: TicketPage[]): TicketCursor | null {
  const first = pages[0];
  const last = pages.at(-1);
  if (!first || !last) return null;
  const shifted = first.removed - last.seen;
  if (last.tickets.length === 0 && shifted <= 0) return null;
  const loaded = new Set(pages.flatMap(({ tickets }) => tickets.map(({ id }) => id))).size;
  // A row that left before a further page was cut, but told of it later, is taken off that page's count a second time.
  const mayMiss = shifted > 0 && (pages.length > 1 || first.hasMore);
  if (loaded >= ticketTotal(pages) && !mayMiss) return null;
  const back = shifted > 0 ? Math.ceil(shifted / ticketPageSize) : 0;
  return { page: Math.max(1, last.page + 1 - back), seen: first.removed };
}

export const ticketList = (filters: TicketFilters) =>
  infiniteQueryOptions({
    queryKey: ticketKeys.list(filters),
    queryFn: ({ pageParam, signal }): Promise<TicketPage> => listTickets(filters, pageParam, signal),
    initialPageParam: { page: 1, seen: 0 },
    getNextPageParam: (_last, pages) => nextTicketPage(pages),
    // Events and the resync keep it true; a refetch would ask for every loaded page again.
    staleTime: Infinity,
  });

/** GET /tickets/u/{uuid}: crosses companies, so the caller compares `companyId` (contract 7.45). */
export async function getTicketByUuid(uuid: string, signal?: AbortSignal): Promise<Ticket> {
  const { data } = await http.get<Ticket>(`/tickets/u/${uuid}`, signal ? { signal } : {});
  return toTicket(readRecord(data));
}

/** The other shape of GET /tickets/{id}: contact and queue beside the ticket (M-01). */
interface WrappedTicket {
  ticket: Ticket;
  contact?: Contact;
  queueId?: number | null;
}

const isWrapped = (data: Ticket | WrappedTicket): data is WrappedTicket => isRecord(data) && 'ticket' in data;

function unwrapped(data: Ticket | WrappedTicket): Ticket {
  if (!isWrapped(data)) return readRecord(data);
  const { contact, queueId } = data;
  const ticket = readRecord(data.ticket);
  return {
    ...ticket,
    queueId: ticket.queueId ?? queueId ?? null,
    ...(ticket.contact || !contact ? {} : { contact }),
  };
}

/** GET /tickets/{id} by number (V-07), in either of its shapes (M-01). */
export async function getTicket(id: number): Promise<Ticket> {
  const { data } = await http.get<Ticket | WrappedTicket>(`/tickets/${id}`);
  return toTicket(unwrapped(data));
}

/** Whether the server says that there is no such ticket: by number 400, as of another company's, else 404 (contract 3.1). */
export const saysGone = (error: unknown): boolean => [400, 404].includes(failureStatus(error) ?? 0);

export const ticketDetail = (uuid: string) =>
  queryOptions({ queryKey: ticketKeys.detail(uuid), queryFn: ({ signal }) => getTicketByUuid(uuid, signal) });

/** POST /tickets: a concrete connection is needed; it always opens; no event reaches anyone (contract 3.1, 7.8). */
export async function createTicket(input: NewTicket): Promise<Ticket> {
  const { data } = await http.post<Ticket>('/tickets', { ...input, status: 'open' });
  return toTicket(readRecord(data));
}

/** PUT /tickets/{id}: absent keys stay, null clears; every failure is a bare 500 (contract 3.1, 5.3). */
export async function updateTicket(id: number, update: TicketUpdate): Promise<Ticket> {
  const { data } = await http.put<Ticket>(`/tickets/${id}`, update);
  return toTicket(readRecord(data));
}

/** DELETE /tickets/{id} (T-53). */
export async function deleteTicket(id: number): Promise<void> {
  await http.delete(`/tickets/${id}`);
}

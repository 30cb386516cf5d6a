import type { Ctx } from './context.ts';
import { contains } from './parse.ts';
import { ticketListed } from './present.ts';
import type { MessageRow, Payload, TicketRow } from './types.ts';

export interface TicketFilters {
  userId: number;
  companyId: number;
  status: string | undefined;
  statuses?: readonly string[];
  queueIds: number[] | null;
  showAll: boolean;
  search: string;
  tags: number[] | null;
  users: number[] | null;
  unreadOnly: boolean;
  date: string | undefined;
  updatedAt: string | undefined;
}

const PAGE = 40;

/** The day of a stamp in the server's time zone. */
function dayOf(stamp: string): string {
  const at = new Date(stamp);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
}

/** Messages of the ticket whose body holds the text. */
const matches = (ctx: Ctx, ticket: TicketRow, search: string): MessageRow[] =>
  ctx.store.by.messageTicket.all(ticket.id).filter((row) => contains(row.body, search));

function found(ctx: Ctx, ticket: TicketRow, search: string): boolean {
  const contact = ctx.store.contacts.get(ticket.contactId);
  if (contact && (contains(contact.name, search) || contact.number.includes(search))) return true;
  return matches(ctx, ticket, search).length > 0;
}

/** The conditions of GET /tickets; some replace others (contract §3.1). */
function condition(ctx: Ctx, filters: TicketFilters): (ticket: TicketRow) => boolean {
  const { userId, search, date, updatedAt, status, statuses } = filters;
  if (updatedAt) return (ticket) => dayOf(ticket.updatedAt) === updatedAt;
  if (date) return (ticket) => dayOf(ticket.createdAt) === date;

  if (filters.unreadOnly) {
    const own = new Set(ctx.store.by.queuesOfUser.all(userId).map((row) => row.queueId));
    return (ticket) =>
      (ticket.unreadMessages ?? 0) > 0 &&
      (ticket.queueId === null || own.has(ticket.queueId)) &&
      (ticket.userId === userId || ticket.status === 'pending');
  }

  const queues = new Set(filters.queueIds ?? []);
  const anyOwner = filters.showAll || search !== '';
  return (ticket) =>
    (ticket.queueId === null || queues.has(ticket.queueId)) &&
    (!status || ticket.status === status) &&
    (!statuses || statuses.includes(ticket.status)) &&
    (anyOwner || ticket.userId === userId || ticket.status === 'pending') &&
    (search === '' || found(ctx, ticket, search));
}

/** `tags` means all of them; `users` replaces `tags`; two users never match (contract §3.1). */
function ids(ctx: Ctx, { tags, users }: TicketFilters): (ticket: TicketRow) => boolean {
  if (users && users.length > 0) return (ticket) => users.length === 1 && ticket.userId === users[0];
  if (!tags || tags.length === 0) return () => true;
  return (ticket) => {
    const links = ctx.store.by.tagsOfTicket.all(ticket.id);
    return tags.every((id) => links.some((link) => link.tagId === id));
  };
}

/** By the time of the last change alone: how it orders ties, the database does not say, and it may differ by page. */
const newestFirst =
  (page: number) =>
  (left: TicketRow, right: TicketRow): number => {
    if (left.updatedAt === right.updatedAt) return page % 2 === 1 ? right.id - left.id : left.id - right.id;
    return left.updatedAt < right.updatedAt ? 1 : -1;
  };

/** Every ticket that fits, newest first. */
export function selectTickets(ctx: Ctx, filters: TicketFilters, page = 1): TicketRow[] {
  const fits = condition(ctx, filters);
  const among = ids(ctx, filters);
  return ctx.store.by.ticketCompany
    .all(filters.companyId)
    .filter((ticket) => fits(ticket) && among(ticket))
    .toSorted(newestFirst(page));
}

/** One joined row of the server's query. */
interface Joined {
  ticket: TicketRow;
  tag: Payload | null;
  message: MessageRow | null;
}

function* join(ctx: Ctx, tickets: readonly TicketRow[], search: string): Generator<Joined> {
  for (const ticket of tickets) {
    const links = ctx.store.by.tagsOfTicket.all(ticket.id);
    const tagIds = links.length > 0 ? new Set(links.map((link) => link.tagId)) : [null];
    const hits = search === '' ? [] : matches(ctx, ticket, search);
    for (const tagId of tagIds) {
      for (const message of hits.length > 0 ? hits : [null])
        yield { ticket, tag: tagId === null ? null : { id: tagId }, message };
    }
  }
}

/**
 * One page of GET /tickets. The page size counts joined rows (a ticket with two tags takes two), so a page may hold
 * fewer tickets than 40, one ticket may come on two pages, and `hasMore` compares rows with tickets (contract §7.12).
 */
export function ticketPage(ctx: Ctx, filters: TicketFilters, pageNumber: number): Payload {
  const all = selectTickets(ctx, filters, pageNumber);
  const offset = PAGE * (pageNumber - 1);
  const onPage = new Map<number, { ticket: TicketRow; tags: Set<unknown>; messages: Map<string, Payload> }>();
  let index = -1;
  for (const { ticket, tag, message } of join(ctx, all, filters.search)) {
    index += 1;
    if (index < offset) continue;
    if (index >= offset + PAGE) break;
    const entry = onPage.get(ticket.id) ?? { ticket, tags: new Set<unknown>(), messages: new Map<string, Payload>() };
    if (tag) entry.tags.add(tag.id);
    if (message) entry.messages.set(message.id, { id: message.id, body: message.body });
    onPage.set(ticket.id, entry);
  }
  const tickets = [...onPage.values()].map(({ ticket, tags, messages }) => {
    const listed = ticketListed(ctx, ticket);
    const shown = Array.isArray(listed.tags) ? listed.tags.filter((tag: Payload) => tags.has(tag.id)) : [];
    return { ...listed, tags: shown, ...(filters.search === '' ? {} : { messages: [...messages.values()] }) };
  });
  return { tickets, count: all.length, hasMore: all.length > offset + tickets.length };
}

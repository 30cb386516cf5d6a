import {
  rowsOf,
  ticketsOf,
  ticketTotal,
  toTicket,
  type Ticket,
  type TicketFilters,
  type TicketList,
  type TicketPage,
} from '@/api/tickets';
import type { AppMessageEvent, ContactEvent, TicketEvent } from '@/realtime/socket/events';
import { mergeRead, mergeTicket, withKnownConnection } from '@/realtime/cache/mergeTicket';

/** Who looks at a list. */
export interface Viewer {
  id: number;
  profile: string;
  queueIds: readonly number[];
  /** Sees tickets without a queue (T-15). */
  allTicket: boolean;
}

const isAdmin = (viewer: Viewer): boolean => viewer.profile === 'admin';

/** Whether a viewer sees tickets of others without a queue (T-15). */
export const seesUnassigned = (viewer: Viewer): boolean => isAdmin(viewer) || viewer.allTicket;

/** Whether a viewer may see a ticket's queue at all (T-13, T-15, T-16, contract 7.14). */
function seesQueue(ticket: Ticket, viewer: Viewer): boolean {
  if (isAdmin(viewer)) return true;
  if (ticket.queueId === null) return seesUnassigned(viewer) || ticket.userId === viewer.id;
  return viewer.queueIds.includes(ticket.queueId);
}

/** Whether a viewer may open a ticket (R-16, decisions: Opening a ticket). */
export const mayOpen = (ticket: Ticket, viewer: Viewer): boolean =>
  seesQueue(ticket, viewer) || ticket.userId === viewer.id;

/**
 * Whether a ticket belongs in a list: the one predicate for pages, events, bell and tests (T-13 to T-16, T-37,
 * contract 6.6, PAIN-1.10).
 */
export function belongs(ticket: Ticket, filters: TicketFilters, viewer: Viewer): boolean {
  const { status, showAll, queueIds, tags, users, withUnreadMessages } = filters;
  if (status && ticket.status !== status) return false;
  if (withUnreadMessages && (ticket.unreadMessages ?? 0) === 0) return false;
  if (!seesQueue(ticket, viewer)) return false;
  if (ticket.queueId !== null && !queueIds.includes(ticket.queueId)) return false;
  if (users?.length && (ticket.userId === null || !users.includes(ticket.userId))) return false;
  // An event without tags says nothing about them.
  if (tags?.length && ticket.tags && !tags.every((id) => ticket.tags?.some((tag) => tag.id === id))) return false;
  return showAll || ticket.userId === null || ticket.userId === viewer.id;
}

/** Changes tickets of a list; what stays the same keeps its reference. */
export function mapTickets(list: TicketList, map: (ticket: Ticket) => Ticket): TicketList {
  let changed = false;
  const pages = list.pages.map((page) => {
    let pageChanged = false;
    const tickets = page.tickets.map((ticket) => {
      const next = map(ticket);
      pageChanged ||= next !== ticket;
      return next;
    });
    changed ||= pageChanged;
    return pageChanged ? { ...page, tickets } : page;
  });
  return changed ? { ...list, pages } : list;
}

const withCount = (list: TicketList, by: { count: number; removed: number }): TicketList => ({
  ...list,
  pages: list.pages.map((page, index) =>
    index === 0 ? { ...page, count: Math.max(0, page.count + by.count), removed: page.removed + by.removed } : page,
  ),
});

/** A ticket of a list by its number. */
export const findTicket = (list: TicketList, id: number): Ticket | undefined => {
  for (const page of list.pages) {
    const ticket = page.tickets.find((row) => row.id === id);
    if (ticket) return ticket;
  }
  return undefined;
};

/** Takes a ticket out of a list and counts its rows, so that the next page knows of the shift (PAIN-1.5). */
export function removeTicket(list: TicketList, id: number): TicketList {
  const gone = findTicket(list, id);
  if (!gone) return list;
  const pages = list.pages.map((page) =>
    page.tickets.some((row) => row.id === id)
      ? { ...page, tickets: page.tickets.filter((row) => row.id !== id) }
      : page,
  );
  return withCount({ ...list, pages }, { count: -1, removed: rowsOf(gone) });
}

/** Puts a ticket on top, or merges it where it stands when it is not newer; `ticketsOf` has the last word on order. */
function place(list: TicketList, ticket: Ticket, known: Ticket | undefined, isNew: boolean): TicketList {
  const top = list.pages[0]?.tickets[0];
  if (known && (top?.id === ticket.id || ticket.updatedAt <= known.updatedAt)) {
    return mapTickets(list, (row) => (row.id === ticket.id ? ticket : row));
  }
  const pages = list.pages.map((page, index): TicketPage => {
    const rest = page.tickets.some((row) => row.id === ticket.id)
      ? page.tickets.filter((row) => row.id !== ticket.id)
      : page.tickets;
    if (index === 0) return { ...page, tickets: [ticket, ...rest] };
    return rest === page.tickets ? page : { ...page, tickets: rest };
  });
  return isNew ? withCount({ ...list, pages }, { count: 1, removed: 0 }) : { ...list, pages };
}

/** A search list only follows what it already shows: whether a new ticket matches the text, only the server knows. */
const isSearch = (filters: TicketFilters): boolean => Boolean(filters.searchParam) || !filters.status;

/** Whether the server goes on sending a ticket that the viewer may not see: it stays hidden, and is counted. */
function listsAnyway(ticket: Ticket, { status, showAll, queueIds }: TicketFilters, viewer: Viewer): boolean {
  if (!status || ticket.status !== status) return false;
  if (ticket.queueId !== null && !queueIds.includes(ticket.queueId)) return false;
  return showAll || ticket.status === 'pending' || ticket.userId === viewer.id;
}

/** Whether as many tickets are known as the server counts, those that the viewer may not see included. */
export const isComplete = ({ pages }: TicketList): boolean =>
  new Set(pages.flatMap(({ tickets }) => tickets.map(({ id }) => id))).size >= ticketTotal(pages);

/**
 * A ticket into, out of, or to the top of a list.
 * @param keepsPosition the ticket did not change its place by this: where rows are still to be loaded it is one of them, and
 * the count holds it already
 */
export function upsertTicket(
  list: TicketList,
  incoming: Ticket,
  filters: TicketFilters,
  viewer: Viewer,
  keepsPosition = false,
): TicketList {
  const known = findTicket(list, incoming.id);
  // An older copy that arrives late never steps back.
  if (known && incoming.updatedAt < known.updatedAt) return list;
  const ticket = known ? mergeTicket(known, incoming) : toTicket(incoming);
  if (!belongs(ticket, filters, viewer)) {
    const hidden = known && !belongs(known, filters, viewer) && listsAnyway(ticket, filters, viewer);
    return hidden ? mapTickets(list, (row) => (row.id === ticket.id ? ticket : row)) : removeTicket(list, ticket.id);
  }
  if (!known && isSearch(filters) && !filters.withUnreadMessages) return list;
  if (known) return place(list, ticket, known, false);
  return place(list, withKnownConnection(ticket, list.pages), undefined, !(keepsPosition && !isComplete(list)));
}

/** A ticket event into one list (T-37 to T-39). */
export function applyTicketEvent(
  list: TicketList,
  event: TicketEvent,
  filters: TicketFilters,
  viewer: Viewer,
): TicketList {
  if (event.action === 'update') return upsertTicket(list, event.ticket, filters, viewer);
  const id = Number(event.ticketId);
  if (event.action === 'delete') return removeTicket(list, id);
  if (filters.withUnreadMessages) return removeTicket(list, id);
  return mapTickets(list, (row) => (row.id === id && row.unreadMessages ? { ...row, unreadMessages: 0 } : row));
}

const firstMessageMs = 60_000;

/**
 * A new message into one list: its ticket goes to the top with the new last message and unread count (T-40). The
 * ticket of a message on a closed conversation still says `closed` (contract 4.4, row 3), so its own status decides.
 */
export function applyMessageEvent(
  list: TicketList,
  event: AppMessageEvent,
  filters: TicketFilters,
  viewer: Viewer,
): TicketList {
  if (event.action === 'update') return list;
  const { ticket, contact } = event;
  const joined = { ...ticket, contact: { ...contact, ...ticket.contact } };
  // A message moves no ticket between lists, unless it is the very first one.
  const keepsPosition = Date.parse(ticket.updatedAt) - Date.parse(ticket.createdAt) > firstMessageMs;
  return upsertTicket(list, joined, filters, viewer, keepsPosition && !filters.withUnreadMessages);
}

/** A contact event into one list (T-41); a deleted contact takes its tickets along (contract 7.50). */
export function applyContactEvent(list: TicketList, event: ContactEvent): TicketList {
  if (event.action === 'delete') {
    const id = Number(event.contactId);
    return ticketsOf(list)
      .filter((ticket) => ticket.contactId === id)
      .reduce((current, ticket) => removeTicket(current, ticket.id), list);
  }
  const { contact } = event;
  return mapTickets(list, (row) => {
    if (row.contact?.id !== contact.id) return row;
    const same =
      row.contact.name === contact.name &&
      row.contact.number === contact.number &&
      row.contact.email === contact.email &&
      row.contact.profilePicUrl === contact.profilePicUrl;
    return same ? row : { ...row, contact: { ...row.contact, ...contact } };
  });
}

/** Rows that events changed, or took out, since a list looked like `before`. */
function changedSince(
  list: TicketList,
  before: TicketList,
): { touched: Map<number, Ticket>; gone: Map<number, Ticket> } {
  const then = new Map(ticketsOf(before).map((row) => [row.id, row]));
  const now = new Map(ticketsOf(list).map((row) => [row.id, row]));
  return {
    // That it was read, or that its contact has changed, tells nothing of where it belongs.
    touched: new Map([...now].filter(([id, row]) => then.get(id)?.updatedAt !== row.updatedAt)),
    gone: new Map([...then].filter(([id]) => !now.has(id))),
  };
}

type Changes = ReturnType<typeof changedSince>;

/** Step one: the rows of a page that still hold, and above them what events brought since it was asked for. */
function holdingRows(
  list: TicketList,
  { tickets }: TicketPage,
  { touched, gone }: Changes,
  isOld: (ticket: Ticket) => boolean,
): { kept: Ticket[]; added: Ticket[] } {
  const kept = tickets.filter((row) => {
    const left = gone.get(row.id);
    if (left && row.updatedAt <= left.updatedAt) return false;
    return findTicket(list, row.id) !== undefined || !isOld(row);
  });
  // A page that knows something newer than such a row knows that it left, and an own answer that came late put it here.
  const newest = tickets[0]?.updatedAt ?? '';
  const added = [...touched.values()].filter((row) => row.updatedAt > newest && !kept.some(({ id }) => id === row.id));
  return { kept, added };
}

/** Step two: each row in its newer state, the very object that is drawn where nothing changed. */
const newerRows = (rows: readonly Ticket[], known: ReadonlyMap<number, Ticket>): Ticket[] =>
  rows.map((row) => {
    const old = known.get(row.id);
    if (!old || old === row) return row;
    return old.updatedAt > row.updatedAt ? old : settled(old, mergeRead(old, row));
  });

/** Step three: the new first page above the rows further down; what is in neither has left, and counts for the shift. */
function joined(list: TicketList, first: TicketPage, older: Ticket[]): TicketList {
  const stays = new Set([...first.tickets, ...older].map(({ id }) => id));
  const left = ticketsOf(list).filter(({ id }) => !stays.has(id));
  const page = list.pages.at(-1)?.page ?? 1;
  return {
    pageParams: [
      { page: 1, seen: 0 },
      { page, seen: 0 },
    ],
    pages: [
      { ...first, removed: left.reduce((rows, row) => rows + rowsOf(row), 0) },
      { ...first, tickets: older, page, removed: 0, seen: 0 },
    ],
  };
}

/**
 * A first page just fetched into a cached list. Rows inside its window that the server no longer lists are gone;
 * without any overlap there is a gap, and the list starts over (B-08).
 * @param before the list when the page was asked for: what events changed since then is newer than the page
 * @param isOld whether an event has told something newer of a ticket than the page does
 */
export function mergeTickets(
  list: TicketList,
  page: TicketPage,
  before: TicketList = list,
  isOld: (ticket: Ticket) => boolean = () => false,
): TicketList {
  const changes = changedSince(list, before);
  const { kept, added } = holdingRows(list, page, changes, isOld);
  const loaded = ticketsOf(list);
  const known = new Map(loaded.map((row) => [row.id, row]));
  const tickets = newerRows([...added, ...kept], known);
  const count = Math.max(0, page.count - (page.tickets.length - kept.length) + added.length);
  const first: TicketPage = { ...page, count, tickets };

  const listed = new Set(tickets.map(({ id }) => id));
  const oldest = kept.at(-1)?.updatedAt ?? '';
  const older = loaded.filter((row) => !listed.has(row.id) && row.updatedAt < oldest);
  // A row that did not change proves that nothing below it did: whatever changed is newer, and so above it.
  const overlap = kept.some(({ id, updatedAt }) => !changes.touched.has(id) && known.get(id)?.updatedAt === updatedAt);
  const vanished = tickets.length + older.length > count;
  return !overlap || vanished || older.length === 0
    ? { pages: [first], pageParams: [{ page: 1, seen: 0 }] }
    : joined(list, first, older);
}

/** The old object where nothing changed, so that its row is not drawn again. */
const settled = (old: Ticket, next: Ticket): Ticket => (JSON.stringify(old) === JSON.stringify(next) ? old : next);

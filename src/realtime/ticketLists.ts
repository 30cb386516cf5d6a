import {
  ticketPageSize,
  ticketsOf,
  toTicket,
  type Ticket,
  type TicketFilters,
  type TicketList,
  type TicketPage,
} from '@/api/tickets';
import type { AppMessageEvent, ContactEvent, TicketEvent } from './events';

/** Who looks at a list. */
export interface Viewer {
  id: number;
  profile: string;
  queueIds: readonly number[];
  /** Sees tickets without a queue (T-15). */
  allTicket: boolean;
}

const isAdmin = (viewer: Viewer): boolean => viewer.profile === 'admin';

/** Whether a viewer may see a ticket's queue at all (T-13, T-15, T-16, contract 7.14). */
export function seesQueue(ticket: Ticket, viewer: Viewer): boolean {
  if (isAdmin(viewer)) return true;
  if (ticket.queueId === null) return viewer.allTicket || ticket.userId === viewer.id;
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

/** Owner and queue are replaced with their ids: an absent relation must not keep a stranger's name (contract, section 2). */
export function mergeTicket(old: Ticket, incoming: Ticket): Ticket {
  const next = toTicket(incoming);
  const merged = { ...old, ...next };
  if (next.user === undefined && next.userId !== old.user?.id) merged.user = null;
  if (next.queue === undefined && next.queueId !== old.queue?.id) merged.queue = null;
  if (old.contact && next.contact) merged.contact = { ...old.contact, ...next.contact };
  return merged;
}

function mapTickets(list: TicketList, map: (ticket: Ticket) => Ticket): TicketList {
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

const find = (list: TicketList, id: number): Ticket | undefined => {
  for (const page of list.pages) {
    const ticket = page.tickets.find((row) => row.id === id);
    if (ticket) return ticket;
  }
  return undefined;
};

/** Takes a ticket out of a list and counts it, so that the next page knows of the shift (PAIN-1.5). */
export function removeTicket(list: TicketList, id: number): TicketList {
  if (!find(list, id)) return list;
  const pages = list.pages.map((page) =>
    page.tickets.some((row) => row.id === id)
      ? { ...page, tickets: page.tickets.filter((row) => row.id !== id) }
      : page,
  );
  return withCount({ ...list, pages }, { count: -1, removed: 1 });
}

/** Puts a ticket on top, or merges it where it stands when it is not newer than the top. */
function place(list: TicketList, ticket: Ticket, known: Ticket | undefined): TicketList {
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
  return known ? { ...list, pages } : withCount({ ...list, pages }, { count: 1, removed: 0 });
}

/** A search list only follows what it already shows: whether a new ticket matches the text, only the server knows. */
const isSearch = (filters: TicketFilters): boolean => Boolean(filters.searchParam) || !filters.status;

/** A ticket into, out of, or to the top of a list. */
export function upsertTicket(list: TicketList, incoming: Ticket, filters: TicketFilters, viewer: Viewer): TicketList {
  const known = find(list, incoming.id);
  // An older copy that arrives late never steps back.
  if (known && incoming.updatedAt < known.updatedAt) return list;
  const ticket = known ? mergeTicket(known, incoming) : toTicket(incoming);
  if (!belongs(ticket, filters, viewer)) return removeTicket(list, ticket.id);
  if (!known && isSearch(filters) && !filters.withUnreadMessages) return list;
  return place(list, ticket, known);
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
  return upsertTicket(list, { ...ticket, contact: { ...contact, ...ticket.contact } }, filters, viewer);
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

/**
 * A first page just fetched into a cached list. Rows inside its window that the server no longer lists are gone;
 * without any overlap there is a gap, and the list starts over (B-08).
 */
export function resyncTickets(list: TicketList, fresh: TicketPage): TicketList {
  const loaded = ticketsOf(list);
  const freshIds = new Set(fresh.tickets.map(({ id }) => id));
  const overlap = loaded.some(({ id }) => freshIds.has(id));
  const complete = fresh.tickets.length >= fresh.count;
  if (!overlap || complete || list.pages.length <= 1) return { pages: [fresh], pageParams: [{ page: 1, seen: 0 }] };

  const oldest = fresh.tickets.at(-1)?.updatedAt ?? '';
  const older = loaded.filter((row) => !freshIds.has(row.id) && row.updatedAt < oldest);
  const known = new Map(loaded.map((row) => [row.id, row]));
  const top = fresh.tickets.map((row) => {
    const old = known.get(row.id);
    return old ? mergeTicket(old, row) : row;
  });
  const lastPage = list.pages.at(-1)?.page ?? 1;
  const shift = Math.max(0, loaded.length - top.length - older.length);
  return {
    pageParams: [
      { page: 1, seen: 0 },
      { page: lastPage, seen: 0 },
    ],
    pages: [
      { ...fresh, tickets: top, removed: shift },
      { ...fresh, tickets: older, page: lastPage, removed: 0, seen: shift > ticketPageSize ? 0 : shift },
    ],
  };
}

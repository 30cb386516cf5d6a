import { ticketsOf, type Ticket, type TicketFilters, type TicketList, type TicketPage } from '@/api/tickets';
import type { AppMessageEvent } from '@/realtime/socket/events';
import type { Viewer } from '@/realtime/live/ticketLists';

/** Tickets, pages and events for the tests of the lists; ticket 1 is the newest. */

export const time = (minute: number): string => new Date(Date.UTC(2026, 0, 5, 12) + minute * 60_000).toISOString();

export const ticket = (id: number, over: Partial<Ticket> = {}): Ticket => ({
  id,
  uuid: `u${id}`,
  status: 'open',
  unreadMessages: 0,
  lastMessage: `m${id}`,
  isGroup: false,
  userId: 7,
  contactId: id,
  whatsappId: 1,
  queueId: 1,
  companyId: 1,
  createdAt: time(-100_000),
  updatedAt: time(-id),
  contact: { id, name: `Contato ${id}`, number: `55${id}` },
  tags: [],
  ...over,
});

export const ana: Viewer = { id: 7, profile: 'user', queueIds: [1, 2], allTicket: false };
export const admin: Viewer = { id: 1, profile: 'admin', queueIds: [], allTicket: false };
export const open: TicketFilters = { status: 'open', showAll: false, queueIds: [1, 2] };

export const page = (tickets: Ticket[], over: Partial<TicketPage> = {}): TicketPage => ({
  tickets,
  count: tickets.length,
  hasMore: false,
  page: 1,
  removed: 0,
  seen: 0,
  ...over,
});
export const listOf = (...pages: TicketPage[]): TicketList => ({
  pages,
  pageParams: pages.map(({ page: number, seen }) => ({ page: number, seen })),
});
export const ids = (list: TicketList): number[] => ticketsOf(list).map(({ id }) => id);

export const created = (row: Ticket): AppMessageEvent => ({
  action: 'create',
  ticket: row,
  contact: { id: row.contactId, name: `Contato ${row.contactId}`, number: `55${row.contactId}` },
  message: {
    id: `x${row.id}`,
    ticketId: row.id,
    body: 'oi',
    fromMe: false,
    read: false,
    ack: 0,
    mediaType: null,
    mediaUrl: null,
    isDeleted: false,
    isEdited: false,
    createdAt: row.updatedAt,
  },
});

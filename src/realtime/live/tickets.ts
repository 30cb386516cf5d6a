import { ticketKeys, type Ticket } from '@/api/tickets';
import { mergeNewer } from '@/realtime/cache/mergeTicket';
import type { TicketEvent } from '@/realtime/socket/events';
import { liveRow } from './liveRow';
import { applyMessageEvent, applyTicketEvent } from './ticketLists';

// Keys are made once, so that the batch finds the queries of each but once in a frame.
const lists = ticketKeys.lists();
const details = ticketKeys.details();

/** A ticket event into an open conversation, which decides for itself what a deletion means. */
function applyToDetail(ticket: Ticket, event: TicketEvent): Ticket {
  if (event.action === 'update') return event.ticket.id === ticket.id ? mergeNewer(ticket, event.ticket) : ticket;
  if (event.action !== 'updateUnread' || Number(event.ticketId) !== ticket.id) return ticket;
  return ticket.unreadMessages ? { ...ticket, unreadMessages: 0 } : ticket;
}

/** Tickets in lists and in the open conversation (RT-14, RT-15). */
export const ticketRows = [
  liveRow({
    event: 'ticket',
    key: lists,
    patch: (list, event, filters, { viewer }) => applyTicketEvent(list, event, filters, viewer),
  }),
  liveRow({ event: 'ticket', key: details, patch: applyToDetail }),
  liveRow({
    event: 'appMessage',
    // Of receipts there are many, and they change no ticket.
    key: ({ action }) => (action === 'create' ? lists : null),
    patch: (list, event, filters, { viewer }) => applyMessageEvent(list, event, filters, viewer),
  }),
  liveRow({
    event: 'appMessage',
    key: ({ action }) => (action === 'create' ? details : null),
    patch: (ticket, event) =>
      event.action === 'create' && event.ticket.id === ticket.id ? mergeNewer(ticket, event.ticket) : ticket,
  }),
];

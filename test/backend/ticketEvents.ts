import type { Ctx } from './context.ts';
import { mainChannel } from './context.ts';
import {
  contactFull,
  messageCreated,
  messageDeleted,
  messageReceipt,
  ticketDetail,
  ticketInMessage,
  ticketReleased,
} from './present.ts';
import type { MessageRow, Payload, TicketRow } from './types.ts';

/** What is said to whom (contract §4.4). The ticket's own room is its id as a text. */

const ticketEvent = (ticket: TicketRow): string => `company-${ticket.companyId}-ticket`;
const messageEvent = (ticket: TicketRow): string => `company-${ticket.companyId}-appMessage`;

/** Both rooms of a kind: the company's admins and the queue's agents. */
const both = (ticket: TicketRow, kind: string, queueId: number | null = ticket.queueId): string[] => [
  `company-${ticket.companyId}-${kind}`,
  `queue-${queueId}-${kind}`,
];
const owner = (userId: number | null): string[] => (userId === null ? [] : [`user-${userId}`]);

/** Rows 4, 9: the count is 0 now. Goes to everybody. */
export function tellRead(ctx: Ctx, ticket: TicketRow): void {
  ctx.emit(mainChannel(ticket.companyId), ticketEvent(ticket), { action: 'updateUnread', ticketId: ticket.id });
}

/** Row 4, first half: the ticket leaves the list of its old status. Addressed with the new queue. */
export function tellMoved(ctx: Ctx, ticket: TicketRow, oldStatus: string, oldOwner: number | null): void {
  const rooms = [...both(ticket, oldStatus), ...owner(oldOwner)];
  ctx.emit(rooms, ticketEvent(ticket), { action: 'delete', ticketId: ticket.id });
}

/** Row 4, second half. */
export function tellUpdated(ctx: Ctx, ticket: TicketRow, oldOwner: number | null): void {
  const rooms = [
    ...both(ticket, ticket.status),
    ...both(ticket, 'notification'),
    String(ticket.id),
    ...owner(ticket.userId),
    ...owner(oldOwner),
  ];
  ctx.emit(rooms, ticketEvent(ticket), { action: 'update', ticket: ticketDetail(ctx, ticket, 'put') });
}

/** Row 5: the rating was asked for; the ticket lives on. */
export function tellRatingAsked(ctx: Ctx, ticket: TicketRow): void {
  const rooms = [...both(ticket, 'open'), String(ticket.id)];
  ctx.emit(rooms, ticketEvent(ticket), { action: 'delete', ticketId: ticket.id });
}

/** Row 8. */
export function tellDeleted(ctx: Ctx, ticket: TicketRow): void {
  const rooms = [String(ticket.id), ...both(ticket, ticket.status), ...both(ticket, 'notification')];
  ctx.emit(rooms, ticketEvent(ticket), { action: 'delete', ticketId: ticket.id });
}

/** Rows 3 and 6: a ticket without owner and queue goes from one status to another. */
export function tellReleased(ctx: Ctx, ticket: TicketRow, oldStatus: string, withTicketRoom: boolean): void {
  const payload: Payload = { ticket: ticketReleased(ctx, ticket), ticketId: ticket.id };
  const rooms = [...both(ticket, ticket.status, null), ...(withTicketRoom ? [String(ticket.id)] : [])];
  ctx.emit(both(ticket, oldStatus, null), ticketEvent(ticket), { action: 'delete', ...payload });
  ctx.emit(rooms, ticketEvent(ticket), { action: 'update', ...payload });
}

/** Rows 1, 2, 3, 10, 13: edited messages come as a creation, too. */
export function tellMessage(ctx: Ctx, ticket: TicketRow, message: MessageRow): void {
  const rooms = [String(ticket.id), ...both(ticket, ticket.status), ...both(ticket, 'notification')];
  ctx.emit(rooms, messageEvent(ticket), {
    action: 'create',
    message: messageCreated(ctx, message, ticket),
    ticket: ticketInMessage(ctx, ticket),
    contact: contactFull(ctx, ticket.contactId),
  });
}

/** Row 11: the ticket's room only. */
export function tellReceipt(ctx: Ctx, ticket: TicketRow, message: MessageRow): void {
  const payload = { action: 'update', message: messageReceipt(ctx, message) };
  ctx.emit(String(ticket.id), messageEvent(ticket), payload);
}

/** Row 12. */
export function tellMessageDeleted(ctx: Ctx, ticket: TicketRow, message: MessageRow): void {
  const payload = { action: 'update', message: messageDeleted(ctx, message, ticket) };
  ctx.emit(String(ticket.id), messageEvent(ticket), payload);
}

/** Traffic in either direction tells the contact (rows 1 to 3, 6, 10). */
export function tellContact(ctx: Ctx, companyId: number, contactId: number, action: 'create' | 'update'): void {
  const payload = { action, contact: contactFull(ctx, contactId) };
  ctx.emit(mainChannel(companyId), `company-${companyId}-contact`, payload);
}

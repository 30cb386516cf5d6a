import { attendanceOf, trackStatus } from './attendances.ts';
import { AUTOMATIC, lineOf, needLine, sendText } from './channel.ts';
import type { Ctx } from './context.ts';
import { AppError, setting } from './context.ts';
import { number, text } from './parse.ts';
import { tellMoved, tellRatingAsked, tellRead, tellUpdated } from './ticketEvents.ts';
import { announceTransfer } from './transfer.ts';
import type { AttendanceRow, Payload, TicketRow } from './types.ts';

const SCALE =
  'Digite de 1 à 3 para qualificar nosso atendimento:\n*1* - _Insatisfeito_\n*2* - _Satisfeito_\n*3* - _Muito Satisfeito_\n\n';

/** Own company's ticket or the sentence that covers a missing one as well (contract §3.1). */
export function companyTicket(ctx: Ctx, id: number, companyId: number): TicketRow {
  const ticket = ctx.store.tickets.get(id);
  if (ticket?.companyId !== companyId) {
    throw new AppError('Não é possível consultar registros de outra empresa');
  }
  return ticket;
}

/** Unread 0, messages read, everybody told (contract §5.4). The per-contact counter is left alone. */
export function markRead(ctx: Ctx, ticket: TicketRow): void {
  const { messages, tickets, by } = ctx.store;
  if (ticket.unreadMessages !== 0) tickets.update(ticket, { unreadMessages: 0, ...ctx.touched() });
  for (const row of by.messageTicket.all(ticket.id)) if (!row.read) messages.update(row, { read: true });
  tellRead(ctx, ticket);
}

/** Another open or waiting ticket of the contact, on this line or, without one, on any. */
export function otherOpenTicket(
  ctx: Ctx,
  contactId: number,
  whatsappId: number | null,
  except?: TicketRow,
): TicketRow | undefined {
  return ctx.store.by.ticketContact
    .all(contactId)
    .find(
      (row) =>
        row !== except &&
        (row.status === 'open' || row.status === 'pending') &&
        (whatsappId === null || row.whatsappId === whatsappId),
    );
}

interface Wanted {
  status: string;
  userId: number | null;
  queueId: number | null;
  whatsappId: number | null;
}

/** The given fields over the present ones: absent keeps, null clears (contract §3.1). */
function wanted(ticket: TicketRow, body: Payload): Wanted {
  const id = (key: 'userId' | 'queueId' | 'whatsappId'): number | null => {
    if (!(key in body)) return ticket[key];
    if (body[key] === '') throw new Error(`${key} is an empty text`);
    return number(body[key]);
  };
  const status = text(body.status) || ticket.status;
  return { status, userId: id('userId'), queueId: id('queueId'), whatsappId: id('whatsappId') };
}

function checkTargets(ctx: Ctx, ticket: TicketRow, next: Wanted, namesLine: boolean): void {
  const { store } = ctx;
  if (next.queueId !== null && !store.queues.get(next.queueId)) throw new Error('no such queue');
  if (next.userId !== null && !store.users.get(next.userId)) throw new Error('no such user');
  const moves = next.whatsappId !== ticket.whatsappId;
  if (!moves && ticket.status !== 'closed') return;
  const line = namesLine ? next.whatsappId : null;
  if (otherOpenTicket(ctx, ticket.contactId, line, ticket)) throw new Error('ERR_OTHER_OPEN_TICKET');
  const held = store.by.ticketContact
    .all(ticket.contactId)
    .some((row) => row !== ticket && row.whatsappId === next.whatsappId);
  if (moves && held) throw new Error('the connection holds a ticket of this contact');
}

/** True when the close only asked for a rating (contract §5.1, step 3). */
function close(ctx: Ctx, ticket: TicketRow, attendance: AttendanceRow): boolean {
  const line = lineOf(ctx, ticket);
  const asks = setting(ctx, ticket.companyId, 'userRating') === 'enabled' && attendance.ratingAt === null;
  if (asks) {
    needLine(line, 'ERR_SENDING_WAPP_MSG');
    sendText(ctx, ticket, { body: `${AUTOMATIC}${line.ratingMessage}\n\n${SCALE}` });
    ctx.store.attendances.update(attendance, { ratingAt: ctx.now().toISOString(), ...ctx.touched() });
    tellRatingAsked(ctx, ticket);
    return true;
  }
  if (line.complationMessage) {
    needLine(line, 'ERR_SENDING_WAPP_MSG');
    sendText(ctx, ticket, { body: `${AUTOMATIC}${line.complationMessage}` });
  }
  const finished = { finishedAt: ctx.now().toISOString(), whatsappId: ticket.whatsappId, userId: ticket.userId };
  ctx.store.attendances.update(attendance, finished);
  return false;
}

/**
 * What ends with an attendance. Prompt and integration are let go only where the caller says so, as the app must; the
 * server clears them on each close (contract §5.1, step 3).
 */
function ended(body: Payload): Partial<TicketRow> {
  return {
    typebotStatus: false,
    typebotSessionId: null,
    ...(body.useIntegration === false ? { useIntegration: false } : {}),
    ...(body.promptId === null ? { promptId: null } : {}),
    ...(body.integrationId === null ? { integrationId: null } : {}),
  };
}

/** PUT /tickets/:id, step by step (contract §5.1). Whatever goes wrong inside is 500 for the caller. */
export function updateTicket(ctx: Ctx, ticket: TicketRow, body: Payload): TicketRow {
  if (ticket.whatsappId === null || !ctx.store.whatsapps.get(ticket.whatsappId)) {
    throw new Error('the ticket has no connection any more');
  }
  const attendance = attendanceOf(ctx, ticket);
  markRead(ctx, ticket);
  const next = wanted(ticket, body);
  checkTargets(ctx, ticket, next, 'whatsappId' in body);
  const { status: oldStatus, userId: oldOwner } = ticket;
  const closes = body.status === 'closed';
  if (closes && close(ctx, ticket, attendance)) return ticket;
  announceTransfer(ctx, ticket, body);

  const reset = { chatbot: false, queueOptionId: null };
  ctx.store.tickets.update(ticket, { ...next, ...reset, ...(closes ? ended(body) : {}), ...ctx.touched() });
  if (body.status !== undefined) trackStatus(ctx, ticket, attendance);
  if (ticket.status !== oldStatus || ticket.userId !== oldOwner) tellMoved(ctx, ticket, oldStatus, oldOwner);
  tellUpdated(ctx, ticket, oldOwner);
  return ticket;
}

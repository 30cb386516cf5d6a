import type { AppContext, Ctx } from '../context.ts';
import { AppError, requireAuth } from '../context.ts';
import { attendanceOf } from '../attendances.ts';
import { defaultLine } from '../channel.ts';
import { newTicket } from '../newTicket.ts';
import { body, idParam, idsQuery, number } from '../parse.ts';
import { ticketCreated, ticketDetail, ticketListed } from '../present.ts';
import type { Register } from '../routes.ts';
import { tellDeleted } from '../ticketEvents.ts';
import type { TicketFilters } from '../ticketQuery.ts';
import { selectTickets, ticketPage } from '../ticketQuery.ts';
import { companyTicket, otherOpenTicket, updateTicket } from '../ticketUpdate.ts';
import type { ContactRow, Payload, TicketRow, WhatsappRow } from '../types.ts';

function filtersOf(c: AppContext): TicketFilters {
  return {
    userId: c.get('user').id,
    companyId: c.get('user').companyId,
    status: c.req.query('status'),
    queueIds: idsQuery(c, 'queueIds'),
    showAll: c.req.query('showAll') === 'true',
    search: (c.req.query('searchParam') ?? '').trim(),
    tags: idsQuery(c, 'tags'),
    users: idsQuery(c, 'users'),
    unreadOnly: c.req.query('withUnreadMessages') === 'true',
    date: c.req.query('date'),
    updatedAt: c.req.query('updatedAt'),
  };
}

/** The line asked for, or the user's own, or the company's default one. */
function lineFor(ctx: Ctx, companyId: number, asked: unknown, userId: number | null): WhatsappRow {
  const { users, whatsapps } = ctx.store;
  if (asked === undefined || asked === null || asked === '') {
    return whatsapps.get(users.get(userId)?.whatsappId) ?? defaultLine(ctx, companyId);
  }
  const line = whatsapps.get(number(asked));
  if (line?.companyId !== companyId) throw new AppError('Não é possível acessar registros de outra empresa');
  return line;
}

/** The closed ticket of this contact and line, or a new one (contract §3.1). */
function findOrMake(ctx: Ctx, contact: ContactRow, asked: unknown, line: WhatsappRow): TicketRow {
  const known = ctx.store.by.ticketContact.all(contact.id).find((row) => row.whatsappId === line.id);
  // Without a line the server looks for a ticket without one, and then breaks on the unique constraint.
  if (known && asked === null) throw new Error('the contact has a ticket on the default connection');
  if (known) return known;
  return newTicket(ctx, contact, line, { status: 'open', unreadMessages: null });
}

function createTicket(ctx: Ctx, companyId: number, input: Payload): TicketRow {
  const contactId = number(input.contactId);
  const userId = number(input.userId);
  const line = lineFor(ctx, companyId, input.whatsappId, userId);
  if (contactId !== null && otherOpenTicket(ctx, contactId, number(input.whatsappId))) {
    throw new AppError('ERR_OTHER_OPEN_TICKET');
  }
  const contact = ctx.store.contacts.get(contactId);
  if (contact?.companyId !== companyId) {
    throw new AppError('Não é possível excluir registro de outra empresa');
  }
  if (input.whatsappId === undefined || input.whatsappId === '') throw new Error('whatsappId must be sent');
  const queueId = number(input.queueId);
  if (queueId !== null && !ctx.store.queues.get(queueId)) throw new Error('no such queue');
  const ticket = findOrMake(ctx, contact, input.whatsappId, line);
  ctx.store.tickets.update(ticket, { status: 'open', userId, queueId, whatsappId: line.id, ...ctx.touched() });
  attendanceOf(ctx, ticket);
  return ticket;
}

/** Removes the ticket with everything that hangs on it. */
export function removeTicket(ctx: Ctx, ticket: TicketRow): void {
  const { store } = ctx;
  for (const row of store.by.messageTicket.all(ticket.id)) store.messages.remove(row);
  for (const row of store.by.tagsOfTicket.all(ticket.id)) store.ticketTags.remove(row);
  for (const row of store.by.attendanceTicket.all(ticket.id)) store.attendances.remove(row);
  store.ticketNotes.removeWhere((row) => row.ticketId === ticket.id);
  store.tickets.remove(ticket);
}

export const registerTickets: Register = (app, ctx) => {
  const { store } = ctx;

  app.get('/tickets', requireAuth, (c) =>
    c.json(ticketPage(ctx, filtersOf(c), Number(c.req.query('pageNumber') ?? 1) || 1)),
  );

  app.get('/ticket/kanban', requireAuth, (c) => {
    const filters = { ...filtersOf(c), status: undefined, statuses: ['open', 'pending'] };
    const tickets = selectTickets(ctx, filters).map((row) => ticketListed(ctx, row, true));
    return c.json({ tickets, count: tickets.length, hasMore: false });
  });

  app.get('/tickets/u/:uuid', requireAuth, (c) => {
    const uuid = c.req.param('uuid');
    if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(uuid)) throw new Error('not a uuid');
    const ticket = store.by.ticketUuid.first(uuid);
    if (!ticket) throw new AppError('ERR_NO_TICKET_FOUND', 404);
    return c.json(ticketDetail(ctx, ticket, 'uuid'));
  });

  app.get('/tickets/:ticketId', requireAuth, (c) => {
    const ticket = companyTicket(ctx, idParam(c, 'ticketId'), c.get('user').companyId);
    return c.json(ticketDetail(ctx, ticket, 'id'));
  });

  // No event: the server emits to rooms that nobody can join (contract §7.8).
  app.post('/tickets', requireAuth, async (c) =>
    c.json(ticketCreated(ctx, createTicket(ctx, c.get('user').companyId, await body(c)))),
  );

  app.put('/tickets/:ticketId', requireAuth, async (c) => {
    const input = await body(c);
    try {
      const ticket = companyTicket(ctx, idParam(c, 'ticketId'), c.get('user').companyId);
      return c.json(ticketDetail(ctx, updateTicket(ctx, ticket, input), 'put'));
    } catch {
      // The server swallows every cause (contract §5.3).
      throw new AppError('ERR_INTERNAL_SERVER_ERROR', 500);
    }
  });

  app.delete('/tickets/:ticketId', requireAuth, (c) => {
    const ticket = companyTicket(ctx, idParam(c, 'ticketId'), c.get('user').companyId);
    removeTicket(ctx, ticket);
    tellDeleted(ctx, ticket);
    return c.json({ message: 'ticket deleted' });
  });

  // Sends no event; twice the same tag links it twice (recorded/kanban).
  app.put('/ticket-tags/:ticketId/:tagId', requireAuth, (c) => {
    const ticketId = idParam(c, 'ticketId');
    const tagId = idParam(c, 'tagId');
    if (!store.tickets.get(ticketId) || !store.tags.get(tagId)) {
      throw new AppError('Failed to store ticket tag.', 500);
    }
    const { createdAt, updatedAt } = store.ticketTags.insert((id) => ({ id, ticketId, tagId, ...ctx.stamps() }));
    return c.json({ ticketId, tagId, updatedAt, createdAt }, 201);
  });

  app.delete('/ticket-tags/:ticketId', requireAuth, (c) => {
    const ticketId = idParam(c, 'ticketId');
    for (const link of store.by.tagsOfTicket.all(ticketId)) {
      if (store.tags.get(link.tagId)?.kanban === 1) store.ticketTags.remove(link);
    }
    return c.json({ message: 'Ticket tags removed successfully.' });
  });
};

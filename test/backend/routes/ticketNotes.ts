import type { Ctx } from '../context.ts';
import { AppError, requireAdmin, requireAuth } from '../context.ts';
import { body, contains, idParam, isText, number, page, pick } from '../parse.ts';
import type { Register } from '../routes.ts';
import type { Payload, TicketNoteRow } from '../types.ts';

const newestFirst = (left: TicketNoteRow, right: TicketNoteRow): number => right.id - left.id;

/** Validation in the server's order; the column holds 255 characters, more is 500 (contract §3.3). */
function validNote(note: unknown): string {
  if (!isText(note) || note === '') throw new AppError('note is a required field');
  if (note.length < 3) throw new AppError('ERR_TICKETNOTE_INVALID_NAME');
  if (note.length > 255) throw new Error('value too long for type character varying(255)');
  return note;
}

function withRelations(ctx: Ctx, row: TicketNoteRow): Payload {
  const user = ctx.store.users.get(row.userId);
  const contact = ctx.store.contacts.get(row.contactId);
  const ticket = ctx.store.tickets.get(row.ticketId);
  return {
    ...row,
    user: user ? pick(user, 'id', 'name', 'email') : null,
    contact: contact ? pick(contact, 'id', 'name') : null,
    ticket: ticket ? pick(ticket, 'id', 'status', 'createdAt') : null,
  };
}

function found(ctx: Ctx, id: number): TicketNoteRow {
  const note = ctx.store.ticketNotes.get(id);
  if (!note) throw new AppError('ERR_NO_TICKETNOTE_FOUND', 404);
  return note;
}

/** Neither socket events nor company checks (contract §3.3). */
export const registerTicketNotes: Register = (app, ctx) => {
  const notes = ctx.store.ticketNotes;

  app.get('/ticket-notes/list', requireAuth, (c) => {
    const ticketId = number(c.req.query('ticketId'));
    const contactId = number(c.req.query('contactId'));
    if (ticketId === null || contactId === null) return c.json({ message: {} }, 500);
    const rows = notes.filter((row) => row.ticketId === ticketId && row.contactId === contactId);
    return c.json(rows.toSorted(newestFirst).map((row) => withRelations(ctx, row)));
  });

  app.get('/ticket-notes', requireAuth, (c) => {
    const search = c.req.query('searchParam') ?? '';
    const rows = notes.filter((row) => contains(row.note, search)).toSorted(newestFirst);
    const { rows: ticketNotes, count, hasMore } = page(rows, c.req.query('pageNumber'), 20);
    return c.json({ ticketNotes, count, hasMore });
  });

  app.get('/ticket-notes/:id', requireAuth, (c) => c.json({ ...found(ctx, idParam(c, 'id')) }));

  app.post('/ticket-notes', requireAuth, async (c) => {
    const input = await body(c);
    const note = validNote(input.note);
    const contactId = number(input.contactId);
    if (contactId === null) throw new Error('contactId is needed');
    const ticketId = number(input.ticketId);
    const row = notes.insert((id) => ({
      id,
      note,
      ticketId,
      contactId,
      userId: c.get('user').id,
      ...ctx.stamps(),
    }));
    return c.json({ ...row });
  });

  app.put('/ticket-notes/:id', requireAuth, async (c) => {
    const input = await body(c);
    const row = found(ctx, idParam(c, 'id'));
    return c.json({ ...notes.update(row, { note: validNote(input.note), ...ctx.touched() }) });
  });

  app.delete('/ticket-notes/:id', requireAuth, (c) => {
    requireAdmin(c);
    notes.remove(found(ctx, idParam(c, 'id')));
    return c.json({ message: 'Observação removida' });
  });
};

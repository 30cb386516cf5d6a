import type { Ctx } from '../context.ts';
import { AppError, mainChannel, requireAdmin, requireAuth } from '../context.ts';
import { body, byText, idParam, isText, number, page, pick, records, text } from '../parse.ts';
import { tagsOf } from '../present.ts';
import type { Register } from '../routes.ts';
import type { Payload, TagRow } from '../types.ts';

const DEFAULT_COLOR = '#A4CCCC';

function validName(name: unknown): string {
  if (!isText(name) || name === '') throw new AppError('name is a required field');
  if (name.length < 3) throw new AppError('name must be at least 3 characters');
  return name;
}

const byName = (left: TagRow, right: TagRow): number => byText(left.name, right.name);

function found(ctx: Ctx, id: number): TagRow {
  const tag = ctx.store.tags.get(id);
  if (!tag) throw new AppError('ERR_NO_TAG_FOUND', 404);
  return tag;
}

/** The event has no company in its name (contract §4.5). */
function tell(ctx: Ctx, companyId: number, payload: Payload): void {
  ctx.emit(mainChannel(companyId), 'tag', payload);
}

export const registerTags: Register = (app, ctx) => {
  const { tags, ticketTags, tickets, by } = ctx.store;
  const own = (companyId: number): TagRow[] => tags.filter((row) => row.companyId === companyId).toSorted(byName);

  app.get('/tags/list', requireAuth, (c) => {
    const search = c.req.query('searchParam') ?? '';
    return c.json(own(c.get('user').companyId).filter((row) => row.name.includes(search)));
  });

  // By id, unlike the other lists (recorded/tags).
  app.get('/tags/kanban', requireAuth, (c) => {
    const { companyId } = c.get('user');
    return c.json({ lista: tags.filter((row) => row.companyId === companyId && row.kanban === 1) });
  });

  // Counts are texts, `count` is a list, the search knows upper from lower case (recorded/tags).
  app.get('/tags', requireAuth, (c) => {
    const search = c.req.query('searchParam') ?? '';
    const hits = own(c.get('user').companyId).filter((row) => row.name.includes(search) || row.color.includes(search));
    const ticketsCount = (row: TagRow): string => String(by.ticketsOfTag.count(row.id));
    const { rows } = page(hits, c.req.query('pageNumber'), 5000);
    return c.json({
      tags: rows.map((row) => ({ ...pick(row, 'id', 'name', 'color'), ticketsCount: ticketsCount(row) })),
      count: hits.map((row) => ({ id: row.id, count: ticketsCount(row) })),
      hasMore: false,
    });
  });

  app.get('/tags/:tagId', requireAuth, (c) => c.json({ ...found(ctx, idParam(c, 'tagId')) }));

  // An identical tag is answered, not doubled; the event comes all the same.
  app.post('/tags', requireAuth, async (c) => {
    const input = await body(c);
    const { companyId } = c.get('user');
    const name = validName(input.name);
    const color = text(input.color) || DEFAULT_COLOR;
    const kanban = number(input.kanban) ?? 0;
    const known = tags.find((row) => row.companyId === companyId && row.name === name && row.color === color);
    const tag = known ?? tags.insert((id) => ({ id, name, color, kanban, companyId, ...ctx.stamps() }));
    tell(ctx, companyId, { action: 'create', tag });
    return c.json({ ...tag });
  });

  // Replaces the tags, answers the former ones and tells nobody (contract §3.4).
  app.post('/tags/sync', requireAuth, async (c) => {
    const input = await body(c);
    const ticket = tickets.get(number(input.ticketId));
    if (!ticket) return c.json(null);
    const before = tagsOf(ctx, ticket.id, true);
    for (const link of by.tagsOfTicket.all(ticket.id)) ticketTags.remove(link);
    for (const { id } of records(input.tags)) {
      const tag = tags.get(number(id));
      if (tag) ticketTags.insert((linkId) => ({ id: linkId, ticketId: ticket.id, tagId: tag.id, ...ctx.stamps() }));
    }
    return c.json({ ...ticket, tags: before });
  });

  app.put('/tags/:tagId', requireAuth, async (c) => {
    requireAdmin(c);
    const input = await body(c);
    const tag = found(ctx, idParam(c, 'tagId'));
    const name = validName(input.name);
    tags.update(tag, {
      name,
      ...(isText(input.color) ? { color: input.color } : {}),
      ...(input.kanban === undefined ? {} : { kanban: number(input.kanban) }),
      ...ctx.touched(),
    });
    tell(ctx, c.get('user').companyId, { action: 'update', tag });
    return c.json({ ...tag });
  });

  app.delete('/tags/:tagId', requireAuth, (c) => {
    const tag = found(ctx, idParam(c, 'tagId'));
    for (const link of by.ticketsOfTag.all(tag.id)) ticketTags.remove(link);
    tags.remove(tag);
    tell(ctx, c.get('user').companyId, { action: 'delete', tagId: String(tag.id) });
    return c.json({ message: 'Tag deleted' });
  });
};

import { addItem, checkItem } from '../contactLists.ts';
import type { Ctx } from '../context.ts';
import { AppError, mainChannel, requireAuth } from '../context.ts';
import { needCoded, needText } from '../guards.ts';
import { body, byText, contains, idParam, isText, number, page, pick } from '../parse.ts';
import type { Register } from '../routes.ts';
import type { Payload } from '../types.ts';
import type { ContactListItemRow } from '../typesExtra.ts';

function found(ctx: Ctx, id: number): ContactListItemRow {
  const row = ctx.store.contactListItems.get(id);
  if (!row) throw new AppError('ERR_NO_CONTACTLISTITEM_FOUND', 404);
  return row;
}

const needed = (value: string | undefined): number => {
  const id = number(value);
  if (id === null) throw new Error('a required query value is missing');
  return id;
};

/** Neither column may be null in the database. */
const column = (value: unknown): string => {
  if (!isText(value)) throw new Error('a text is missing');
  return value;
};

/** Contract back office §6: the items of every list share one event. */
export const registerContactListItems: Register = (app, ctx) => {
  const { contactListItems, companies, by } = ctx.store;
  const tell = (companyId: number, payload: Payload): void =>
    ctx.emit(mainChannel(companyId), `company-${companyId}-ContactListItem`, payload);
  const byName = (left: ContactListItemRow, right: ContactListItemRow): number => byText(left.name, right.name);

  app.get('/contact-list-items/list', requireAuth, (c) => {
    const companyId = needed(c.req.query('companyId'));
    const list = number(c.req.query('contactListId'));
    const company = companies.get(companyId);
    const rows = contactListItems
      .filter((row) => row.companyId === companyId && (list === null || row.contactListId === list))
      .toSorted(byName);
    return c.json(rows.map((row) => ({ ...row, company: company ? pick(company, 'id', 'name') : null })));
  });

  app.get('/contact-list-items', requireAuth, (c) => {
    const search = c.req.query('searchParam') ?? '';
    const hits = by.itemsOfList
      .all(needed(c.req.query('contactListId')))
      .filter((row) => contains(row.name, search) || contains(row.number, search))
      .toSorted(byName);
    const { rows, count, hasMore } = page(hits, c.req.query('pageNumber'), 20);
    return c.json({ contacts: rows, count, hasMore });
  });

  app.get('/contact-list-items/:id', requireAuth, (c) => c.json({ ...found(ctx, idParam(c, 'id')) }));

  app.post('/contact-list-items', requireAuth, async (c) => {
    const input = await body(c);
    const { companyId } = c.get('user');
    const name = needCoded(input.name, 'name', 3, 'ERR_CONTACTLISTITEM_INVALID_NAME');
    const list = number(input.contactListId);
    if (list === null) throw new Error('a list is missing');
    const contact = { name, number: column(input.number), email: column(input.email) };
    const { item: record } = addItem(ctx, { id: list, companyId }, contact);
    tell(companyId, { action: 'create', record });
    return c.json(record);
  });

  app.put('/contact-list-items/:id', requireAuth, async (c) => {
    const input = await body(c);
    const name = needText(input.name, 'name');
    const patch = { name, number: column(input.number), email: column(input.email), ...ctx.touched() };
    const record = checkItem(ctx, contactListItems.update(found(ctx, idParam(c, 'id')), patch));
    tell(c.get('user').companyId, { action: 'update', record });
    return c.json(record);
  });

  app.delete('/contact-list-items/:id', requireAuth, (c) => {
    const id = c.req.param('id');
    contactListItems.remove(found(ctx, idParam(c, 'id')));
    tell(c.get('user').companyId, { action: 'delete', id });
    return c.json({ message: 'Contact deleted' });
  });
};

import { addItem, addList } from '../contactLists.ts';
import { readContactSheet } from '../contactSheet.ts';
import type { Ctx } from '../context.ts';
import { AppError, mainChannel, requireAuth } from '../context.ts';
import { needCoded, needText } from '../guards.ts';
import { body, byText, contains, form, idParam, number, page, pick } from '../parse.ts';
import type { Register } from '../routes.ts';
import type { Payload } from '../types.ts';
import type { ContactListRow } from '../typesExtra.ts';

function found(ctx: Ctx, id: number, code = 'ERR_NO_CONTACTLIST_FOUND'): ContactListRow {
  const row = ctx.store.contactLists.get(id);
  if (!row) throw new AppError(code, 404);
  return row;
}

/** Contract back office §6. Counts are texts, `count` is a list and `hasMore` never true. */
export const registerContactLists: Register = (app, ctx) => {
  const { contactLists, contactListItems, campaigns, companies, by } = ctx.store;
  const tell = (companyId: number, payload: Payload): void =>
    ctx.emit(mainChannel(companyId), `company-${companyId}-ContactList`, payload);
  const own = (companyId: number, search = ''): ContactListRow[] =>
    contactLists
      .filter((row) => row.companyId === companyId && contains(row.name, search))
      .toSorted((left, right) => byText(left.name, right.name));

  app.get('/contact-lists/list', requireAuth, (c) => {
    const companyId = number(c.req.query('companyId'));
    if (companyId === null) throw new Error('a required query value is missing');
    const company = companies.get(companyId);
    return c.json(own(companyId).map((row) => ({ ...row, company: company ? pick(company, 'id', 'name') : null })));
  });

  app.get('/contact-lists', requireAuth, (c) => {
    const hits = own(c.get('user').companyId, c.req.query('searchParam'));
    const { rows } = page(hits, c.req.query('pageNumber'), 20);
    const contactsCount = (row: ContactListRow): string => String(by.itemsOfList.count(row.id));
    return c.json({
      records: rows.map((row) => ({ ...pick(row, 'id', 'name'), contactsCount: contactsCount(row) })),
      count: hits.map((row) => ({ id: row.id, count: String(Math.max(1, by.itemsOfList.count(row.id))) })),
      hasMore: false,
    });
  });

  app.get('/contact-lists/:id', requireAuth, (c) =>
    c.json({ ...found(ctx, idParam(c, 'id'), 'ERR_NO_TICKETNOTE_FOUND') }),
  );

  app.post('/contact-lists', requireAuth, async (c) => {
    const input = await body(c);
    const { companyId } = c.get('user');
    const record = addList(ctx, companyId, needCoded(input.name, 'name', 3, 'ERR_CONTACTLIST_INVALID_NAME'));
    tell(companyId, { action: 'create', record });
    return c.json(record);
  });

  app.put('/contact-lists/:id', requireAuth, async (c) => {
    const input = await body(c);
    const name = needText(input.name, 'name');
    const record = contactLists.update(found(ctx, idParam(c, 'id')), { name, ...ctx.touched() });
    tell(c.get('user').companyId, { action: 'update', record });
    return c.json(record);
  });

  app.delete('/contact-lists/:id', requireAuth, (c) => {
    const id = c.req.param('id');
    const row = found(ctx, idParam(c, 'id'));
    contactListItems.removeWhere((item) => item.contactListId === row.id);
    for (const campaign of campaigns.filter(({ contactListId }) => contactListId === row.id)) {
      campaigns.update(campaign, { contactListId: null });
    }
    contactLists.remove(row);
    tell(c.get('user').companyId, { action: 'delete', id });
    return c.json({ message: 'Contact list deleted' });
  });

  app.post('/contact-lists/:id/upload', requireAuth, async (c) => {
    const { files } = await form(c);
    const [file] = files;
    if (!file) throw new Error('no file');
    const { companyId } = c.get('user');
    const contactListId = idParam(c, 'id');
    ctx.files.put(`${ctx.now().getTime()}_${file.name}`, { type: file.type, bytes: file.bytes });
    const records = (await readContactSheet(file.bytes)).flatMap((contact) => {
      const { item, created } = addItem(ctx, { id: contactListId, companyId }, contact);
      return created ? [item] : [];
    });
    ctx.emit(mainChannel(companyId), `company-${companyId}-ContactListItem-${contactListId}`, {
      action: 'reload',
      records,
    });
    return c.json(records);
  });
};

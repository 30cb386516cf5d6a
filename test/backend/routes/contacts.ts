import { defaultLine } from '../channel.ts';
import type { Ctx } from '../context.ts';
import { AppError, mainChannel, requireAuth } from '../context.ts';
import { body, byText, contains, idParam, isText, number, page, pick, records, text } from '../parse.ts';
import { contactRow, extraInfo } from '../present.ts';
import type { Register } from '../routes.ts';
import type { ContactRow, Payload } from '../types.ts';
import { removeTicket } from './tickets.ts';

const FOREIGN = 'Não é possível excluir registro de outra empresa';

const byName = (left: ContactRow, right: ContactRow): number => byText(left.name, right.name) || left.id - right.id;

function tell(ctx: Ctx, companyId: number, payload: Payload): void {
  ctx.emit(mainChannel(companyId), `company-${companyId}-contact`, payload);
}

function found(ctx: Ctx, id: number, companyId: number, sentence = FOREIGN): ContactRow {
  const contact = ctx.store.contacts.get(id);
  if (contact?.companyId !== companyId) throw new AppError(sentence);
  return contact;
}

/** The network knows no number that starts with 0 or is shorter than eight digits. */
function checkedNumber(ctx: Ctx, companyId: number, value: string): string {
  defaultLine(ctx, companyId);
  if (/^0|^\d{0,7}$/.test(value)) throw new AppError('ERR_CHECK_NUMBER');
  return value;
}

function addFields(ctx: Ctx, contactId: number, fields: readonly Payload[]): void {
  for (const field of fields) {
    ctx.store.contactFields.insert((id) => ({
      id,
      name: text(field.name),
      value: text(field.value),
      contactId,
      ...ctx.stamps(),
    }));
  }
}

function addContact(
  ctx: Ctx,
  companyId: number,
  input: { name: string; number: string; email: string },
  fields: readonly Payload[],
): Payload {
  const { store } = ctx;
  if (store.by.contactNumber.first(`${companyId}:${input.number}`)) throw new AppError('ERR_DUPLICATED_CONTACT');
  const row = store.contacts.insert((id) => ({
    id,
    ...input,
    profilePicUrl: '',
    isGroup: false,
    companyId,
    whatsappId: null,
    ...ctx.stamps(),
  }));
  addFields(ctx, row.id, fields);
  const contact = { ...contactRow(ctx, row), extraInfo: extraInfo(ctx, row.id) };
  tell(ctx, companyId, { action: 'create', contact });
  return contact;
}

/** Rows with an id are changed, without one added, missing ones deleted (contract §3.5). */
function syncFields(ctx: Ctx, contactId: number, fields: readonly Payload[]): void {
  const { contactFields, by } = ctx.store;
  const kept = new Set(fields.map(({ id }) => number(id)));
  for (const row of by.fieldsOfContact.all(contactId)) if (!kept.has(row.id)) contactFields.remove(row);
  for (const field of fields) {
    const known = contactFields.get(number(field.id));
    if (known?.contactId !== contactId) continue;
    contactFields.update(known, { name: text(field.name), value: text(field.value), ...ctx.touched() });
  }
  addFields(
    ctx,
    contactId,
    fields.filter(({ id }) => number(id) === null),
  );
}

function updateContact(ctx: Ctx, id: number, companyId: number, input: Payload): Payload {
  if (!isText(input.number)) throw new Error('number must be a text');
  const digits = checkedNumber(ctx, companyId, input.number.replaceAll(/\D/g, ''));
  const contact = found(ctx, id, companyId, 'Não é possível alterar registros de outra empresa');
  const holder = ctx.store.by.contactNumber.first(`${companyId}:${digits}`);
  if (holder && holder !== contact) throw new Error('number in use');
  if (Array.isArray(input.extraInfo)) syncFields(ctx, id, records(input.extraInfo));
  ctx.store.contacts.update(contact, {
    number: digits,
    ...(isText(input.name) ? { name: input.name } : {}),
    ...(isText(input.email) ? { email: input.email } : {}),
    ...ctx.touched(),
  });
  const shown = pick(
    contactRow(ctx, contact),
    'id',
    'name',
    'number',
    'email',
    'companyId',
    'profilePicUrl',
    'updatedAt',
  );
  return { ...shown, extraInfo: extraInfo(ctx, id) };
}

/** Spreadsheets give numbers as numbers. */
const cell = (value: unknown): string => (typeof value === 'number' ? String(value) : text(value));

/** One row of a spreadsheet; not checked with the network. */
function importRow(ctx: Ctx, companyId: number, row: Payload): Payload {
  const name = cell(row.Nome);
  const digits = cell(row.Telefone).replaceAll(/\D/g, '');
  if (digits === '') throw new AppError('number is a required field');
  if (name === '') throw new AppError('name is a required field');
  const contact = addContact(ctx, companyId, { name, number: digits, email: '' }, []);
  return { contactName: name, contactId: contact.id };
}

export const registerContacts: Register = (app, ctx) => {
  const { store } = ctx;
  const own = (companyId: number): ContactRow[] =>
    store.contacts.filter((row) => row.companyId === companyId).toSorted(byName);

  app.get('/contacts/list', requireAuth, (c) => {
    const rows = own(c.get('user').companyId).filter((row) => contains(row.name, c.req.query('name') ?? ''));
    return c.json(rows.map((row) => contactRow(ctx, row)));
  });

  app.get('/contacts', requireAuth, (c) => {
    const search = (c.req.query('searchParam') ?? '').trim();
    const hits = own(c.get('user').companyId).filter(
      (row) => contains(row.name, search) || row.number.includes(search.toLowerCase()),
    );
    const { rows, count, hasMore } = page(hits, c.req.query('pageNumber'), 30);
    return c.json({ contacts: rows.map((row) => contactRow(ctx, row)), count, hasMore });
  });

  app.get('/contacts/:contactId', requireAuth, (c) => {
    const contact = found(ctx, idParam(c, 'contactId'), c.get('user').companyId);
    const whatsapp = store.whatsapps.get(contact.whatsappId) ?? null;
    return c.json({ ...contactRow(ctx, contact), extraInfo: extraInfo(ctx, contact.id), whatsapp });
  });

  app.post('/contacts', requireAuth, async (c) => {
    const input = await body(c);
    const { companyId } = c.get('user');
    if (!isText(input.number)) throw new Error('number must be a text');
    const digits = input.number.replaceAll(/\D/g, '');
    if (!text(input.name)) throw new AppError('name is a required field');
    if (!digits) throw new AppError('number is a required field');
    const fields = { name: text(input.name), number: checkedNumber(ctx, companyId, digits), email: text(input.email) };
    return c.json(addContact(ctx, companyId, fields, records(input.extraInfo)));
  });

  // Answers before the work is done and tells nobody: the phone's address book has two people here.
  app.post('/contacts/import', requireAuth, (c) => {
    const { companyId } = c.get('user');
    const line = defaultLine(ctx, companyId);
    for (const [name, digits] of [
      ['Agenda Um', '5511922220001'],
      ['Agenda Dois', '5511922220002'],
    ] as const) {
      if (store.by.contactNumber.first(`${companyId}:${digits}`)) continue;
      const rest = { profilePicUrl: '', isGroup: false, companyId, whatsappId: line.id, ...ctx.stamps() };
      store.contacts.insert((id) => ({ id, name, number: digits, email: '', ...rest }));
    }
    return c.json({ message: 'contacts imported' });
  });

  app.post('/contacts/upload', requireAuth, async (c) => {
    const rows: unknown = JSON.parse(await c.req.text());
    const newContacts: Payload[] = [];
    const errorBag: Payload[] = [];
    for (const row of records(rows)) {
      try {
        newContacts.push(importRow(ctx, c.get('user').companyId, row));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        const failure = { message: error.message, statusCode: error.status };
        errorBag.push({ ...(row.Nome === undefined ? {} : { contactName: row.Nome }), error: failure });
      }
    }
    return c.json({ newContacts, errorBag });
  });

  app.put('/contacts/:contactId', requireAuth, async (c) => {
    const input = await body(c);
    const { companyId } = c.get('user');
    const contact = updateContact(ctx, idParam(c, 'contactId'), companyId, input);
    tell(ctx, companyId, { action: 'update', contact });
    return c.json(contact);
  });

  // Tickets and messages go with the contact, without events of their own (contract §3.5).
  app.delete('/contacts/:contactId', requireAuth, (c) => {
    const { companyId } = c.get('user');
    const contact = found(ctx, idParam(c, 'contactId'), companyId);
    for (const ticket of store.by.ticketContact.all(contact.id)) removeTicket(ctx, ticket);
    for (const field of store.by.fieldsOfContact.all(contact.id)) store.contactFields.remove(field);
    store.contacts.remove(contact);
    tell(ctx, companyId, { action: 'delete', contactId: String(contact.id) });
    return c.json({ message: 'Contact deleted' });
  });
};

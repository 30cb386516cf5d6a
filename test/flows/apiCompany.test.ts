import { beforeEach, describe, expect, it } from 'vitest';
import { listAnnouncements } from '@/api/announcements';
import { hasCampaigns, login, me, serverVersion, setCompanyLanguage, withoutSecrets } from '@/api/auth';
import { listChats } from '@/api/chats';
import { getCompanyPlan } from '@/api/companies';
import { getConnection, listConnections } from '@/api/connections';
import * as contacts from '@/api/contacts';
import { failureStatus } from '@/api/errors';
import { helpApi } from '@/api/helps';
import { listQueues } from '@/api/queues';
import { listSettings, saveSetting } from '@/api/settings';
import * as users from '@/api/users';
import { backend, credentials } from '../world';
import { become, callOf, listen, rowOf, secretsIn } from './apiHelpers';

beforeEach(listen);

describe('contacts', () => {
  it('V-12 Y-07 B-43 a page and one contact, which carries no credentials of its connection', async () => {
    const { companyId } = await become('admin');
    const page = await callOf(() => contacts.listContacts({ searchParam: 'a', pageNumber: 1 }));
    expect(page).toMatchObject({ line: 'GET /contacts', query: { searchParam: 'a', pageNumber: '1' } });
    expect(page.result).toMatchObject({ count: expect.any(Number), hasMore: expect.any(Boolean) });
    expect(page.result.contacts.length).toBeGreaterThan(0);
    const source = rowOf(backend.store.whatsapps.find((row) => row.companyId === companyId));
    const row = rowOf(backend.store.contacts.find((contact) => contact.companyId === companyId && !contact.isGroup));
    backend.store.contacts.update(row, { whatsappId: source.id });
    const one = await callOf(() => contacts.getContact(row.id));
    expect(one.line).toBe(`GET /contacts/${row.id}`);
    expect(one.result).toMatchObject({
      id: row.id,
      name: row.name,
      number: row.number,
      extraInfo: expect.any(Array),
      whatsapp: { id: source.id, name: source.name },
    });
    expect(secretsIn(one.result)).toEqual([]);
  });

  it('V-12 a contact is added, changed and deleted', async () => {
    await become('admin');
    const input = {
      name: 'Marina Alves',
      number: '5511988880000',
      email: 'marina@exemplo.com',
      extraInfo: [{ name: 'CPF', value: '123' }],
    };
    const made = await callOf(() => contacts.createContact(input));
    expect(made).toMatchObject({ line: 'POST /contacts', body: input, result: { name: 'Marina Alves' } });
    const { id } = made.result;
    const changed = await callOf(() => contacts.updateContact(id, { ...input, name: 'Marina A.', extraInfo: [] }));
    expect(changed).toMatchObject({ line: `PUT /contacts/${id}`, body: { name: 'Marina A.', extraInfo: [] } });
    expect((await contacts.getContact(id)).extraInfo).toEqual([]);
    expect((await callOf(() => contacts.deleteContact(id))).line).toBe(`DELETE /contacts/${id}`);
    expect(backend.store.contacts.get(id)).toBeUndefined();
  });

  it('V-12 rows of a spreadsheet go as an array; good and refused ones come back apart', async () => {
    await become('admin');
    const rows = [
      { Nome: 'Planilha Um', Telefone: '5511977770001' },
      { Nome: 'Planilha Um', Telefone: '5511977770001' },
    ];
    const { line, body, result } = await callOf(() => contacts.uploadContacts(rows));
    expect(line).toBe('POST /contacts/upload');
    expect(body).toEqual(rows);
    expect(result.newContacts).toEqual([{ contactId: expect.any(Number), contactName: 'Planilha Um' }]);
    expect(result.errorBag).toEqual([{ contactName: 'Planilha Um', reason: expect.any(String) }]);
    expect((await callOf(() => contacts.importPhoneContacts())).line).toBe('POST /contacts/import');
  });
});

describe('users and the session', () => {
  it('V-13 Y-02 lists of users and one of them', async () => {
    const { companyId, userId } = await become('admin');
    const page = await callOf(() => users.listUsers({ searchParam: '', pageNumber: 1 }));
    expect(page).toMatchObject({ line: 'GET /users', query: { searchParam: '', pageNumber: '1' } });
    expect(page.result.users.some(({ id }) => id === userId)).toBe(true);
    const options = await callOf(() => users.listUserOptions(companyId));
    expect(options).toMatchObject({ line: 'GET /users/list', query: { companyId: String(companyId) } });
    expect(options.result.find(({ id }) => id === userId)).toMatchObject({ queues: expect.any(Array) });
    const one = await callOf(() => users.getUser(userId));
    expect(one.line).toBe(`GET /users/${userId}`);
    expect(one.result).toMatchObject({
      id: userId,
      email: credentials('admin').email,
      profile: 'admin',
      super: expect.any(Boolean),
      companyId,
      allTicket: expect.stringMatching(/^(enabled|desabled)$/),
      queues: expect.arrayContaining([expect.objectContaining({ id: expect.any(Number) })]),
    });
    expect([page.result, options.result, one.result].flatMap(secretsIn)).toEqual([]);
  });

  it('V-13 a user is added, changed without a new password and deleted; the language is told', async () => {
    const { companyId } = await become('admin');
    const input = {
      name: 'Fábio Nunes',
      email: 'fabio@exemplo.com',
      password: 'segredo1',
      profile: 'user',
      queueIds: [],
      whatsappId: null,
      allTicket: 'desabled',
      timeZone: null,
      companyId,
    };
    const made = await callOf(() => users.createUser(input));
    expect(made).toMatchObject({ line: 'POST /users', body: input, result: { name: 'Fábio Nunes' } });
    const { id } = made.result;
    const changed = await callOf(() => users.updateUser(id, { ...input, name: 'Fábio N.', password: '' }));
    const { password: _kept, ...sent } = input;
    expect(changed).toMatchObject({ line: `PUT /users/${id}` });
    expect(changed.body).toEqual({ ...sent, name: 'Fábio N.' });
    expect(backend.store.users.get(id)).toMatchObject({ name: 'Fábio N.', password: 'segredo1' });
    expect((await callOf(() => users.deleteUser(id))).line).toBe(`DELETE /users/${id}`);
    expect((await callOf(() => setCompanyLanguage('es'))).line).toBe('POST /users/set-language/es');
    expect(backend.store.companies.get(companyId)?.language).toBe('es');
  });

  it('V-01 B-43 the login sends e-mail and password; of its settings nothing is kept', async () => {
    const { line, body, result } = await callOf(() => login(credentials('admin')));
    expect(line).toBe('POST /auth/login');
    expect(body).toEqual(credentials('admin'));
    expect(hasCampaigns(result.user)).toBe(true);
    expect(result.user.company?.settings?.length).toBeGreaterThan(0);
    const kept = withoutSecrets(result.user);
    expect(kept.company).toEqual({ id: 1, name: 'Loja Aurora', dueDate: result.user.company?.dueDate });
    expect((await callOf(serverVersion)).result).toBe('6.0.0');
    await become('ana');
    expect((await callOf(me)).result).toMatchObject({ profile: 'user', super: false });
  });
});

describe('what the company has', () => {
  it('V-14 Y-10 the queues by their order', async () => {
    await become('ana');
    const { line, result } = await callOf(() => listQueues());
    expect(line).toBe('GET /queue');
    expect(result[0]).toMatchObject({
      id: expect.any(Number),
      name: expect.any(String),
      color: expect.stringMatching(/^#/),
      greetingMessage: expect.any(String),
      outOfHoursMessage: expect.any(String),
      schedules: expect.any(Array),
    });
    expect(rowOf(result[0])).toHaveProperty('orderQueue');
    expect(rowOf(result[0])).toHaveProperty('integrationId');
    expect(rowOf(result[0])).toHaveProperty('promptId');
  });

  it('B-43 connections come sorted by name and without their credentials', async () => {
    const { companyId } = await become('admin');
    const list = await callOf(() => listConnections(companyId));
    expect(list).toMatchObject({ line: 'GET /whatsapp', query: { companyId: String(companyId), session: '0' } });
    const names = list.result.map(({ name }) => name);
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
    const id = rowOf(list.result[0]).id;
    const one = await callOf(() => getConnection(id));
    expect(one).toMatchObject({ line: `GET /whatsapp/${id}`, query: { session: '0' }, result: { id } });
    expect([list.result, one.result].flatMap(secretsIn)).toEqual([]);
  });

  it('V-06 B-43 settings are read by key, without payment tokens, and saved one by one', async () => {
    await become('admin');
    backend.store.settings.insert((id) => ({
      id,
      key: 'asaas',
      value: 'segredo',
      companyId: 1,
      ...backend.ctx.stamps(),
    }));
    const read = await callOf(() => listSettings());
    expect(read.line).toBe('GET /settings');
    expect(read.result).toMatchObject({ userRating: expect.any(String) });
    expect(read.result).not.toHaveProperty('asaas');
    const saved = await callOf(() => saveSetting('userRating', 'enabled'));
    expect(saved).toMatchObject({
      line: 'PUT /settings/userRating',
      body: { key: 'userRating', value: 'enabled' },
      result: { key: 'userRating', value: 'enabled' },
    });
    expect((await listSettings())['userRating']).toBe('enabled');
  });

  it('R-15 the plan of the own company with its seven flags; another company is refused', async () => {
    const { companyId } = await become('ana');
    const { line, result } = await callOf(() => getCompanyPlan(companyId));
    expect(line).toBe(`GET /companies/listPlan/${companyId}`);
    const flags = Object.entries(result.plan ?? {}).filter(([key]) => key.startsWith('use') && key !== 'users');
    expect(flags.map(([key]) => key).toSorted()).toEqual([
      'useCampaigns',
      'useExternalApi',
      'useIntegrations',
      'useInternalChat',
      'useKanban',
      'useOpenAi',
      'useSchedules',
    ]);
    await expect(getCompanyPlan(companyId + 1)).rejects.toSatisfy((error: unknown) => failureStatus(error) === 400);
  });

  it('Y-18 H-18 B-43 internal chats: a page of records whose members are no more than id and name', async () => {
    await become('ana');
    const { line, query, result } = await callOf(() => listChats(1));
    expect(line).toBe('GET /chats');
    expect(query).toEqual({ searchParam: '', pageNumber: '1' });
    expect(result).toMatchObject({ hasMore: expect.any(Boolean), count: expect.any(Number) });
    const chat = rowOf(result.records[0]);
    expect(chat).toMatchObject({ id: expect.any(Number), uuid: expect.any(String), updatedAt: expect.any(String) });
    expect(chat.users.length).toBeGreaterThan(1);
    for (const member of chat.users) {
      expect(Object.keys(member).toSorted()).toEqual(['unreads', 'user', 'userId']);
      expect(Object.keys(member.user ?? {}).toSorted()).toEqual(['id', 'name']);
    }
    expect(secretsIn(result)).toEqual([]);
  });

  it('Y-17 H-15 announcements: a page of records', async () => {
    await become('ana');
    backend.store.announcements.insert((id) => ({
      id,
      priority: 1,
      title: 'Manutenção',
      text: 'Hoje às 22h',
      mediaPath: null,
      mediaName: null,
      companyId: 1,
      status: true,
      ...backend.ctx.stamps(),
    }));
    const { line, query, result } = await callOf(() => listAnnouncements(1));
    expect(line).toBe('GET /announcements');
    expect(query).toEqual({ searchParam: '', pageNumber: '1' });
    expect(result).toMatchObject({ hasMore: expect.any(Boolean) });
    expect(rowOf(result.records[0])).toMatchObject({
      id: expect.any(Number),
      title: expect.any(String),
      text: expect.any(String),
      priority: expect.any(Number),
      createdAt: expect.any(String),
    });
    expect(rowOf(result.records[0])).toHaveProperty('mediaPath');
    expect(rowOf(result.records[0])).toHaveProperty('mediaName');
  });
});

describe('help videos', () => {
  it('V-05 are read by GET /helps/list, which has what GET /helps has, and saved by POST, PUT and DELETE', async () => {
    await become('super');
    const list = await callOf(() => helpApi.list({ searchParam: '', pageNumber: 1 }));
    expect(list.line).toBe('GET /helps/list');
    expect(list.result.rows).toHaveLength(backend.store.helps.all().length);
    const input = { title: 'Das chamadas', description: 'Quatro chamadas', video: 'dQw4w9WgXcQ' };
    const made = await callOf(() => helpApi.create(input));
    expect(made).toMatchObject({ line: 'POST /helps', body: input });
    const { id } = made.result;
    const changed = await callOf(() => helpApi.update(id, { ...input, title: 'Das cinco' }));
    expect(changed.line).toBe(`PUT /helps/${id}`);
    expect(backend.store.helps.get(id)?.title).toBe('Das cinco');
    expect((await callOf(() => helpApi.remove(id))).line).toBe(`DELETE /helps/${id}`);
    expect(backend.store.helps.get(id)).toBeUndefined();
  });
});

import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as messages from '@/api/messages';
import { listQuickMessages } from '@/api/quickMessages';
import * as schedules from '@/api/schedules';
import * as tags from '@/api/tags';
import * as notes from '@/api/ticketNotes';
import * as tickets from '@/api/tickets';
import { server } from '../msw';
import { backend } from '../world';
import { become, callOf, listen, rowOf, secretsIn, ticketRow } from './apiHelpers';

beforeEach(listen);

describe('tickets', () => {
  it('V-07 Y-05 GET /tickets asks with text parameters and decodes tickets with their relations', async () => {
    await become('admin');
    const queueIds = backend.store.queues.filter(({ companyId }) => companyId === 1).map(({ id }) => id);
    const { line, query, result } = await callOf(() =>
      tickets.listTickets({ status: 'open', showAll: true, queueIds }, { page: 1, seen: 0 }),
    );
    expect(line).toBe('GET /tickets');
    expect(query).toEqual({ pageNumber: '1', status: 'open', showAll: 'true', queueIds: JSON.stringify(queueIds) });
    expect(result).toMatchObject({ page: 1, hasMore: expect.any(Boolean), count: expect.any(Number) });
    const row = rowOf(result.tickets.find(({ queue, user }) => queue && user));
    expect(row).toMatchObject({
      id: expect.any(Number),
      uuid: expect.any(String),
      status: 'open',
      userId: expect.any(Number),
      user: { name: expect.any(String) },
      queueId: row.queueId,
      queue: { id: row.queueId, name: expect.any(String), color: expect.any(String) },
      whatsappId: expect.any(Number),
      whatsapp: { name: expect.any(String) },
      contactId: row.contactId,
      contact: { name: expect.any(String), number: expect.any(String), profilePicUrl: expect.any(String) },
      lastMessage: expect.any(String),
      unreadMessages: expect.any(Number),
      updatedAt: expect.any(String),
      isGroup: expect.any(Boolean),
      tags: expect.any(Array),
    });
  });

  it('V-07 the further filters of GET /tickets; the owner wins over the tags, as on the server', async () => {
    await become('admin');
    const base = { showAll: false, queueIds: [1] };
    const queryOf = async (filters: Partial<tickets.TicketFilters>) =>
      (await callOf(() => tickets.listTickets({ ...base, ...filters }, { page: 2, seen: 0 }))).query;
    expect(await queryOf({ searchParam: 'ana', tags: [1, 2] })).toEqual({
      pageNumber: '2',
      showAll: 'false',
      queueIds: '[1]',
      searchParam: 'ana',
      tags: '[1,2]',
    });
    expect(await queryOf({ tags: [1], users: [3] })).toEqual({
      pageNumber: '2',
      showAll: 'false',
      queueIds: '[1]',
      users: '[3]',
    });
    expect(await queryOf({ withUnreadMessages: true, date: '2026-01-02', updatedAt: '2026-01-03' })).toMatchObject({
      withUnreadMessages: 'true',
      date: '2026-01-02',
      updatedAt: '2026-01-03',
    });
  });

  it('V-07 B-43 one ticket by number and by uuid, without the keys its queue carries', async () => {
    await become('admin');
    const queue = rowOf(backend.store.queues.find(({ companyId }) => companyId === 1));
    const row = ticketRow('open');
    const prompt = rowOf(backend.store.prompts.find(({ companyId }) => companyId === 1));
    backend.store.queues.update(queue, { promptId: prompt.id });
    backend.store.tickets.update(row, { queueId: queue.id });
    const byId = await callOf(() => tickets.getTicket(row.id));
    expect(byId.line).toBe(`GET /tickets/${row.id}`);
    expect(byId.result.queue).toEqual({ id: queue.id, name: queue.name, color: queue.color });
    const byUuid = await callOf(() => tickets.getTicketByUuid(row.uuid));
    expect(byUuid.line).toBe(`GET /tickets/u/${row.uuid}`);
    expect(byUuid.result).toMatchObject({ id: row.id, uuid: row.uuid });
    expect([byId.result, byUuid.result].flatMap(secretsIn)).toEqual([]);
  });

  it('V-07 V-03 M-01 a ticket by number in either shape: by itself, or beside its contact and queue', async () => {
    await become('admin');
    const row = ticketRow('open');
    const { contact: contactOf, ...bare } = (await callOf(() => tickets.getTicket(row.id))).result;
    const answer = (body: object) =>
      server.use(http.get(`*/api/tickets/${row.id}`, () => HttpResponse.json({ ...body })));
    answer({ contact: contactOf, queueId: row.queueId, ticket: { ...bare, queueId: undefined } });
    expect(await tickets.getTicket(row.id)).toEqual({ ...bare, queueId: row.queueId, contact: contactOf });
    answer({ contact: contactOf, queueId: null, ticket: { ...bare, contact: { ...contactOf, name: 'Dentro' } } });
    expect(await tickets.getTicket(row.id)).toMatchObject({ queueId: row.queueId, contact: { name: 'Dentro' } });
    answer({ contact: contactOf, queueId: 1 });
    await expect(tickets.getTicket(row.id)).rejects.toThrow('unreadable answer');
  });

  it('V-07 POST, PUT and DELETE /tickets send what the contract names', async () => {
    const { userId } = await become('admin');
    const taken = new Set(backend.store.tickets.all().map(({ contactId }) => contactId));
    const contact =
      backend.store.contacts.find(({ id, companyId, isGroup }) => companyId === 1 && !isGroup && !taken.has(id)) ??
      rowOf(backend.store.contacts.find(({ companyId, isGroup }) => companyId === 1 && !isGroup));
    backend.store.tickets.removeWhere(({ contactId }) => contactId === contact.id);
    const whatsapp = rowOf(
      backend.store.whatsapps.find(({ companyId, status }) => companyId === 1 && status === 'CONNECTED'),
    );
    const input = { contactId: contact.id, queueId: null, whatsappId: whatsapp.id, userId };
    const created = await callOf(() => tickets.createTicket(input));
    expect(created).toMatchObject({ line: 'POST /tickets', body: { ...input, status: 'open' } });
    expect(created.result).toMatchObject({ contactId: contact.id, status: 'open' });

    const { id } = created.result;
    const update = {
      status: 'pending' as const,
      userId: null,
      queueId: null,
      whatsappId: whatsapp.id,
      useIntegration: false,
      promptId: null,
      integrationId: null,
    };
    const changed = await callOf(() => tickets.updateTicket(id, update));
    expect(changed).toMatchObject({ line: `PUT /tickets/${id}`, body: update });
    expect(changed.result).toMatchObject({ id, status: 'pending', userId: null });

    expect((await callOf(() => tickets.deleteTicket(id))).line).toBe(`DELETE /tickets/${id}`);
    expect(backend.store.tickets.get(id)).toBeUndefined();
  });
});

describe('messages', () => {
  it('V-08 Y-06 GET /messages/{ticketId} gives a page, oldest first, without raw provider data', async () => {
    await become('admin');
    const { ticketId } = rowOf(
      backend.store.messages.find(({ companyId, quotedMsgId }) => companyId === 1 && quotedMsgId !== null),
    );
    const { line, query, result } = await callOf(() => messages.listMessages(ticketId, 1));
    expect(line).toBe(`GET /messages/${ticketId}`);
    expect(query).toEqual({ pageNumber: '1' });
    expect(result).toMatchObject({ count: expect.any(Number), hasMore: expect.any(Boolean) });
    const times = result.messages.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted());
    expect(result.messages[0]).toMatchObject({
      id: expect.any(String),
      ticketId,
      body: expect.any(String),
      fromMe: expect.any(Boolean),
      read: expect.any(Boolean),
      ack: expect.any(Number),
      isDeleted: false,
      isEdited: false,
      createdAt: expect.any(String),
    });
    expect(secretsIn(result)).toEqual([]);
  });

  it('REAL-7 what is asked of the server is asked as text: Firefox complains of an empty answer that could be XML', async () => {
    await become('admin');
    const kinds = vi.spyOn(XMLHttpRequest.prototype, 'responseType', 'set');
    const { id } = ticketRow('open');
    await messages.sendText(id, { body: 'Bom dia' });
    expect((await messages.listMessages(id, 1)).messages).not.toHaveLength(0);
    expect(kinds.mock.calls).toEqual([['text'], ['text']]);
    kinds.mockRestore();
  });

  it('V-08 POST /messages as JSON and as multipart, DELETE /messages/{id}', async () => {
    await become('admin');
    const { id } = ticketRow('open');
    const sent = await callOf(() => messages.sendText(id, { body: 'Bom dia', quotedMsgId: 'ABC' }));
    expect(sent).toMatchObject({
      line: `POST /messages/${id}`,
      body: { read: 1, fromMe: true, mediaUrl: '', body: 'Bom dia', quotedMsg: { id: 'ABC' } },
    });
    const plain = await callOf(() => messages.sendText(id, { body: 'Oi' }));
    expect(plain.body).toMatchObject({ body: 'Oi', quotedMsg: null });

    const file = new File(['conteúdo'], 'nota.txt', { type: 'text/plain' });
    const upload = await callOf(() => messages.sendFile(id, { file, caption: 'Veja' }));
    const form = String(upload.body);
    const order = ['name="fromMe"', 'name="body"', 'name="medias"; filename="nota.txt"'].map((part) =>
      form.indexOf(part),
    );
    expect(order.every((at) => at >= 0)).toBe(true);
    expect(order).toEqual(order.toSorted((a, b) => a - b));

    const own = rowOf(backend.store.messages.find(({ companyId, fromMe }) => companyId === 1 && fromMe));
    const removed = await callOf(() => messages.deleteMessage(own.id));
    expect(removed.line).toBe(`DELETE /messages/${encodeURIComponent(own.id)}`);
    expect(backend.store.messages.get(own.id)?.isDeleted).toBe(true);
  });
});

describe('what stands beside a conversation', () => {
  it('V-09 Y-08 notes are listed by ticket and contact, added and deleted', async () => {
    const { userId } = await become('admin');
    const { id: ticketId, contactId } = ticketRow('open');
    const added = await callOf(() => notes.createNote({ note: 'Prefere boleto', ticketId, contactId }));
    expect(added).toMatchObject({
      line: 'POST /ticket-notes',
      body: { note: 'Prefere boleto', ticketId, contactId },
    });
    const listed = await callOf(() => notes.listNotes(ticketId, contactId));
    expect(listed).toMatchObject({
      line: 'GET /ticket-notes/list',
      query: { ticketId: String(ticketId), contactId: String(contactId) },
    });
    expect(listed.result[0]).toMatchObject({
      id: added.result.id,
      note: 'Prefere boleto',
      ticketId,
      contactId,
      user: { id: userId, name: expect.any(String) },
      createdAt: expect.any(String),
    });
    expect((await callOf(() => notes.deleteNote(added.result.id))).line).toBe(
      `DELETE /ticket-notes/${added.result.id}`,
    );
    const left = await notes.listNotes(ticketId, contactId);
    expect(left.some(({ id }) => id === added.result.id)).toBe(false);
  });

  it('V-10 tags are listed, made by name and set as a whole', async () => {
    await become('ana');
    const made = await callOf(() => tags.createTag('Retorno amanhã'));
    expect(made).toMatchObject({ line: 'POST /tags', body: { name: 'Retorno amanhã' } });
    const listed = await callOf(() => tags.listTags());
    expect(listed.line).toBe('GET /tags/list');
    const tag = rowOf(listed.result.find(({ id }) => id === made.result.id));
    expect(tag).toMatchObject({ name: 'Retorno amanhã', color: expect.any(String) });
    const { id: ticketId } = ticketRow('open');
    const synced = await callOf(() => tags.syncTags(ticketId, [tag]));
    expect(synced).toMatchObject({ line: 'POST /tags/sync', body: { ticketId, tags: [{ id: tag.id }] } });
    expect(backend.store.by.tagsOfTicket.all(ticketId).map(({ tagId }) => tagId)).toEqual([tag.id]);
  });

  it('V-11 quick messages are the own ones, by company and user', async () => {
    const { companyId, userId } = await become('ana');
    const { line, query, result } = await callOf(() => listQuickMessages({ companyId, userId }));
    expect(line).toBe('GET /quick-messages/list');
    expect(query).toEqual({ companyId: String(companyId), userId: String(userId) });
    expect(result.length).toBeGreaterThan(0);
    expect(result[0]).toMatchObject({
      id: expect.any(Number),
      shortcode: expect.any(String),
      message: expect.any(String),
    });
  });

  it('Y-15 a schedule is made, read, changed, and carries an attachment', async () => {
    const { userId } = await become('admin');
    const { contactId } = ticketRow('open');
    const sendAt = new Date(Date.now() + 86_400_000).toISOString();
    const input = { body: 'Olá, tudo bem?', contactId, sendAt, userId };
    const made = await callOf(() => schedules.createSchedule(input));
    expect(made).toMatchObject({ line: 'POST /schedules', body: input });
    const { id } = made.result;
    const changed = await callOf(() => schedules.updateSchedule(id, { ...input, body: 'Olá de novo' }));
    expect(changed).toMatchObject({ line: `PUT /schedules/${id}`, body: { body: 'Olá de novo' } });
    const file = new File(['x'], 'foto.png', { type: 'image/png' });
    const upload = await callOf(() => schedules.uploadScheduleMedia(id, file));
    expect(upload.line).toBe(`POST /schedules/${id}/media-upload`);
    expect(String(upload.body)).toContain('name="file"; filename="foto.png"');
    const read = await callOf(() => schedules.getSchedule(id));
    expect(read.line).toBe(`GET /schedules/${id}`);
    expect(read.result).toMatchObject({
      id,
      body: 'Olá de novo',
      contactId,
      contact: { name: expect.any(String) },
      sendAt,
      sentAt: null,
      status: expect.any(String),
      mediaName: 'foto.png',
    });
    expect((await callOf(() => schedules.deleteScheduleMedia(id))).line).toBe(`DELETE /schedules/${id}/media-upload`);
    expect((await schedules.getSchedule(id)).mediaName).toBeNull();
  });
});

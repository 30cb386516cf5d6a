import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ids, openOffice, short, type Office } from './office.ts';
import { records } from './parse.ts';

let office: Office;
beforeEach(() => {
  office = openOffice();
});
afterEach(() => office.backend.close());

const INTERNAL = [500, 'ERR_INTERNAL_SERVER_ERROR'];

async function listed(as: 'admin' | 'ana' | 'bruno', query: Record<string, string | number>): Promise<unknown[]> {
  const { body } = await office.call('GET /tickets', { as, query });
  return records(body.tickets).map(({ id }) => id);
}

/** Contract §3.1. */
describe('GET /tickets', () => {
  it('§3.1 shows mine and the waiting ones of the queues asked for, and those without queue', async () => {
    const { addTicket } = office;
    const mine = addTicket({ userId: ids.ana, queueId: 1 });
    const foreign = addTicket({ userId: ids.bruno, queueId: 1 });
    const waiting = addTicket({ status: 'pending', queueId: 2 });
    const without = addTicket({ status: 'pending', queueId: null });
    const elsewhere = addTicket({ status: 'pending', queueId: 3 });
    const asked = { queueIds: '[1,2]' };
    const sorted = async (query: Record<string, string>): Promise<unknown[]> => (await listed('ana', query)).toSorted();

    expect(await sorted(asked)).toEqual([mine.id, waiting.id, without.id]);
    expect(await sorted({ ...asked, showAll: 'true' })).toEqual([mine.id, foreign.id, waiting.id, without.id]);
    expect(await sorted({ ...asked, status: 'open' })).toEqual([mine.id]);
    expect(await sorted({ showAll: 'true' })).toEqual([without.id]);
    expect(await sorted({ showAll: 'true', queueIds: '[]' })).toEqual([without.id]);
    expect(await sorted({ queueIds: '[3]', users: `[${ids.bruno}]` })).toEqual([]);
    expect(await listed('ana', { ...asked, showAll: 'true', users: `[${ids.ana},${ids.bruno}]` })).toEqual([]);
    expect(await sorted({ ...asked, searchParam: String(foreign.contactId) })).toContain(foreign.id);
    expect(await sorted({ queueIds: '[3]' })).toEqual([without.id, elsewhere.id]);
    const broken = await office.call('GET /tickets', { as: 'ana', query: { queueIds: '1,2' } });
    expect([broken.status, broken.body.error]).toEqual(INTERNAL);
  });

  it('§3.1 unread tickets replace the other conditions: my queues, mine or waiting', async () => {
    const { addTicket } = office;
    const waiting = addTicket({ status: 'pending', queueId: 2, unreadMessages: 1 });
    addTicket({ status: 'pending', queueId: 3, unreadMessages: 1 });
    addTicket({ userId: ids.bruno, queueId: 1, unreadMessages: 4 });
    addTicket({ userId: ids.ana, queueId: 1, unreadMessages: 0 });
    const mine = addTicket({ userId: ids.ana, queueId: 1, unreadMessages: 2 });
    const found = await listed('ana', { withUnreadMessages: 'true', status: 'closed' });
    expect(found.toSorted()).toEqual([waiting.id, mine.id]);
  });

  it('§3.1 tags mean all of them and give way to users; dates replace every other condition', async () => {
    const { addTicket, ctx } = office;
    const both = addTicket({ userId: ids.ana });
    const one = addTicket({ userId: ids.bruno });
    const old = addTicket({ status: 'closed', queueId: 3, createdAt: new Date(2020, 4, 5, 12).toISOString() });
    for (const [ticketId, tagId] of [
      [both.id, 1],
      [both.id, 2],
      [one.id, 1],
    ] as const) {
      ctx.store.ticketTags.insert((id) => ({ id, ticketId, tagId, ...ctx.stamps() }));
    }
    const all = { showAll: 'true', queueIds: '[1]' };
    expect(await listed('admin', { ...all, tags: '[1,2]' })).toEqual([both.id]);
    expect(await listed('admin', { ...all, tags: '[1,2]', users: `[${ids.bruno}]` })).toEqual([one.id]);
    expect(await listed('admin', { date: '2020-05-05', status: 'open' })).toEqual([old.id]);
  });

  it('§7.12 counts joined rows: two tags halve a page and hasMore ends early', async () => {
    const { addTicket, ctx, call } = office;
    for (const name of ['um', 'dois']) {
      ctx.store.tags.insert((id) => ({ id, name, color: '#fff', kanban: 0, companyId: 1, ...ctx.stamps() }));
    }
    for (let index = 0; index < 100; index += 1) {
      const ticket = addTicket();
      for (const tagId of [1, 2])
        ctx.store.ticketTags.insert((id) => ({ id, ticketId: ticket.id, tagId, ...ctx.stamps() }));
    }
    const pages = [];
    for (const pageNumber of [1, 2, 3, 5, 6]) {
      const { body } = await call('GET /tickets', {
        as: 'admin',
        query: { showAll: 'true', queueIds: '[1]', pageNumber },
      });
      pages.push([records(body.tickets).length, body.count, body.hasMore]);
    }
    expect(pages).toEqual([
      [20, 100, true],
      [20, 100, true],
      [20, 100, false],
      [20, 100, false],
      [0, 100, false],
    ]);
  });

  it('§3.1 answers 10,000 tickets in time, newest first', async () => {
    const { addTicket, addContact, call, ctx } = office;
    const contactId = addContact().id;
    const start = ctx.now().getTime();
    for (let index = 0; index < 10_000; index += 1) {
      addTicket({
        contactId,
        updatedAt: new Date(start - index * 1000).toISOString(),
        status: index % 2 ? 'open' : 'closed',
      });
    }
    const query = { status: 'open', showAll: 'true', queueIds: '[1,2,3]' };
    await call('GET /tickets', { as: 'admin', query });
    const before = performance.now();
    for (let index = 0; index < 5; index += 1) await call('GET /tickets', { as: 'admin', query });
    expect((performance.now() - before) / 5).toBeLessThan(600);
    expect((await listed('admin', query)).slice(0, 3)).toEqual([2, 4, 6]);
  });

  it('§3.1 the board holds open and waiting tickets at once, without pages', async () => {
    for (let index = 0; index < 50; index += 1) office.addTicket();
    office.addTicket({ status: 'closed' });
    const { body } = await office.call('GET /ticket/kanban', {
      as: 'admin',
      query: { showAll: 'true', queueIds: '[1]' },
    });
    expect([records(body.tickets).length, body.count, body.hasMore]).toEqual([50, 50, false]);
  });
});

describe('single tickets', () => {
  it('§3.1 refuses another company by id, not by uuid', async () => {
    const { addTicket, call } = office;
    const { id, uuid } = addTicket();
    const byId = await call(`GET /tickets/${id}`, { as: 'vera' });
    expect([byId.status, byId.body.error]).toEqual([400, 'Não é possível consultar registros de outra empresa']);
    expect((await call(`GET /tickets/u/${uuid}`, { as: 'vera' })).status).toBe(200);
    expect((await call('GET /tickets/u/abc', { as: 'ana' })).status).toBe(500);
    const gone = await call('GET /tickets/u/00000000-0000-4000-8000-999999999999', { as: 'ana' });
    expect([gone.status, gone.body.error]).toEqual([404, 'ERR_NO_TICKET_FOUND']);
  });

  it('§3.1 POST needs a line, reuses the closed ticket, and tells nobody', async () => {
    const { addContact, addTicket, call, during } = office;
    const contactId = addContact().id;
    const post = (body: object) =>
      call('POST /tickets', { as: 'ana', body: { contactId, userId: ids.ana, queueId: 1, ...body } });
    expect((await post({})).status).toBe(500);
    const heard = await during(() => post({ whatsappId: 1, status: 'pending' }));
    expect(heard).toEqual([]);
    const again = await post({ whatsappId: 1 });
    expect([again.status, again.body.error]).toEqual([400, 'ERR_OTHER_OPEN_TICKET']);
    expect((await post({ whatsappId: null })).body.error).toBe('ERR_OTHER_OPEN_TICKET');
    expect((await post({ whatsappId: 2 })).body).toMatchObject({ status: 'open', whatsappId: 2, unreadMessages: null });
    expect((await post({ whatsappId: 99 })).body.error).toBe('Não é possível acessar registros de outra empresa');

    const closed = addTicket({ status: 'closed', userId: ids.bruno, queueId: 3, whatsappId: 2 });
    const reopened = await post({ contactId: closed.contactId, whatsappId: 2 });
    expect(reopened.body).toMatchObject({ id: closed.id, status: 'open', userId: ids.ana, queueId: 1 });
    expect(Object.keys(reopened.body)).not.toContain('user');
    const onDefault = addTicket({ status: 'closed' });
    expect((await post({ contactId: onDefault.contactId, whatsappId: null })).status).toBe(500);
  });

  it('§4.4 row 8 a real deletion tells status, notifications and the ticket room', async () => {
    const { addTicket, call, during } = office;
    const { id } = addTicket({ userId: ids.ana });
    const heard = await during(() => call(`DELETE /tickets/${id}`, { as: 'bruno' }));
    expect(heard.map(short)).toEqual([
      `ticket delete → ${id}, company-1-open, queue-1-open, company-1-notification, queue-1-notification`,
    ]);
    expect((await call(`GET /messages/${id}`, { as: 'admin' })).status).toBe(400);
  });
});

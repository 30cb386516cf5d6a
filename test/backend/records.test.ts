import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openOffice, short, type Office } from './office.ts';
import { records } from './parse.ts';

let office: Office;
beforeEach(() => {
  office = openOffice();
});
afterEach(() => office.backend.close());

describe('contacts', () => {
  it('§3.5 adds with digits only, refuses by name, number, duplicate and network, and tells the company', async () => {
    const { call, during } = office;
    const post = (body: object) => call('POST /contacts', { as: 'ana', body });
    const heard = await during(async () => {
      const { body } = await post({
        name: 'Novo',
        number: '+55 (11) 95555-1234',
        extraInfo: [{ name: 'CPF', value: '1' }],
      });
      expect(body).toMatchObject({
        number: '5511955551234',
        profilePicUrl: '',
        extraInfo: [{ name: 'CPF', value: '1' }],
      });
    });
    expect(heard.map(short)).toEqual(['contact create → company-1-mainchannel']);
    const errors = [
      [{ name: 'Outro', number: '5511955551234' }, 400, 'ERR_DUPLICATED_CONTACT'],
      [{ name: '', number: '5511955551235' }, 400, 'name is a required field'],
      [{ name: 'X', number: '' }, 400, 'number is a required field'],
      [{ name: 'X' }, 500, 'ERR_INTERNAL_SERVER_ERROR'],
      [{ name: 'X', number: '00011112222' }, 400, 'ERR_CHECK_NUMBER'],
    ] as const;
    for (const [body, status, error] of errors) {
      const answer = await post(body);
      expect([answer.status, answer.body.error]).toEqual([status, error]);
    }
    const other = await call('POST /contacts', { as: 'vera', body: { name: 'X', number: '5511955551239' } });
    expect(other.body.error).toBe('Nenhum número de Whatsapp foi configurado para essa empresa');
  });

  it('§3.5 edits the extra rows by id and deletes with tickets and messages, saying the id as text', async () => {
    const { call, during, addTicket, addContact, backend, ctx } = office;
    const contact = addContact();
    const ticket = addTicket({ contactId: contact.id });
    backend.receive({ ticketId: ticket.id, body: 'Oi' });
    const put = (body: object) =>
      call(`PUT /contacts/${contact.id}`, { as: 'ana', body: { number: contact.number, ...body } });
    const [first] = records(
      (
        await put({
          extraInfo: [
            { name: 'a', value: '1' },
            { name: 'b', value: '2' },
          ],
        })
      ).body.extraInfo,
    );
    const next = await put({
      extraInfo: [
        { ...first, value: '9' },
        { name: 'c', value: '3' },
      ],
    });
    expect(records(next.body.extraInfo).map(({ name, value }) => `${String(name)}${String(value)}`)).toEqual([
      'a9',
      'c3',
    ]);
    expect((await call(`PUT /contacts/${contact.id}`, { as: 'ana', body: { name: 'Só nome' } })).status).toBe(500);

    const heard = await during(() => call(`DELETE /contacts/${contact.id}`, { as: 'ana' }));
    expect(heard).toMatchObject([{ payload: { action: 'delete', contactId: String(contact.id) } }]);
    expect([ctx.store.tickets.size, ctx.store.messages.size]).toEqual([0, 0]);
  });

  it('§3.5 imports rows by their headings and reports the bad ones', async () => {
    const rows = [
      { Nome: 'Um', Telefone: 5511944440001 },
      { Nome: 'De novo', Telefone: '5511944440001' },
      { name: 'x' },
    ];
    const { body } = await office.call('POST /contacts/upload', { as: 'ana', body: rows });
    expect(body.newContacts).toMatchObject([{ contactName: 'Um' }]);
    expect(body.errorBag).toEqual([
      { contactName: 'De novo', error: { message: 'ERR_DUPLICATED_CONTACT', statusCode: 400 } },
      { error: { message: 'number is a required field', statusCode: 400 } },
    ]);
  });
});

describe('tags and notes', () => {
  it('§3.4 answers an identical tag, counts in texts, searches by case, lets admins edit', async () => {
    const { call, addTicket } = office;
    const { body: tag } = await call('POST /tags', { as: 'ana', body: { name: 'VIP' } });
    expect(tag).toMatchObject({ color: '#A4CCCC', kanban: 0 });
    expect((await call('POST /tags', { as: 'ana', body: { name: 'VIP' } })).body.id).toBe(tag.id);
    expect((await call('POST /tags', { as: 'ana', body: { name: 'ab' } })).body.error).toBe(
      'name must be at least 3 characters',
    );
    const ticket = addTicket();
    const sync = await call('POST /tags/sync', { as: 'ana', body: { ticketId: ticket.id, tags: [{ id: tag.id }] } });
    expect(sync.body.tags).toEqual([]);
    const list = await call('GET /tags', { as: 'ana', query: { searchParam: 'VIP' } });
    expect(list.body).toMatchObject({
      tags: [{ ticketsCount: '1' }],
      count: [{ id: tag.id, count: '1' }],
      hasMore: false,
    });
    expect((await call('GET /tags', { as: 'ana', query: { searchParam: 'vip' } })).body.tags).toEqual([]);
    expect((await call(`PUT /tags/${String(tag.id)}`, { as: 'ana', body: { name: 'Outra' } })).status).toBe(403);
    expect((await call(`PUT /tags/${String(tag.id)}`, { as: 'admin', body: { name: 'Outra' } })).body.name).toBe(
      'Outra',
    );
  });

  it('§3.3 validates notes, wants both ids for the list and an admin for deleting', async () => {
    const { call, addTicket } = office;
    const { id: ticketId, contactId } = addTicket();
    const post = (note: string) => call('POST /ticket-notes', { as: 'ana', body: { note, ticketId, contactId } });
    expect((await post('')).body.error).toBe('note is a required field');
    expect((await post('ab')).body.error).toBe('ERR_TICKETNOTE_INVALID_NAME');
    expect((await post('a'.repeat(256))).status).toBe(500);
    const { body: note } = await post('Prefere à tarde');
    expect(note).not.toHaveProperty('user');
    const { list } = await call('GET /ticket-notes/list', { as: 'ana', query: { ticketId, contactId } });
    expect(list).toMatchObject([{ note: 'Prefere à tarde', user: { name: 'ana' }, ticket: { id: ticketId } }]);
    const missing = await call('GET /ticket-notes/list', { as: 'ana', query: { ticketId } });
    expect([missing.status, missing.body]).toEqual([500, { message: {} }]);
    expect((await call(`DELETE /ticket-notes/${String(note.id)}`, { as: 'ana' })).status).toBe(403);
    expect((await call(`DELETE /ticket-notes/${String(note.id)}`, { as: 'admin' })).status).toBe(200);
    expect((await call(`DELETE /ticket-notes/${String(note.id)}`, { as: 'admin' })).status).toBe(404);
  });
});

describe('what tests may break', () => {
  it('fails, delays and loses the next matching request only, and counts them all', async () => {
    const { backend, call } = office;
    backend.failNext('GET /contacts', 503);
    backend.delayNext('GET /contacts', 40);
    const before = performance.now();
    expect((await call('GET /contacts', { as: 'ana' })).status).toBe(503);
    expect(performance.now() - before).toBeGreaterThan(35);
    expect((await call('GET /contacts', { as: 'ana' })).status).toBe(200);
    backend.failNext(/^POST \/tags$/, 'lost');
    const lost = await backend.handle(
      new Request('http://office.test/api/tags', {
        method: 'POST',
        headers: { authorization: `Bearer ${office.token('ana')}` },
        body: JSON.stringify({ name: 'Gravada' }),
      }),
    );
    expect(lost.type).toBe('error');
    expect(office.ctx.store.tags.find((row) => row.name === 'Gravada')).toBeDefined();
    expect(backend.faults.counts()).toEqual({ 'GET /contacts': 2, 'POST /tags': 1 });
    backend.reset();
    expect([office.ctx.store.tags.size, backend.faults.log]).toEqual([0, []]);
  });

  it('a call that is held back over a reset does nothing with the rows that come after it', async () => {
    const { backend, call } = office;
    backend.delayNext('POST /tags', 20);
    const written = call('POST /tags', { as: 'ana', body: { name: 'Do teste anterior' } }).catch(() => undefined);
    backend.reset();
    await written;
    expect(office.ctx.store.tags.size).toBe(0);
    expect(backend.faults.log).toEqual([]);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { acknowledge } from './channel.ts';
import { ids, openOffice, short, type Office } from './office.ts';

let office: Office;
beforeEach(() => {
  office = openOffice();
});
afterEach(() => office.backend.close());

/** Contract §4.4 rows 1 to 3, 6, 11, 13 and §5.4. */
describe('customers', () => {
  it('§4.4 row 1 a message on an open ticket', async () => {
    const { addTicket, backend, during } = office;
    const { id } = addTicket({ userId: ids.ana });
    const heard = await during(() => backend.receive({ ticketId: id, body: 'Oi' }));
    expect(heard.map(short)).toEqual([
      'contact update → company-1-mainchannel',
      `appMessage create → ${id}, company-1-open, queue-1-open, company-1-notification, queue-1-notification`,
    ]);
    expect(heard[1]?.payload.ticket).toMatchObject({
      unreadMessages: 1,
      lastMessage: 'Oi',
      whatsapp: { name: 'Linha 1' },
    });
    expect(heard[1]?.payload.ticket).not.toHaveProperty('user');
  });

  it('messages that arrive in one moment stand in their order by their times', async () => {
    const { addTicket, backend } = office;
    const { id } = addTicket({ userId: ids.ana });
    const times = Array.from({ length: 50 }, (_, at) => backend.receive({ ticketId: id, body: String(at) })?.createdAt);
    expect(times).toEqual([...new Set(times)].toSorted());
  });

  it('§4.4 row 2 an unknown customer: by message alone, then the only queue is assigned with 0 unread', async () => {
    const { backend, during, ctx } = office;
    const heard = await during(() =>
      backend.receive({ number: '5511911112222', name: 'Nova', whatsappId: 2, body: 'Oi' }),
    );
    const ticket = ctx.store.tickets.find(() => true);
    expect(heard.map(short)).toEqual([
      'contact create → company-1-mainchannel',
      `appMessage create → ${ticket?.id}, company-1-pending, queue-null-pending, company-1-notification, queue-null-notification`,
      'ticket updateUnread → company-1-mainchannel',
      `ticket update → company-1-pending, queue-1-pending, company-1-notification, queue-1-notification, ${ticket?.id}`,
    ]);
    expect(ticket).toMatchObject({ status: 'pending', queueId: 1, unreadMessages: 0, userId: null });
  });

  it('§4.4 row 2 a line of several queues answers with its menu until one is named', async () => {
    const { backend, during, ctx } = office;
    const heard = await during(() => backend.receive({ number: '5511911112222', body: 'Oi' }));
    const menu = heard.find(({ payload }) => Reflect.get(Object(payload.message), 'fromMe') === true);
    expect(menu?.payload.message).toMatchObject({
      body: '\u200eEscolha:\n\n*[ 1 ]* - Suporte\n*[ 2 ]* - Vendas\n*[ 3 ]* - Financeiro\n',
    });
    await during(() => backend.receive({ number: '5511911112222', body: '2' }));
    expect(ctx.store.tickets.find(() => true)).toMatchObject({ queueId: 2, status: 'pending' });
  });

  it('§4.4 row 3 a message on a closed ticket: created while closed, then moved to waiting', async () => {
    const { addTicket, backend, during } = office;
    const { id } = addTicket({ status: 'closed', userId: ids.ana, queueId: 2, whatsappId: 5 });
    const heard = await during(() => backend.receive({ ticketId: id, body: 'Voltei' }));
    expect(heard.map(short)).toEqual([
      'contact update → company-1-mainchannel',
      `appMessage create → ${id}, company-1-closed, queue-null-closed, company-1-notification, queue-null-notification`,
      'ticket delete → company-1-closed, queue-null-closed',
      'ticket update → company-1-pending, queue-null-pending',
    ]);
    expect(heard[1]?.payload.ticket).toMatchObject({ status: 'closed', userId: null, queueId: null });
    expect(heard[3]?.payload).toMatchObject({ ticketId: id, ticket: { status: 'pending', queue: null, user: null } });
    expect(heard[3]?.payload.ticket).not.toHaveProperty('tags');
  });

  it('§4.4 row 6 the answer to the rating closes, clears owner and queue and is not stored', async () => {
    const { addTicket, backend, call, during, setting, ctx } = office;
    setting('userRating', 'enabled');
    const { id } = addTicket({ userId: ids.ana });
    await call(`PUT /tickets/${id}`, { as: 'ana', body: { status: 'closed' } });
    const heard = await during(() => expect(backend.receive({ ticketId: id, body: '3' })).toBeNull());
    expect(heard.map(short)).toEqual([
      'contact update → company-1-mainchannel',
      'ticket delete → company-1-open, queue-null-open',
      `ticket update → company-1-closed, queue-null-closed, ${id}`,
    ]);
    expect(ctx.store.tickets.get(id)).toMatchObject({ status: 'closed', userId: null, queueId: null });
    expect(ctx.store.userRatings.all()).toMatchObject([{ ticketId: id, userId: ids.ana, rate: 3 }]);
    expect(ctx.store.messages.size).toBe(0);
  });

  it('§4.4 row 13 an edit comes as a creation with the known id and counts as unread', async () => {
    const { addTicket, backend, during } = office;
    const { id } = addTicket();
    const message = backend.receive({ ticketId: id, body: 'erado' });
    const heard = await during(() => backend.receive({ ticketId: id, edits: message?.id ?? '', body: 'errado' }));
    expect(heard[1]?.payload).toMatchObject({
      action: 'create',
      message: { id: message?.id, body: 'errado', isEdited: true, mediaType: 'editedMessage' },
      ticket: { unreadMessages: 2 },
    });
  });

  it('§5.4 reading does not clear the running number, writing does', async () => {
    const { addTicket, backend, call, during, ctx } = office;
    const { id } = addTicket();
    const unread = (): number | null | undefined => ctx.store.tickets.get(id)?.unreadMessages;
    backend.receive({ ticketId: id, body: '1' });
    backend.receive({ ticketId: id, body: '2' });
    await call(`GET /messages/${id}`, { as: 'admin' });
    expect(unread()).toBe(0);
    backend.receive({ ticketId: id, body: '3' });
    expect(unread()).toBe(3);
    await during(() => call(`POST /messages/${id}`, { as: 'ana', body: { body: 'Oi' } }));
    backend.receive({ ticketId: id, body: '4' });
    expect(unread()).toBe(1);
  });

  it('§5.6 a receipt never lowers an ack', async () => {
    const { addTicket, backend, during, ctx } = office;
    const { id } = addTicket();
    const message = backend.receive({ ticketId: id, fromMe: true, body: 'do telefone' });
    const heard = await during(() => {
      acknowledge(ctx, message?.id ?? '', 5);
      acknowledge(ctx, message?.id ?? '', 3);
    });
    expect(heard).toHaveLength(1);
    expect(ctx.store.messages.get(message?.id)?.ack).toBe(5);
  });
});

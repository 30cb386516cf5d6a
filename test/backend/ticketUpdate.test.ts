import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ids, openOffice, short, type Answer, type Office } from './office.ts';

let office: Office;
beforeEach(() => {
  office = openOffice();
});
afterEach(() => office.backend.close());

const put = (id: number, body: object, as: 'ana' | 'admin' | 'vera' = 'ana'): Promise<Answer> =>
  office.call(`PUT /tickets/${id}`, { as, body });

/** Contract §4.4 row 4 and §5.1. */
describe('PUT /tickets/:id', () => {
  it('§4.4 row 4 accepting says unread, leaves the old list and then updates the new one', async () => {
    const { addTicket, during } = office;
    const { id } = addTicket({ status: 'pending', unreadMessages: 3 });
    const heard = await during(() => put(id, { status: 'open', userId: ids.ana }));
    expect(heard.map(short)).toEqual([
      'ticket updateUnread → company-1-mainchannel',
      'ticket delete → company-1-pending, queue-1-pending',
      `ticket update → company-1-open, queue-1-open, company-1-notification, queue-1-notification, ${id}, user-${ids.ana}`,
    ]);
    expect(heard[2]?.payload.ticket).toMatchObject({
      id,
      unreadMessages: 0,
      user: { id: ids.ana, name: 'ana' },
      queue: { id: 1, name: 'Suporte', prompt: null, queueIntegrations: null },
      whatsapp: { id: 1, name: 'Linha 1' },
      contact: { extraInfo: [] },
    });
  });

  it('§4.4 a transfer addresses the delete with the new queue and both owners', async () => {
    const { addTicket, during } = office;
    const { id } = addTicket({ userId: ids.ana });
    const heard = await during(() => put(id, { userId: ids.bruno, queueId: 2 }));
    expect(heard.map(short).slice(1)).toEqual([
      `ticket delete → company-1-open, queue-2-open, user-${ids.ana}`,
      `ticket update → company-1-open, queue-2-open, company-1-notification, queue-2-notification, ${id}, user-${ids.bruno}, user-${ids.ana}`,
    ]);
  });

  it('§4.4 a change of queue alone says no delete', async () => {
    const { addTicket, during } = office;
    const { id } = addTicket({ status: 'pending' });
    const heard = await during(() => put(id, { queueId: 2 }));
    expect(heard.map(({ payload }) => payload.action)).toEqual(['updateUnread', 'update']);
  });

  it('§4.4 row 5 the first close asks for a rating and answers the ticket still open; the second closes', async () => {
    const { addTicket, during, setting, ctx } = office;
    setting('userRating', 'enabled');
    const { id } = addTicket({ userId: ids.ana });
    let asked: Answer | undefined;
    const heard = await during(async () => {
      asked = await put(id, { status: 'closed', userId: ids.ana });
    });
    expect(heard.map(short)).toEqual([
      'ticket updateUnread → company-1-mainchannel',
      `ticket delete → company-1-open, queue-1-open, ${id}`,
    ]);
    expect(asked?.body).toMatchObject({
      status: 'open',
      lastMessage: expect.stringMatching(/^\u200eAvalie\.\n\nDigite de 1 à 3/),
    });
    expect((await put(id, { status: 'closed' })).body.status).toBe('closed');
    expect(ctx.store.attendances.find((row) => row.ticketId === id)?.finishedAt).not.toBeNull();
  });

  it('§5.3 every failure is 500, and reading has happened all the same', async () => {
    const { addTicket, ctx, setting } = office;
    const ticket = addTicket({ status: 'closed', unreadMessages: 2 });
    const other = addTicket({ contactId: ticket.contactId, whatsappId: 2 });
    const down = addTicket({ whatsappId: 4, queueId: 1, userId: ids.ana });
    const orphan = addTicket({ whatsappId: null });
    setting('sendMsgTransfTicket', 'enabled');
    const failures = [
      put(999_999, { status: 'open' }),
      put(ticket.id, { status: 'open' }),
      put(other.id, { whatsappId: 1 }),
      put(other.id, { whatsappId: '' }),
      put(other.id, { queueId: 99 }),
      put(other.id, { status: 'open' }, 'vera'),
      put(orphan.id, { status: 'open' }),
      put(down.id, { queueId: 2, userId: ids.ana }),
    ];
    for (const failure of failures) {
      const { status, body } = await failure;
      expect([status, body.error]).toEqual([500, 'ERR_INTERNAL_SERVER_ERROR']);
    }
    expect(ctx.store.tickets.get(ticket.id)?.unreadMessages).toBe(0);
  });

  it('§5.1 announces transfers by comparing the body with the ticket', async () => {
    const { addTicket, during, setting } = office;
    setting('sendMsgTransfTicket', 'enabled');
    const said = async (body: object): Promise<unknown> => {
      const { id } = addTicket({ userId: ids.bruno, queueId: 1 });
      const heard = await during(() => put(id, body));
      const message = heard.find(({ event }) => event === 'company-1-appMessage')?.payload.message;
      return message ? Reflect.get(Object(message), 'body') : null;
    };
    expect(await said({ queueId: 2, userId: ids.bruno })).toBe(
      '*Mensagem automática*:\nVocê foi transferido para o departamento *Vendas*\naguarde, já vamos te atender!',
    );
    expect(await said({ queueId: 2, userId: ids.ana })).toContain('*ana*');
    expect(await said({ queueId: 2, userId: null, status: 'pending' })).toContain('*Vendas*');
    // The false announcement of closing someone else's ticket.
    expect(await said({ status: 'closed', queueId: 1, userId: ids.ana })).toContain('*ana*');
    expect(await said({ status: 'closed', userId: ids.ana })).toBeNull();
    expect(await said({ queueId: 1, userId: ids.bruno })).toBeNull();
  });
});

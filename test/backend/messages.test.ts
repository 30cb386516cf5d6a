import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ids, openOffice, short, type Answer, type Office } from './office.ts';
import { records } from './parse.ts';
import type { MessageRow } from './types.ts';

let office: Office;
beforeEach(() => {
  office = openOffice();
});
afterEach(() => office.backend.close());

const post = (id: number, body: string, more: object = {}): Promise<Answer> =>
  office.call(`POST /messages/${id}`, { as: 'ana', body: { body, read: 1, fromMe: true, mediaUrl: '', ...more } });
const lastOf = (ticketId: number): MessageRow | undefined => office.ctx.store.by.messageTicket.all(ticketId).at(-1);

/** Contract §3.2, §5.4 to §5.9. */
describe('messages', () => {
  it('§4.4 rows 9 10 11 a text answers empty, comes back by event and then gathers receipts', async () => {
    const { addTicket, during } = office;
    const { id } = addTicket({ userId: ids.ana });
    const heard = await during(async () => {
      const answer = await post(id, 'Olá');
      expect([answer.status, answer.body]).toEqual([200, {}]);
    });
    expect(heard.map(short)).toEqual([
      'ticket updateUnread → company-1-mainchannel',
      'contact update → company-1-mainchannel',
      `appMessage create → ${id}, company-1-open, queue-1-open, company-1-notification, queue-1-notification`,
      `appMessage update → ${id}`,
      `appMessage update → ${id}`,
      `appMessage update → ${id}`,
    ]);
    expect(heard[2]?.payload.message).toMatchObject({
      body: 'Olá',
      fromMe: true,
      ack: 1,
      contactId: null,
      contact: null,
    });
    expect(lastOf(id)).toMatchObject({ ack: 4, mediaType: 'extendedTextMessage' });
  });

  it('§5.8 renders names and greetings, escapes them, drops unknown ones and refuses an unclosed tag', async () => {
    const { addTicket, addContact, during } = office;
    const contact = addContact({ name: "O'Neil Silva" });
    const { id } = addTicket({ contactId: contact.id });
    await during(() => post(id, '{{firstName}}|{{{firstName}}}|{{nada}}|{um}'));
    expect(lastOf(id)?.body).toBe("O&#39;Neil|O'Neil||{um}");
    const broken = await post(id, 'Olá {{name');
    expect([broken.status, broken.body.error]).toEqual([400, 'ERR_SENDING_WAPP_MSG']);
  });

  it('§3.2 refuses by the state of the line, though the ticket is read by then', async () => {
    const { addTicket, during } = office;
    const opening = addTicket({ whatsappId: 3, unreadMessages: 1 });
    const down = addTicket({ whatsappId: 4 });
    const orphan = addTicket({ whatsappId: null });
    const heard = await during(async () => {
      expect((await post(opening.id, 'a')).body.error).toBe('ERR_WAPP_NOT_INITIALIZED');
    });
    expect(heard.map(({ payload }) => payload.action)).toEqual(['updateUnread']);
    expect((await post(down.id, 'a')).body.error).toBe('ERR_SENDING_WAPP_MSG');
    expect((await post(orphan.id, 'a')).status).toBe(500);
    expect((await post(999_999, 'a')).status).toBe(400);
  });

  it('§5.9 takes files with a caption each and serves them, ranges included', async () => {
    const { addTicket, during, call, backend } = office;
    const { id } = addTicket();
    const form = new FormData();
    form.append('medias', new File(['imagem'], 'foto um.png', { type: 'image/png' }));
    form.append('body', 'foto um.png');
    form.append('medias', new File(['%PDF'], 'contrato final.pdf', { type: 'application/pdf' }));
    form.append('body', 'Segue');
    form.append('medias', new File(['som'], 'audio-record-site-1.mp3', { type: 'audio/mp3' }));
    form.append('body', 'audio-record-site-1.mp3');
    await during(() => call(`POST /messages/${id}`, { as: 'ana', form }));
    const { body } = await call(`GET /messages/${id}`, { as: 'admin' });
    const [image, document, audio] = records(body.messages);
    expect(image).toMatchObject({ mediaType: 'image', body: 'foto um.png' });
    expect(document).toMatchObject({ mediaType: 'application', body: 'Segue' });
    expect(document?.mediaUrl).toMatch(/^http:\/\/office\.test\/public\/\d+_contrato_final\.pdf$/);
    expect(audio).toMatchObject({ mediaType: 'audio', body: 'Áudio' });
    const part = await backend.handle(new Request(String(document?.mediaUrl), { headers: { range: 'bytes=1-2' } }));
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([206, 'PD', 'bytes 1-2/4']);

    const bare = new FormData();
    bare.append('medias', new File(['x'], 'x.png', { type: 'image/png' }));
    expect((await call(`POST /messages/${id}`, { as: 'ana', form: bare })).body.error).toBe('ERR_SENDING_WAPP_MSG');
  });

  it('§5.9 takes files without a caption, documents under their name', async () => {
    const { addTicket, during, call } = office;
    const { id } = addTicket();
    const form = new FormData();
    for (const [name, type] of [
      ['vid.mp4', 'video/mp4'],
      ['contrato final.pdf', 'application/pdf'],
    ] as const) {
      form.append('body', '');
      form.append('medias', new File(['x'], name, { type }));
    }
    await during(() => call(`POST /messages/${id}`, { as: 'ana', form }));
    const { body } = await call(`GET /messages/${id}`, { as: 'admin' });
    const [video, document] = records(body.messages);
    expect(video).toMatchObject({ mediaType: 'video', body: '-' });
    expect(document).toMatchObject({ mediaType: 'application', body: '-' });
    expect(document?.mediaUrl).toMatch(/_contrato_final\.pdf$/);
  });

  it('§3.2 pages from the newest, oldest first inside, and hides other queues from agents', async () => {
    const { addTicket, backend, call, ctx } = office;
    const ticket = addTicket({ queueId: 1 });
    for (let index = 1; index <= 45; index += 1) {
      ctx.moveClock(1000);
      backend.receive({ ticketId: ticket.id, body: String(index), bot: false });
    }
    const bodies = async (pageNumber: number): Promise<unknown[]> => {
      const { body } = await call(`GET /messages/${ticket.id}`, { as: 'admin', query: { pageNumber } });
      return [
        records(body.messages)
          .map((row) => row.body)
          .join(),
        body.count,
        body.hasMore,
      ];
    };
    expect(await bodies(1)).toEqual([Array.from({ length: 20 }, (_, index) => index + 26).join(), 45, true]);
    expect(await bodies(3)).toEqual(['1,2,3,4,5', 45, false]);
    expect(await bodies(4)).toEqual(['', 45, false]);
    expect((await call(`GET /messages/${ticket.id}`, { as: 'bruno' })).body).toMatchObject({ count: 0, messages: [] });
    expect((await call(`GET /messages/${ticket.id}`, { as: 'sofia' })).body.count).toBe(45);
    expect((await call(`GET /messages/${ticket.uuid}`, { as: 'admin' })).status).toBe(500);
  });

  it('§4.4 row 12 deletes whoever wrote it and tells the ticket room without contact', async () => {
    const { addTicket, backend, call, during } = office;
    const ticket = addTicket();
    const message = backend.receive({ ticketId: ticket.id, body: 'Oi', bot: false });
    const heard = await during(() => call(`DELETE /messages/${message?.id}`, { as: 'ana' }));
    expect(heard.map(short)).toEqual([`appMessage update → ${ticket.id}`]);
    expect(heard[0]?.payload.message).toMatchObject({ isDeleted: true, ticket: { id: ticket.id } });
    expect(heard[0]?.payload.message).not.toHaveProperty('contact');
    const missing = await call('DELETE /messages/NOPE', { as: 'ana' });
    expect([missing.status, missing.body.error]).toEqual([400, 'No message found with this ID.']);
  });
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliverNext, startCampaign, takeDueCampaigns } from './campaigns.ts';
import { openOffice, short, type Office } from './office.ts';
import { records } from './parse.ts';

let office: Office;
beforeEach(() => {
  office = openOffice();
});
afterEach(() => office.backend.close());

async function listOf(...numbers: string[]): Promise<number> {
  const { body } = await office.call('POST /contact-lists', { as: 'ana', body: { name: 'Lista' } });
  for (const number of numbers) {
    const item = { name: `Pessoa ${number}`, number, email: '', contactListId: body.id };
    await office.call('POST /contact-list-items', { as: 'ana', body: item });
  }
  return Number(body.id);
}
const campaign = (contactListId: number, more: object = {}) => ({
  name: 'Campanha',
  message1: 'Oi {nome}',
  status: 'INATIVA',
  scheduledAt: '2030-01-01 10:00:00',
  whatsappId: 1,
  contactListId,
  tagListId: 'Nenhuma',
  ...more,
});
const made = (id: unknown) => {
  const row = office.ctx.store.campaigns.get(Number(id));
  if (!row) throw new Error('no campaign');
  return row;
};

describe('contact lists', () => {
  it('§6 marks numbers by the network, answers a known number with its item, counts as text', async () => {
    const id = await listOf('5511955551234', '00000000');
    const items = await office.call('GET /contact-list-items', { as: 'ana', query: { contactListId: id } });
    expect(records(items.body.contacts).map(({ isWhatsappValid }) => isWhatsappValid)).toEqual([false, true]);
    const again = { name: 'Outra', number: '5511955551234', email: '', contactListId: id };
    const answer = await office.call('POST /contact-list-items', { as: 'ana', body: again });
    expect(answer.body.name).toBe('Pessoa 5511955551234');
    const lists = await office.call('GET /contact-lists', { as: 'ana' });
    expect(lists.body).toEqual({
      records: [{ id, name: 'Lista', contactsCount: '2' }],
      count: [{ id, count: '2' }],
      hasMore: false,
    });
    expect((await office.call('GET /contact-lists/99', { as: 'ana' })).body.error).toBe('ERR_NO_TICKETNOTE_FOUND');
    expect((await office.call('PUT /contact-lists/99', { as: 'ana', body: { name: 'Lis' } })).body.error).toBe(
      'ERR_NO_CONTACTLIST_FOUND',
    );
  });
});

describe('campaigns', () => {
  it('§9 POST takes local time with its zone and always schedules; PUT takes UTC and keeps the status sent', async () => {
    const list = await listOf();
    const post = await office.call('POST /campaigns', {
      as: 'ana',
      body: campaign(list, { timeZone: 'America/Sao_Paulo' }),
    });
    expect(post.body).toMatchObject({ status: 'PROGRAMADA', scheduledAt: '2030-01-01T13:00:00.000Z' });
    const put = (body: object) => office.call(`PUT /campaigns/${String(post.body.id)}`, { as: 'ana', body });
    expect((await put(campaign(list))).body.scheduledAt).toBe('2030-01-01T10:00:00.000Z');
    expect((await put(campaign(list, { scheduledAt: null }))).body).toMatchObject({
      status: 'INATIVA',
      scheduledAt: null,
    });
    expect((await put(campaign(list, { scheduledAt: '' }))).status).toBe(500);
    expect((await put(campaign(list, { status: 'EM_ANDAMENTO' }))).body.error).toMatch(/Inativa e Programada/);
    expect(
      (await office.call('POST /campaigns', { as: 'ana', body: campaign(list, { scheduledAt: null }) })).status,
    ).toBe(500);
  });

  it('§9 runs from scheduled to finished: a shipping and a delivery for each valid number, told one change late', async () => {
    const list = await listOf('5511955551234', '5511955551235', '00000000');
    const { body } = await office.call('POST /campaigns', { as: 'ana', body: campaign(list) });
    const row = made(body.id);
    const heard = await office.during(() => {
      startCampaign(office.ctx, row);
      deliverNext(office.ctx, row);
      deliverNext(office.ctx, row);
    });
    expect(heard.map(short)).toEqual(Array.from({ length: 4 }, () => 'campaign update → company-1-mainchannel'));
    const last = heard.at(-1)?.payload.record;
    expect(last).toMatchObject({ status: 'FINALIZADA', contactList: { contacts: [{}, {}] } });
    expect(JSON.stringify(last).match(/"deliveredAt":null/g)).toHaveLength(1);
    const detail = await office.call(`GET /campaigns/${row.id}`, { as: 'ana' });
    expect(records(detail.body.shipping).map(({ message }) => message)).toEqual([
      '\u200C Oi Pessoa 5511955551235',
      '\u200C Oi Pessoa 5511955551234',
    ]);
  });

  it('§9 what was not delivered before a cancel goes out with the text that the campaign has when it is taken on again', async () => {
    const list = await listOf('5511955551234', '5511955551235');
    const { body } = await office.call('POST /campaigns', { as: 'ana', body: campaign(list) });
    const row = made(body.id);
    startCampaign(office.ctx, row);
    deliverNext(office.ctx, row);
    await office.call(`POST /campaigns/${row.id}/cancel`, { as: 'ana' });
    office.ctx.store.campaigns.update(row, { message1: 'Olá {nome}' });
    startCampaign(office.ctx, row);
    expect(office.ctx.store.by.shippingOfCampaign.all(row.id).map(({ message }) => message)).toEqual([
      '\u200C Oi Pessoa 5511955551234',
      '\u200C Olá Pessoa 5511955551235',
    ]);
  });

  it('§9 takes on what is due within the hour, never what is past; a cancelled one stops and nobody is told', async () => {
    const list = await listOf('5511955551234');
    const { body } = await office.call('POST /campaigns', { as: 'ana', body: campaign(list) });
    const row = made(body.id);
    const { ctx } = office;
    const at = (minutes: number) => new Date(ctx.now().getTime() + minutes * 60_000).toISOString();
    for (const [minutes, status] of [
      [-1, 'PROGRAMADA'],
      [61, 'PROGRAMADA'],
      [59, 'EM_ANDAMENTO'],
    ] as const) {
      ctx.store.campaigns.update(row, { scheduledAt: at(minutes) });
      takeDueCampaigns(ctx);
      expect(row.status).toBe(status);
    }
    const refused = await office.call(`DELETE /campaigns/${row.id}`, { as: 'ana' });
    expect(refused.body.error).toBe('Não é permitido excluir campanha em andamento');
    const stop = ctx.onEmit(() => expect.unreachable('nobody is told'));
    await office.call(`POST /campaigns/${row.id}/cancel`, { as: 'ana' });
    stop();
    expect([row.status, deliverNext(ctx, row)]).toEqual(['CANCELADA', false]);
  });
});

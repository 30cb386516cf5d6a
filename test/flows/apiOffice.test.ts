import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { getCompanyHours, saveCompanyHours, type CompanyInput } from '@/api/companies';
import { companyApi } from '@/api/companyRecords';
import { connectionApi, type ConnectionInput } from '@/api/connectionRecords';
import { endConnectionSession, startConnectionSession } from '@/api/connectionSessions';
import { boardQuery, dayCountsQuery, userCountsQuery } from '@/api/dashboard';
import { integrationApi } from '@/api/integrationRecords';
import { planApi, type PlanInput } from '@/api/plans';
import { promptApi } from '@/api/promptRecords';
import * as options from '@/api/chatbotOptions';
import { listQuickMessages, quickMessageApi } from '@/api/quickMessages';
import { listTags, tagApi } from '@/api/tags';
import { createQueryClient } from '@/app/queryClient';
import { server } from '../msw';
import { backend } from '../world';
import { become, callOf, listen, rowOf, secretsIn } from './apiHelpers';

beforeEach(listen);

const everything = { searchParam: '', pageNumber: 1 };

describe('plans and companies of the super user', () => {
  const input: PlanInput = {
    name: 'Plano de teste',
    users: 3,
    connections: 2,
    queues: 4,
    value: 99.9,
    useCampaigns: true,
    useSchedules: true,
    useInternalChat: false,
    useExternalApi: true,
    useKanban: false,
    useOpenAi: true,
    useIntegrations: true,
  };

  it('V-03 Y-03 plans are listed, read, added, changed and deleted', async () => {
    await become('super');
    const list = await callOf(() => planApi.list(everything));
    expect(list.line).toBe('GET /plans/all');
    expect(list.result.rows).toHaveLength(backend.store.plans.all().length);
    const made = await callOf(() => planApi.create(input));
    expect(made).toMatchObject({ line: 'POST /plans', body: input });
    const { id } = made.result;
    expect(await callOf(() => planApi.get(id))).toMatchObject({ line: `GET /plans/${id}`, result: { ...input, id } });
    // The server reads the id from the body.
    const changed = await callOf(() => planApi.update(id, { ...input, users: 9 }));
    expect(changed).toMatchObject({ line: `PUT /plans/${id}`, body: { ...input, users: 9, id } });
    expect(backend.store.plans.get(id)?.users).toBe(9);
    expect((await callOf(() => planApi.remove(id))).line).toBe(`DELETE /plans/${id}`);
    expect(backend.store.plans.get(id)).toBeUndefined();
  });

  it('R-15 V-04 campaigns are on by the text and by the boolean', async () => {
    await become('super');
    const row = { ...rowOf(backend.store.companies.get(1)), plan: null };
    const values = ['true', true, 'false', false];
    const settled = values.map((value, id) => ({ ...row, id, settings: [{ key: 'campaignsEnabled', value }] }));
    const rows = [...settled, { ...row, id: values.length, settings: [] }];
    server.use(http.get('*/api/companies/list', () => HttpResponse.json(rows)));
    const list = await companyApi.list(everything);
    expect(list.rows.map(({ campaignsEnabled }) => campaignsEnabled)).toEqual([true, true, false, false, false]);
  });

  it('V-04 Y-03 B-43 companies come without their settings; one is added, changed, given hours and deleted', async () => {
    await become('super');
    const list = await callOf(() => companyApi.list(everything));
    expect(list.line).toBe('GET /companies/list');
    expect(list.result.rows).toHaveLength(backend.store.companies.all().length);
    expect(rowOf(list.result.rows[0])).toMatchObject({
      id: expect.any(Number),
      name: expect.any(String),
      campaignsEnabled: expect.any(Boolean),
      plan: { id: expect.any(Number), name: expect.any(String) },
    });
    expect(JSON.stringify(list.result)).not.toContain('settings');
    const company: CompanyInput = {
      name: 'Empresa de teste',
      email: 'teste@exemplo.com',
      phone: '',
      planId: rowOf(backend.store.plans.all()[0]).id,
      status: true,
      campaignsEnabled: true,
      dueDate: '2027-01-31',
      recurrence: 'MENSAL',
      password: 'segredo1',
    };
    const made = await callOf(() => companyApi.create(company));
    expect(made).toMatchObject({ line: 'POST /companies', body: company, result: { name: 'Empresa de teste' } });
    const { id } = made.result;
    expect((await callOf(() => companyApi.get(id))).result).toMatchObject({ id, campaignsEnabled: true });
    const changed = await callOf(() => companyApi.update(id, { ...company, name: 'Outro nome' }));
    expect(changed).toMatchObject({ line: `PUT /companies/${id}`, result: { name: 'Outro nome' } });
    const days = [{ weekday: 'Segunda-feira', weekdayEn: 'monday', startTime: '08:00', endTime: '18:00' }];
    expect(await callOf(() => saveCompanyHours(id, days))).toMatchObject({
      line: `PUT /companies/${id}/schedules`,
      body: { schedules: days },
    });
    const hours = await callOf(() => getCompanyHours(id));
    expect(hours).toMatchObject({ line: `GET /companies/${id}`, result: days });
    expect((await callOf(() => companyApi.remove(id))).line).toBe(`DELETE /companies/${id}`);
    expect(backend.store.companies.get(id)).toBeUndefined();
  });
});

describe('connections', () => {
  const settings = {
    isDefault: false,
    token: '',
    provider: 'beta',
    greetingMessage: 'Olá',
    complationMessage: 'Até logo',
    outOfHoursMessage: 'Voltamos às 8h',
    ratingMessage: 'De 1 a 3?',
    transferQueueId: null,
    timeToTransfer: null,
    promptId: null,
    maxUseBotQueues: 3,
    timeUseBotQueues: 0,
    expiresTicket: 0,
    expiresInactiveMessage: '',
  };

  it('V-15 Y-04 B-43 the list with state, code and retries; the form reads, adds, changes and deletes', async () => {
    const { companyId } = await become('admin');
    const waiting = rowOf(backend.store.whatsapps.find((row) => row.companyId === companyId));
    backend.store.whatsapps.update(waiting, { status: 'qrcode', qrcode: 'codigo', retries: 2 });
    const list = await callOf(() => connectionApi.list(everything));
    expect(list).toMatchObject({ line: 'GET /whatsapp', query: { companyId: String(companyId), session: '0' } });
    expect(list.result.rows.find(({ id }) => id === waiting.id)).toMatchObject({
      status: 'qrcode',
      qrcode: 'codigo',
      retries: 2,
      updatedAt: expect.any(String),
    });
    expect(secretsIn(list.result)).toEqual([]);
    const queueIds = [rowOf(backend.store.queues.find((row) => row.companyId === companyId)).id];
    const input: ConnectionInput = { ...settings, name: 'Linha de teste', queueIds };
    const made = await callOf(() => connectionApi.create(input));
    expect(made).toMatchObject({ line: 'POST /whatsapp', body: input });
    const { id } = rowOf(made.result ?? undefined);
    const one = await callOf(() => connectionApi.get(id));
    // The server drops the text of the rating when it adds.
    expect(one).toMatchObject({
      line: `GET /whatsapp/${id}`,
      query: { session: '0' },
      result: { ...input, ratingMessage: '', id },
    });
    expect(Object.keys(one.result)).not.toContain('session');
    const changed = await callOf(() => connectionApi.update(id, input));
    expect(changed).toMatchObject({ line: `PUT /whatsapp/${id}`, body: input, result: input });
    expect(Object.keys(rowOf(backend.store.whatsapps.get(id)))).toContain('status');
    expect(await callOf(() => connectionApi.remove(id))).toMatchObject({ line: `DELETE /whatsapp/${id}` });
    expect(backend.store.whatsapps.get(id)).toBeUndefined();
  });

  it('V-15 a session is started and ended', async () => {
    const { companyId } = await become('admin');
    const { id } = rowOf(
      backend.store.whatsapps.find((row) => row.companyId === companyId && row.status === 'CONNECTED'),
    );
    expect((await callOf(() => endConnectionSession(id))).line).toBe(`DELETE /whatsappsession/${id}`);
    expect(backend.store.whatsapps.get(id)?.status).toBe('PENDING');
    expect((await callOf(() => startConnectionSession(id))).line).toBe(`POST /whatsappsession/${id}`);
    expect(backend.store.whatsapps.get(id)?.status).not.toBe('PENDING');
  });
});

describe('dashboard', () => {
  it('V-17 Y-09 counters and attendants, and the charts of a range', async () => {
    const { companyId } = await become('admin');
    const client = createQueryClient();
    const board = await callOf(() => client.query(boardQuery({ days: 7 })));
    expect(board).toMatchObject({ line: 'GET /dashboard', query: { days: '7' } });
    expect(board.result.counters).toMatchObject({ happening: expect.any(Number), pending: expect.any(Number) });
    expect(rowOf(board.result.attendants[0])).toMatchObject({ id: expect.any(Number), online: expect.any(Boolean) });
    const range = { from: '2026-01-01', to: '2027-12-31' };
    const query = { initialDate: range.from, finalDate: range.to, companyId: String(companyId) };
    const people = await callOf(() => client.query(userCountsQuery(range)));
    expect(people).toMatchObject({ line: 'GET /dashboard/ticketsUsers', query });
    const days = await callOf(() => client.query(dayCountsQuery(range)));
    expect(days).toMatchObject({ line: 'GET /dashboard/ticketsDay', query });
    expect(days.result.total).toBeGreaterThan(0);
    expect(rowOf(days.result.slots[0]).slot).toMatch(/^\d{4}-\d\d-\d\d$/);
    client.clear();
  });
});

describe('what automates the work', () => {
  it('Y-11 options of a queue: by position, the top level asked for with -1', async () => {
    const { companyId } = await become('admin');
    const queueId = rowOf(backend.store.queues.find((row) => row.companyId === companyId)).id;
    const second = { title: 'Boletos', message: 'Segue', option: 8, queueId, parentId: null };
    const made = await callOf(() => options.createOption(second));
    expect(made).toMatchObject({ line: 'POST /queue-options', body: second });
    const inner = { ...second, title: 'Segunda via', option: 1, parentId: made.result.id };
    await options.createOption(inner);
    await options.createOption({ ...second, title: 'Planos', option: 7 });
    const top = await callOf(() => options.listOptions(queueId, null));
    expect(top).toMatchObject({ line: 'GET /queue-options', query: { queueId: String(queueId), parentId: '-1' } });
    const own = top.result.filter(({ option }) => Number(option) > 6);
    expect(own.map(({ title }) => title)).toEqual(['Planos', 'Boletos']);
    expect(own[1]).toMatchObject({ id: made.result.id, message: 'Segue', queueId, parentId: null });
    expect((await options.listOptions(queueId, made.result.id)).map(({ title }) => title)).toEqual(['Segunda via']);
  });

  it('Y-12 tags with their colour, kanban as 0 or 1, the user and a count', async () => {
    const { userId } = await become('admin');
    const input = { name: 'Etiqueta', color: '#112233', kanban: 1 };
    const made = await callOf(() => tagApi.create(input));
    expect(made).toMatchObject({ line: 'POST /tags', body: { ...input, userId } });
    const one = await callOf(() => tagApi.get(made.result.id));
    expect(one.result).toMatchObject({ id: made.result.id, name: 'Etiqueta', color: '#112233', kanban: 1 });
    const page = await callOf(() => tagApi.list(everything));
    expect(page).toMatchObject({ line: 'GET /tags', query: { searchParam: '', pageNumber: '1' } });
    const row = rowOf(page.result.rows.find(({ id }) => id === made.result.id));
    expect(Number(row.ticketsCount)).toBe(0);
    expect((await callOf(() => listTags())).result.map(({ id }) => id)).toContain(row.id);
  });

  it('Y-14 quick messages are the reader’s own, with shortcode, text and attachment', async () => {
    const { companyId, userId } = await become('ana');
    const input = { shortcode: 'prazo', message: '{{name}}, dois dias.', isMedia: false };
    const flags = { geral: false, visao: true, status: true };
    const made = await callOf(() => quickMessageApi.create({ ...input, ...flags }));
    expect(made).toMatchObject({ line: 'POST /quick-messages', body: { ...input, ...flags } });
    const page = await callOf(() => quickMessageApi.list(everything));
    expect(page).toMatchObject({ line: 'GET /quick-messages', query: { userId: String(userId) } });
    const list = await callOf(() => listQuickMessages({ companyId, userId }));
    for (const rows of [page.result.rows, list.result]) {
      expect(rows.find(({ id }) => id === made.result.id)).toMatchObject({
        shortcode: 'prazo',
        message: '{{name}}, dois dias.',
        mediaPath: null,
        mediaName: null,
      });
    }
    expect((await callOf(() => quickMessageApi.remove(made.result.id))).line).toBe(
      `DELETE /quick-messages/${made.result.id}`,
    );
  });

  it('Y-21 V-16 B-43 a prompt as the form reads it; its list holds neither text nor key', async () => {
    const { companyId } = await become('admin');
    const queue = rowOf(backend.store.queues.find((row) => row.companyId === companyId));
    const input = {
      name: 'Robô',
      prompt: 'Seja breve.',
      apiKey: 'chave',
      model: 'gpt-3.5-turbo-1106',
      maxTokens: 100,
      temperature: 1,
      maxMessages: 10,
      queueId: queue.id,
    };
    const made = await callOf(() => promptApi.create(input));
    expect(made).toMatchObject({ line: 'POST /prompt', body: input });
    const one = await callOf(() => promptApi.get(made.result.id));
    const { model: _mayBeAbsent, ...kept } = input;
    expect(one).toMatchObject({ line: `GET /prompt/${made.result.id}`, result: kept });
    const page = await callOf(() => promptApi.list(everything));
    expect(page.result.rows.find(({ id }) => id === made.result.id)).toMatchObject({
      name: 'Robô',
      maxTokens: 100,
      queue: { id: queue.id, name: queue.name },
    });
    expect([page.result, made.result].flatMap(secretsIn)).toEqual([]);
  });

  it('Y-22 B-43 an integration with the fields of every type; its list holds id, type and name', async () => {
    await become('admin');
    const input = {
      type: 'typebot',
      name: 'Fluxo',
      projectName: '',
      jsonContent: '',
      language: '',
      urlN8N: 'https://bot.example',
      typebotSlug: 'fluxo',
      typebotExpires: 10,
      typebotDelayMessage: 1000,
      typebotKeywordFinish: '#sair',
      typebotKeywordRestart: '#menu',
      typebotRestartMessage: 'De novo',
      typebotUnknownMessage: 'Não entendi',
    };
    const made = await callOf(() => integrationApi.create(input));
    expect(made).toMatchObject({ line: 'POST /queueIntegration', body: input });
    const { id } = made.result;
    expect(await callOf(() => integrationApi.get(id))).toMatchObject({
      line: `GET /queueIntegration/${id}`,
      result: { id, ...input },
    });
    const { rows } = (await callOf(() => integrationApi.list(everything))).result;
    const row = rowOf(rows.find((each) => each.id === id));
    expect(Object.keys(row).toSorted()).toEqual(['id', 'name', 'type', 'updatedAt']);
  });
});

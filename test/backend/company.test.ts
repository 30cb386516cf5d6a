import { beforeEach, describe, expect, it } from 'vitest';
import type { Emission } from './context.ts';
import { createBackend } from './backend.ts';
import { isRecord, records, text } from './parse.ts';
import { seedDemo } from './seed.ts';
import type { Payload } from './types.ts';

const backend = createBackend({ seed: seedDemo, size: { tickets: 20 } });
const tokens = new Map<string, string>();

interface Answer {
  status: number;
  body: unknown;
  field(name: string): unknown;
}

async function send(method: string, path: string, as: string | null, input?: Payload): Promise<Answer> {
  const headers = new Headers({ 'content-type': 'application/json' });
  if (as !== null) headers.set('authorization', `Bearer ${tokens.get(as) ?? ''}`);
  const payload = input === undefined ? {} : { body: JSON.stringify(input) };
  const response = await backend.handle(new Request(`http://backend.test/api${path}`, { method, headers, ...payload }));
  const raw = await response.text();
  const body: unknown = raw.startsWith('{') || raw.startsWith('[') ? JSON.parse(raw) : raw;
  return { status: response.status, body, field: (name) => (isRecord(body) ? body[name] : undefined) };
}

const heard: Emission[] = [];
backend.ctx.onEmit((emission) => heard.push(emission));

beforeEach(async () => {
  backend.reset();
  for (const name of ['super', 'admin', 'ana', 'basico']) {
    const answer = await send('POST', '/auth/login', null, { email: `${name}@prosa.demo`, password: 'prosa123' });
    tokens.set(name, text(answer.field('token')));
  }
  heard.length = 0;
});

describe('company routes of the backend', () => {
  it('refuses admin routes with 403 and super routes with 401', async () => {
    const user = await send('PUT', '/settings/call', 'ana', { value: 'enabled' });
    expect([user.status, user.field('error')]).toEqual([403, 'ERR_NO_PERMISSION']);
    const admin = await send('GET', '/companies', 'admin');
    expect([admin.status, admin.field('error')]).toEqual([401, 'Acesso não permitido']);
  });

  it('names the plan limit with its count', async () => {
    const queue = await send('POST', '/queue', 'basico', { name: 'Outra', color: '#123456' });
    expect([queue.status, queue.field('error')]).toEqual([400, 'Número máximo de filas já alcançado: 1']);
    const line = await send('POST', '/whatsapp', 'basico', { name: 'Outra linha' });
    expect(line.field('error')).toBe('Número máximo de conexões já alcançado: 1');
  });

  it('clears the queues of a user saved without queueIds and tells text ids on delete', async () => {
    const ana = backend.store.users.find((row) => row.email === 'ana@prosa.demo');
    const put = await send('PUT', `/users/${ana?.id}`, 'admin', { name: 'Ana R', companyId: 1 });
    expect(put.field('queues')).toEqual([]);
    expect(put.field('super')).toBeUndefined();
    await send('DELETE', `/users/${ana?.id}`, 'admin');
    expect(heard.at(-1)?.payload).toEqual({ action: 'delete', userId: String(ana?.id) });
  });

  it('answers a saved queue with 201 and a removed one with an empty body', async () => {
    const made = await send('POST', '/queue', 'ana', { name: 'Nova', color: '#ABCDEF' });
    expect(made.status).toBe(200);
    const id = Number(made.field('id'));
    expect((await send('PUT', `/queue/${id}`, 'ana', { name: 'Novo nome', color: '#ABCDEF' })).status).toBe(201);
    const gone = await send('DELETE', `/queue/${id}`, 'ana');
    expect([gone.status, gone.body]).toEqual([200, '']);
    expect(heard.map(({ event, payload }) => [event, payload.action])).toEqual([
      ['company-1-queue', 'update'],
      ['company-1-queue', 'update'],
      ['company-1-queue', 'delete'],
    ]);
  });

  it('moves the default mark between connections and hides the session on request', async () => {
    const [first, second] = backend.store.whatsapps.filter((row) => row.companyId === 1);
    await send('PUT', `/whatsapp/${second?.id}`, 'admin', { name: 'Loja 2', isDefault: true, queueIds: [] });
    expect([first?.isDefault, second?.isDefault]).toEqual([false, true]);
    expect(heard.map(({ payload }) => isRecord(payload.whatsapp) && payload.whatsapp.id)).toEqual([
      second?.id,
      first?.id,
    ]);
    const list = await send('GET', '/whatsapp?session=0', 'ana');
    expect(records(list.body).some((row) => 'session' in row)).toBe(false);
    expect(records((await send('GET', '/whatsapp', 'ana')).body).every((row) => 'session' in row)).toBe(true);
  });

  it('reads the time of a new schedule in its zone', async () => {
    const input = { body: 'Mensagem agendada', sendAt: '2031-01-01T10:00', contactId: 1, userId: 1 };
    const zoned = await send('POST', '/schedules', 'ana', { ...input, timeZone: 'America/Sao_Paulo' });
    expect(zoned.field('sendAt')).toBe('2031-01-01T13:00:00.000Z');
    expect((await send('POST', '/schedules', 'ana', input)).field('sendAt')).toBe('2031-01-01T10:00:00.000Z');
    const exact = await send('POST', '/schedules', 'ana', {
      ...input,
      sendAt: '2031-01-01T10:00:00-05:00',
      timeZone: 'America/Sao_Paulo',
    });
    expect(exact.field('sendAt')).toBe('2031-01-01T15:00:00.000Z');
  });

  it('tells each internal message on two channels, with the unread counts before and after', async () => {
    const chat = backend.store.chats.find((row) => row.title === 'Vendas');
    await send('POST', `/chats/${chat?.id}/messages`, 'ana', { message: 'Bom dia' });
    expect(heard.map(({ event }) => event)).toEqual([`company-1-chat-${chat?.id}`, 'company-1-chat']);
    const { newMessage, chat: after } = heard[0]?.payload ?? {};
    const unreads = (holder: unknown): unknown[] =>
      isRecord(holder) ? records(holder.users).map((row) => row.unreads) : [];
    const before = isRecord(newMessage) ? unreads(newMessage.chat) : [];
    expect(
      unreads(after)
        .map(Number)
        .reduce((sum, count) => sum + count, 0),
    ).toBeGreaterThan(before.map(Number).reduce((sum, count) => sum + count, 0));
    const outsider = await send('GET', `/chats/${chat?.id}/messages`, 'basico');
    expect([outsider.status, outsider.field('error')]).toEqual([400, 'UNAUTHORIZED']);
  });

  it('sends announcements to everybody and hides inactive ones from readers', async () => {
    const made = await send('POST', '/announcements', 'super', {
      title: 'Aviso',
      text: 'Texto',
      priority: 1,
      status: false,
    });
    expect(heard[0]).toMatchObject({ rooms: [], event: 'company-announcement' });
    const list = await send('GET', '/announcements', 'ana');
    expect(records(list.field('records')).some((row) => row.id === made.field('id'))).toBe(false);
  });

  it('leaves a company behind when the e-mail of a sign-up is taken', async () => {
    const failed = await send('POST', '/companies/cadastro', null, {
      name: 'Órfã',
      email: 'ana@prosa.demo',
      planId: 1,
    });
    expect(failed.status).toBe(500);
    expect(backend.store.companies.find((row) => row.name === 'Órfã')).toBeDefined();
  });

  it('answers the plan of the own company only, and of any to the super user', async () => {
    const own = await send('GET', '/companies/listPlan/1', 'ana');
    expect(isRecord(own.field('plan')) && own.field('dueDate')).toBeTruthy();
    expect((await send('GET', '/companies/listPlan/2', 'ana')).status).toBe(400);
    expect((await send('GET', '/companies/listPlan/2', 'super')).status).toBe(200);
  });
});

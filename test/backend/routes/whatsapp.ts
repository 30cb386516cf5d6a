import type { Ctx } from '../context.ts';
import { AppError, mainChannel, requireAuth } from '../context.ts';
import { lineDetailed, lineOpened, logoutLine, openLine, queuesOfLine } from '../connections.ts';
import { given, needText, planLimit, textOrNull } from '../guards.ts';
import { body, idParam, number, numbers, omit, text } from '../parse.ts';
import type { Register } from '../routes.ts';
import type { Payload, WhatsappRow } from '../types.ts';

function own(ctx: Ctx, id: number, companyId: number): WhatsappRow {
  const row = ctx.store.whatsapps.get(id);
  if (!row || row.companyId !== companyId) throw new AppError('Não é possível acessar registros de outra empresa');
  return row;
}

const plain = (value: unknown): string => text(value);
const minutes = (value: unknown): string | number | null => number(value);

/** Columns both writing calls honour; `provider` is not among them (contract §3.8). */
const readers = {
  greetingMessage: plain,
  complationMessage: plain,
  outOfHoursMessage: plain,
  token: textOrNull,
  transferQueueId: number,
  timeToTransfer: number,
  promptId: number,
  maxUseBotQueues: number,
  timeUseBotQueues: minutes,
  expiresTicket: number,
  expiresInactiveMessage: textOrNull,
};

const blank = {
  session: null,
  qrcode: null,
  battery: null,
  plugged: null,
  retries: 0,
  greetingMessage: '',
  farewellMessage: '',
  complationMessage: '',
  outOfHoursMessage: '',
  ratingMessage: '',
  provider: 'beta',
  token: null,
  transferQueueId: null,
  timeToTransfer: null,
  promptId: null,
  integrationId: null,
  maxUseBotQueues: 3,
  timeUseBotQueues: 0,
  expiresTicket: 0,
  expiresInactiveMessage: '',
};

function needGreeting(queueIds: readonly number[], greeting: unknown): void {
  if (queueIds.length > 1 && text(greeting) === '') throw new AppError('ERR_WAPP_GREETING_REQUIRED');
}

function setQueues(ctx: Ctx, whatsappId: number, queueIds: readonly number[]): void {
  const { whatsappQueues, by, queues } = ctx.store;
  for (const link of by.queuesOfWhatsapp.all(whatsappId)) {
    if (!queueIds.includes(link.queueId)) whatsappQueues.remove(link);
  }
  const kept = new Set(by.queuesOfWhatsapp.all(whatsappId).map((link) => link.queueId));
  for (const queueId of queueIds) {
    if (kept.has(queueId)) continue;
    if (!queues.get(queueId)) throw new Error('no such queue');
    whatsappQueues.insert((id) => ({ id, whatsappId, queueId, ...ctx.stamps() }));
  }
}

/** Contract §3.8: no role checks anywhere. */
export const registerWhatsapp: Register = (app, ctx) => {
  const { whatsapps, tickets, users, prompts } = ctx.store;
  const tell = (companyId: number, payload: Payload): void =>
    ctx.emit(mainChannel(companyId), `company-${companyId}-whatsapp`, payload);
  const hiding = (row: Payload, session: string | undefined): Payload => (session === '0' ? omit(row, 'session') : row);
  const ours = (companyId: number): WhatsappRow[] => whatsapps.filter((row) => row.companyId === companyId);
  const readPrompt = (value: unknown): number | null => {
    const id = number(value);
    if (id !== null && !prompts.get(id)) throw new Error('no such prompt');
    return id;
  };

  app.get('/whatsapp', requireAuth, (c) => {
    const rows = ours(c.get('user').companyId).map((row) => ({ ...row, queues: queuesOfLine(ctx, row.id, 'listed') }));
    return c.json(rows.map((row) => hiding(row, c.req.query('session'))));
  });

  app.get('/whatsapp/:whatsappId', requireAuth, (c) => {
    const row = own(ctx, idParam(c, 'whatsappId'), c.get('user').companyId);
    return c.json(hiding(lineDetailed(ctx, row), c.req.query('session')));
  });

  // ratingMessage is dropped and isDefault is true for the first connection only (recorded/README).
  app.post('/whatsapp', requireAuth, async (c) => {
    const input = await body(c);
    const { companyId } = c.get('user');
    planLimit(ctx, companyId, 'connections', ours(companyId).length);
    const name = needText(input.name, 'name', 2);
    const queueIds = numbers(input.queueIds);
    if (whatsapps.find((row) => row.name === name)) {
      throw new AppError('Esse nome já está sendo utilizado por outra conexão');
    }
    needGreeting(queueIds, input.greetingMessage);
    const token = textOrNull(input.token);
    if (token && whatsapps.find((row) => row.token === token)) {
      throw new AppError('This whatsapp token is already used.');
    }
    const fields = given<WhatsappRow>(input, { ...readers, promptId: readPrompt });
    const isDefault = ours(companyId).length === 0;
    const status = text(input.status, 'OPENING');
    const row = whatsapps.insert((id) => ({
      ...blank,
      ...fields,
      id,
      name,
      status,
      isDefault,
      companyId,
      ...ctx.stamps(),
    }));
    setQueues(ctx, row.id, queueIds);
    const whatsapp = { ...row, queues: queuesOfLine(ctx, row.id, 'whole') };
    tell(companyId, { action: 'update', whatsapp });
    openLine(ctx, row);
    return c.json(whatsapp);
  });

  app.put('/whatsapp/:whatsappId', requireAuth, async (c) => {
    const input = await body(c);
    const { companyId } = c.get('user');
    const queueIds = numbers(input.queueIds);
    if (input.name !== undefined) needText(input.name, 'name', 2);
    needGreeting(queueIds, input.greetingMessage);
    const row = own(ctx, idParam(c, 'whatsappId'), companyId);
    if (whatsapps.find((other) => other.name === input.name && other.id !== row.id))
      throw new Error('the name is in use');
    const former =
      input.isDefault === true ? ours(companyId).find((other) => other.isDefault && other.id !== row.id) : undefined;
    const patch = given<WhatsappRow>(input, {
      ...readers,
      promptId: readPrompt,
      name: plain,
      ratingMessage: plain,
      status: plain,
      isDefault: (value) => value === true,
    });
    if (former) whatsapps.update(former, { isDefault: false, ...ctx.touched() });
    whatsapps.update(row, { ...patch, ...ctx.touched() });
    setQueues(ctx, row.id, queueIds);
    const whatsapp = lineDetailed(ctx, row);
    tell(companyId, { action: 'update', whatsapp });
    if (former) tell(companyId, { action: 'update', whatsapp: lineDetailed(ctx, former) });
    return c.json(whatsapp);
  });

  // The default or only connection may go as well; its tickets stay behind without one.
  app.delete('/whatsapp/:whatsappId', requireAuth, (c) => {
    const { companyId } = c.get('user');
    const row = own(ctx, idParam(c, 'whatsappId'), companyId);
    for (const ticket of tickets.filter((entry) => entry.whatsappId === row.id))
      tickets.update(ticket, { whatsappId: null });
    for (const user of users.filter((entry) => entry.whatsappId === row.id)) users.update(user, { whatsappId: null });
    setQueues(ctx, row.id, []);
    whatsapps.remove(row);
    tell(companyId, { action: 'delete', whatsappId: row.id });
    if (row.status !== 'DISCONNECTED') logoutLine(ctx, row, false);
    return c.json({ message: 'Whatsapp deleted.' });
  });

  // Both answers wait until the connection has opened; who does not scan gets none.
  app.post('/whatsappsession/:whatsappId', requireAuth, async (c) => {
    const row = own(ctx, idParam(c, 'whatsappId'), c.get('user').companyId);
    const opened = lineOpened(ctx, row, c.req.raw.signal);
    openLine(ctx, row);
    await opened;
    return c.json({ message: 'Starting session.' });
  });

  app.put('/whatsappsession/:whatsappId', requireAuth, async (c) => {
    const row = own(ctx, idParam(c, 'whatsappId'), c.get('user').companyId);
    setQueues(ctx, row.id, []);
    whatsapps.update(row, { session: '', ...ctx.touched() });
    const opened = lineOpened(ctx, row, c.req.raw.signal);
    openLine(ctx, row);
    await opened;
    return c.json({ message: 'Starting session.' });
  });

  app.delete('/whatsappsession/:whatsappId', requireAuth, (c) => {
    const row = own(ctx, idParam(c, 'whatsappId'), c.get('user').companyId);
    if (row.session) {
      if (row.status !== 'CONNECTED') throw new AppError('ERR_WAPP_NOT_INITIALIZED');
      logoutLine(ctx, row);
    }
    return c.json({ message: 'Session disconnected.' });
  });
};

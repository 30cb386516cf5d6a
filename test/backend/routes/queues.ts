import type { Ctx } from '../context.ts';
import { AppError, mainChannel, requireAuth } from '../context.ts';
import { given, planLimit, textOrNull } from '../guards.ts';
import { body, idParam, isText, number, records, text } from '../parse.ts';
import type { Register } from '../routes.ts';
import type { Payload, QueueRow, WorkingDay } from '../types.ts';

/** Business hours as they came; missing times are empty. */
export const workingDays = (value: unknown): WorkingDay[] =>
  records(value).map((day) => ({
    weekday: text(day.weekday),
    weekdayEn: text(day.weekdayEn),
    startTime: text(day.startTime),
    endTime: text(day.endTime),
  }));

function found(ctx: Ctx, id: number, companyId: number): QueueRow {
  const queue = ctx.store.queues.get(id);
  if (!queue || queue.companyId !== companyId) {
    throw new AppError('Não é possível consultar registros de outra empresa');
  }
  return queue;
}

/** Codes within the company, 500 when another company has the value (contract back-office 1). */
function check(ctx: Ctx, companyId: number, input: Payload, self: number | null): void {
  const others = ctx.store.queues.filter((row) => row.id !== self);
  const ours = others.filter((row) => row.companyId === companyId);
  const name = isText(input.name) ? input.name : null;
  if (self === null || name !== null) {
    if (name === null || name.length < 2) throw new AppError('ERR_QUEUE_INVALID_NAME');
    if (ours.some((row) => row.name === name)) throw new AppError('ERR_QUEUE_NAME_ALREADY_EXISTS');
  }
  if (!isText(input.color) || !/^#[0-9a-f]{3,6}$/i.test(input.color)) throw new AppError('ERR_QUEUE_INVALID_COLOR');
  if (ours.some((row) => row.color === input.color)) throw new AppError('ERR_QUEUE_COLOR_ALREADY_EXISTS');
  if (others.some((row) => row.color === input.color || row.name === name)) throw new Error('unique in the database');
}

/** Contract §3.7. */
export const registerQueues: Register = (app, ctx) => {
  const { queues, queueOptions, prompts, tickets, userQueues, whatsappQueues } = ctx.store;
  const tell = (companyId: number, payload: Payload): void =>
    ctx.emit(mainChannel(companyId), `company-${companyId}-queue`, payload);

  app.get('/queue', requireAuth, (c) => {
    const companyId = number(c.req.query('companyId')) ?? c.get('user').companyId;
    const order = (row: QueueRow): number => row.orderQueue ?? Number.MAX_SAFE_INTEGER;
    const rows = queues.filter((row) => row.companyId === companyId);
    return c.json(rows.toSorted((left, right) => order(left) - order(right)));
  });

  app.get('/queue/:queueId', requireAuth, (c) => c.json(found(ctx, idParam(c, 'queueId'), c.get('user').companyId)));

  app.post('/queue', requireAuth, async (c) => {
    const input = await body(c);
    const { companyId } = c.get('user');
    planLimit(ctx, companyId, 'queues', queues.filter((row) => row.companyId === companyId).length);
    check(ctx, companyId, input, null);
    const queue = queues.insert((id) => ({
      id,
      name: text(input.name),
      color: text(input.color),
      greetingMessage: text(input.greetingMessage),
      companyId,
      outOfHoursMessage: text(input.outOfHoursMessage),
      schedules: workingDays(input.schedules),
      orderQueue: number(input.orderQueue),
      integrationId: number(input.integrationId),
      promptId: number(input.promptId),
      ...ctx.stamps(),
    }));
    tell(companyId, { action: 'update', queue });
    return c.json(queue);
  });

  app.put('/queue/:queueId', requireAuth, async (c) => {
    const input = await body(c);
    const { companyId } = c.get('user');
    const id = idParam(c, 'queueId');
    check(ctx, companyId, input, id);
    const queue = found(ctx, id, companyId);
    const patch = given<QueueRow>(input, {
      name: text,
      color: text,
      greetingMessage: (value) => textOrNull(value) ?? '',
      outOfHoursMessage: (value) => textOrNull(value) ?? '',
      schedules: workingDays,
      orderQueue: number,
      integrationId: number,
      promptId: number,
    });
    queues.update(queue, { ...patch, ...ctx.touched() });
    tell(companyId, { action: 'update', queue });
    return c.json(queue, 201);
  });

  app.delete('/queue/:queueId', requireAuth, (c) => {
    const { companyId } = c.get('user');
    const queue = found(ctx, idParam(c, 'queueId'), companyId);
    if (prompts.find((row) => row.queueId === queue.id)) throw new Error('a prompt needs the queue');
    queueOptions.removeWhere((row) => row.queueId === queue.id);
    userQueues.removeWhere((row) => row.queueId === queue.id);
    whatsappQueues.removeWhere((row) => row.queueId === queue.id);
    for (const ticket of tickets.filter((row) => row.queueId === queue.id)) tickets.update(ticket, { queueId: null });
    queues.remove(queue);
    tell(companyId, { action: 'delete', queueId: queue.id });
    return c.body(null, 200);
  });
};

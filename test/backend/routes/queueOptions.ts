import type { Ctx } from '../context.ts';
import { AppError, requireAuth } from '../context.ts';
import { given } from '../guards.ts';
import { body, idParam, number, text } from '../parse.ts';
import type { Register } from '../routes.ts';
import type { Payload, QueueOptionRow } from '../types.ts';

function found(ctx: Ctx, id: number): QueueOptionRow {
  const option = ctx.store.queueOptions.get(id);
  if (!option) throw new AppError('ERR_QUEUE_NOT_FOUND');
  return option;
}

/** Foreign keys of the database: a queue or parent that does not exist is 500. */
function reference<Key extends number | null>(known: (id: number) => unknown, id: Key): Key {
  if (id !== null && known(id) === undefined) throw new Error('no such record');
  return id;
}

const position = (value: unknown): string => (typeof value === 'number' ? String(value) : text(value));

/** Contract back office §2: no check of texts or company, no events. */
export const registerQueueOptions: Register = (app, ctx) => {
  const { queueOptions, queues } = ctx.store;
  const parentId = (value: unknown): number | null => reference((id) => queueOptions.get(id), number(value));
  const queueId = (value: unknown): number => reference((id) => queues.get(id), number(value) ?? -1);
  const detailed = (row: QueueOptionRow): Payload => ({ ...row, parent: queueOptions.get(row.parentId) ?? null });
  const drop = (option: QueueOptionRow): void => {
    for (const child of queueOptions.filter((row) => row.parentId === option.id)) drop(child);
    queueOptions.remove(option);
  };

  app.get('/queue-options', requireAuth, (c) => {
    const [queue, option, parent] = ['queueId', 'queueOptionId', 'parentId'].map((key) => number(c.req.query(key)));
    const rows = queueOptions.filter(
      (row) =>
        (!queue || row.queueId === queue) &&
        (!option || row.id === option) &&
        (parent !== -1 || row.parentId === null) &&
        (!parent || parent < 0 || row.parentId === parent),
    );
    return c.json(rows);
  });

  app.get('/queue-options/:queueOptionId', requireAuth, (c) =>
    c.json(detailed(found(ctx, idParam(c, 'queueOptionId')))),
  );

  app.post('/queue-options', requireAuth, async (c) => {
    const input = await body(c);
    const keys = { queueId: queueId(input.queueId), parentId: parentId(input.parentId) };
    const option = queueOptions.insert((id) => ({
      id,
      title: text(input.title),
      message: text(input.message),
      option: position(input.option),
      ...keys,
      ...ctx.stamps(),
    }));
    return c.json(option);
  });

  app.put('/queue-options/:queueOptionId', requireAuth, async (c) => {
    const option = found(ctx, idParam(c, 'queueOptionId'));
    const patch = given<QueueOptionRow>(await body(c), {
      title: text,
      message: text,
      option: position,
      queueId,
      parentId,
    });
    return c.json(detailed(queueOptions.update(option, { ...patch, ...ctx.touched() })));
  });

  app.delete('/queue-options/:queueOptionId', requireAuth, (c) => {
    drop(found(ctx, idParam(c, 'queueOptionId')));
    return c.json({ message: 'Option Delected' });
  });
};

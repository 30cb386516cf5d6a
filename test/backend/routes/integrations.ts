import type { Ctx } from '../context.ts';
import { AppError, mainChannel, requireAuth } from '../context.ts';
import { given, needText } from '../guards.ts';
import { body, contains, idParam, isText, number, page, text } from '../parse.ts';
import type { Register } from '../routes.ts';
import type { Payload } from '../types.ts';
import type { QueueIntegrationRow } from '../typesExtra.ts';

/** Columns that are not nullable: null, or none at all on creation, breaks the database. */
const needed = (value: unknown): string => {
  if (!isText(value)) throw new Error('a text is missing');
  return value;
};

/** typebotDelayMessage is never stored (recorded/queueIntegration). */
const readers = {
  type: needed,
  name: needed,
  projectName: needed,
  jsonContent: needed,
  urlN8N: needed,
  language: needed,
  typebotSlug: needed,
  typebotExpires: (value: unknown): number => number(value) ?? 0,
  typebotKeywordFinish: needed,
  typebotUnknownMessage: needed,
  typebotKeywordRestart: text,
  typebotRestartMessage: text,
};

function found(ctx: Ctx, id: number): QueueIntegrationRow {
  const row = ctx.store.queueIntegrations.get(id);
  if (!row) throw new AppError('ERR_NO_DIALOG_FOUND', 404);
  return row;
}

/** Contract back office §14; there is no test call. */
export const registerIntegrations: Register = (app, ctx) => {
  const { queueIntegrations: rows } = ctx.store;
  const tell = (companyId: number, payload: Payload): void =>
    ctx.emit(mainChannel(companyId), `company-${companyId}-queueIntegration`, payload);
  const unique = (patch: Partial<QueueIntegrationRow>, self?: QueueIntegrationRow): void => {
    const others = rows.filter((row) => row.id !== self?.id);
    if (others.some((row) => row.name === patch.name || row.projectName === patch.projectName)) {
      throw new Error('unique in the database');
    }
  };

  app.get('/queueIntegration', requireAuth, (c) => {
    const search = c.req.query('searchParam') ?? '';
    const { companyId } = c.get('user');
    const hits = rows
      .filter((row) => row.companyId === companyId && contains(row.name, search))
      .toSorted((left, right) => right.createdAt.localeCompare(left.createdAt) || left.id - right.id);
    const result = page(hits, c.req.query('pageNumber'), 20);
    return c.json({ queueIntegrations: result.rows, count: result.count, hasMore: result.hasMore });
  });

  app.get('/queueIntegration/:integrationId', requireAuth, (c) => c.json(found(ctx, idParam(c, 'integrationId'))));

  app.post('/queueIntegration', requireAuth, async (c) => {
    const input = await body(c);
    const { companyId } = c.get('user');
    const name = needText(input.name, 'name', 2);
    if (rows.find((row) => row.companyId === companyId && row.name === name)) {
      throw new AppError('This integration name is already used.');
    }
    const patch = given<QueueIntegrationRow>(input, readers);
    needed(patch.projectName);
    unique(patch);
    const blank = {
      type: '',
      projectName: '',
      jsonContent: '',
      urlN8N: '',
      language: '',
      typebotSlug: '',
      typebotExpires: 0,
    };
    const texts = {
      typebotKeywordFinish: '',
      typebotUnknownMessage: '',
      typebotKeywordRestart: '',
      typebotRestartMessage: '',
    };
    const queueIntegration = rows.insert((id) => ({
      typebotDelayMessage: 1_000,
      ...blank,
      ...texts,
      ...patch,
      id,
      name,
      companyId,
      ...ctx.stamps(),
    }));
    tell(companyId, { action: 'create', queueIntegration });
    return c.json(queueIntegration);
  });

  app.put('/queueIntegration/:integrationId', requireAuth, async (c) => {
    const input = await body(c);
    needText(input.name, 'name', 2);
    const row = found(ctx, idParam(c, 'integrationId'));
    const patch = given<QueueIntegrationRow>(input, readers);
    unique(patch, row);
    const queueIntegration = rows.update(row, { ...patch, ...ctx.touched() });
    tell(c.get('user').companyId, { action: 'update', queueIntegration });
    return c.json(queueIntegration, 201);
  });

  app.delete('/queueIntegration/:integrationId', requireAuth, (c) => {
    const row = found(ctx, idParam(c, 'integrationId'));
    rows.remove(row);
    tell(c.get('user').companyId, { action: 'delete', integrationId: row.id });
    return c.body(null, 200);
  });
};

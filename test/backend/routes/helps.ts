import type { Ctx } from '../context.ts';
import { AppError, mainChannel, requireAuth, requireSuper } from '../context.ts';
import { given, needText, textOrNull } from '../guards.ts';
import { body, byText, contains, idParam, isText, page, text } from '../parse.ts';
import type { Register } from '../routes.ts';
import type { Payload } from '../types.ts';
import type { HelpRow } from '../typesExtra.ts';

function found(ctx: Ctx, id: number): HelpRow {
  const row = ctx.store.helps.get(id);
  if (!row) throw new AppError('ERR_NO_HELP_FOUND', 404);
  return row;
}

/** Contract back office §5: events reach the super user's own company only. */
export const registerHelps: Register = (app, ctx) => {
  const { helps } = ctx.store;
  const sorted = (): HelpRow[] => helps.all().toSorted((left, right) => byText(left.title, right.title));
  const tell = (companyId: number, payload: Payload): void =>
    ctx.emit(mainChannel(companyId), `company-${companyId}-help`, payload);

  app.get('/helps/list', requireAuth, (c) => c.json(sorted()));
  app.get('/helps', requireAuth, (c) => {
    const hits = sorted().filter((row) => contains(row.title, c.req.query('searchParam') ?? ''));
    const { rows, count, hasMore } = page(hits, c.req.query('pageNumber'), 20);
    return c.json({ records: rows, count, hasMore });
  });
  app.get('/helps/:id', requireAuth, (c) => c.json(found(ctx, idParam(c, 'id'))));

  app.post('/helps', requireAuth, async (c) => {
    requireSuper(c);
    const input = await body(c);
    const title = needText(input.title, 'title');
    const { description } = input;
    if (title.length < 3 || (isText(description) && description.length < 3))
      throw new AppError('ERR_HELP_INVALID_NAME');
    const fields = {
      description: textOrNull(description),
      video: textOrNull(input.video),
      link: textOrNull(input.link),
    };
    const record = helps.insert((id) => ({ id, title, ...fields, ...ctx.stamps() }));
    tell(c.get('user').companyId, { action: 'create', record });
    return c.json(record);
  });

  app.put('/helps/:id', requireAuth, async (c) => {
    requireSuper(c);
    const input = await body(c);
    needText(input.title, 'title');
    const row = found(ctx, idParam(c, 'id'));
    const readers = { title: text, description: textOrNull, video: textOrNull, link: textOrNull };
    const record = helps.update(row, { ...given<HelpRow>(input, readers), ...ctx.touched() });
    tell(c.get('user').companyId, { action: 'update', record });
    return c.json(record);
  });

  app.delete('/helps/:id', requireAuth, (c) => {
    requireSuper(c);
    const id = c.req.param('id');
    helps.remove(found(ctx, idParam(c, 'id')));
    tell(c.get('user').companyId, { action: 'delete', id });
    return c.json({ message: 'Help deleted' });
  });
};

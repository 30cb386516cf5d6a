import type { Ctx } from '../context.ts';
import { AppError, mainChannel, publicUrl, requireAuth } from '../context.ts';
import { needText, textOrNull } from '../guards.ts';
import { body, byText, contains, form, idParam, number, page, pick } from '../parse.ts';
import type { Register } from '../routes.ts';
import type { Payload, QuickMessageRow } from '../types.ts';
import { attached, detachName } from '../attachments.ts';

const present = (ctx: Ctx, row: QuickMessageRow): Payload => ({
  ...row,
  mediaPath: row.mediaPath === null ? null : publicUrl(ctx, `quickMessage/${row.mediaPath}`),
});

/** The code of another module is what the server answers here. */
function found(ctx: Ctx, id: number, code = 'ERR_NO_TICKETNOTE_FOUND'): QuickMessageRow {
  const row = ctx.store.quickMessages.get(id);
  if (!row) throw new AppError(code, 404);
  return row;
}

const needed = (value: string | undefined): number => {
  const id = number(value);
  if (id === null) throw new Error('a required query value is missing');
  return id;
};

/** Contract back office §7. */
export const registerQuickMessages: Register = (app, ctx) => {
  const { quickMessages, companies } = ctx.store;
  const tell = (companyId: number, payload: Payload): void =>
    ctx.emit(mainChannel(companyId), `company-${companyId}-quickmessage`, payload);
  const own = (companyId: number, userId: number): QuickMessageRow[] =>
    quickMessages
      .filter((row) => row.companyId === companyId && row.userId === userId)
      .toSorted((left, right) => byText(left.shortcode, right.shortcode));
  const texts = (input: Payload): { shortcode: string; message: string } => ({
    shortcode: needText(input.shortcode, 'shortcode'),
    message: needText(input.message, 'message'),
  });

  app.get('/quick-messages/list', requireAuth, (c) => {
    const [companyId, userId] = [needed(c.req.query('companyId')), needed(c.req.query('userId'))];
    const company = companies.get(companyId);
    const rows = own(companyId, userId);
    return c.json(rows.map((row) => ({ ...present(ctx, row), company: company ? pick(company, 'id', 'name') : null })));
  });

  app.get('/quick-messages', requireAuth, (c) => {
    const userId = needed(c.req.query('userId'));
    const search = c.req.query('searchParam') ?? '';
    const hits = own(c.get('user').companyId, userId).filter((row) => contains(row.shortcode, search));
    const { rows, count, hasMore } = page(hits, c.req.query('pageNumber'), 20);
    return c.json({ records: rows.map((row) => present(ctx, row)), count, hasMore });
  });

  app.get('/quick-messages/:id', requireAuth, (c) => c.json(present(ctx, found(ctx, idParam(c, 'id')))));

  app.post('/quick-messages', requireAuth, async (c) => {
    const input = await body(c);
    const fields = texts(input);
    if (fields.shortcode.length < 3 || fields.message.length < 3) throw new AppError('ERR_QUICKMESSAGE_INVALID_NAME');
    const { companyId, id: userId } = c.get('user');
    const mediaPath = textOrNull(input.mediaPath);
    const row = quickMessages.insert((id) => ({
      id,
      ...fields,
      companyId,
      userId,
      mediaPath,
      mediaName: null,
      ...ctx.stamps(),
    }));
    const record = present(ctx, row);
    tell(companyId, { action: 'create', record });
    return c.json(record);
  });

  // The owner becomes whoever edits.
  app.put('/quick-messages/:id', requireAuth, async (c) => {
    const fields = texts(await body(c));
    const row = found(ctx, idParam(c, 'id'));
    const { companyId, id: userId } = c.get('user');
    const record = present(ctx, quickMessages.update(row, { ...fields, userId, ...ctx.touched() }));
    tell(companyId, { action: 'update', record });
    return c.json(record);
  });

  app.delete('/quick-messages/:id', requireAuth, (c) => {
    const id = c.req.param('id');
    quickMessages.remove(found(ctx, idParam(c, 'id'), 'ERR_NO_QUICKMESSAGE_FOUND'));
    tell(c.get('user').companyId, { action: 'delete', id });
    return c.json({ message: 'Contact deleted' });
  });

  app.post('/quick-messages/:id/media-upload', requireAuth, async (c) => {
    const media = attached(ctx, await form(c));
    quickMessages.update(found(ctx, idParam(c, 'id')), { ...media, ...ctx.touched() });
    return c.json({ mensagem: 'Arquivo Anexado' });
  });

  app.delete('/quick-messages/:id/media-upload', requireAuth, (c) => {
    const row = found(ctx, idParam(c, 'id'));
    ctx.files.remove(`quickMessage/${detachName(row.mediaName, 2)}`);
    quickMessages.update(row, { mediaPath: null, mediaName: null, ...ctx.touched() });
    return c.json({ mensagem: 'Arquivo Excluído' });
  });
};

import type { AnnouncementRow } from '../typesExtra.ts';
import type { Ctx } from '../context.ts';
import { AppError, mainChannel, requireAuth, requireSuper } from '../context.ts';
import { given, needText } from '../guards.ts';
import { bool, body, contains, form, idParam, isText, number, page, pick, text } from '../parse.ts';
import type { Register } from '../routes.ts';
import { attached, detachName } from '../attachments.ts';

function found(ctx: Ctx, id: number): AnnouncementRow {
  const row = ctx.store.announcements.get(id);
  if (!row) throw new AppError('ERR_NO_ANNOUNCEMENT_FOUND', 404);
  return row;
}

/** Contract back office §10: news to every socket of every company, deletions to the own company only. */
export const registerAnnouncements: Register = (app, ctx) => {
  const { announcements, companies } = ctx.store;
  const tell = (action: string, record: AnnouncementRow): void =>
    ctx.emitToAll('company-announcement', { action, record: { ...record } });

  app.get('/announcements', requireAuth, (c) => {
    const search = c.req.query('searchParam') ?? '';
    const hits = announcements
      .filter((row) => row.status && contains(row.title, search))
      .toSorted((left, right) => right.createdAt.localeCompare(left.createdAt) || left.id - right.id);
    const { rows, count, hasMore } = page(hits, c.req.query('pageNumber'), 20);
    return c.json({ records: rows, count, hasMore });
  });

  app.get('/announcements/list', requireAuth, (c) => {
    const companyId = number(c.req.query('companyId'));
    if (companyId === null) throw new Error('companyId is required');
    const company = companies.get(companyId);
    const rows = announcements.filter((row) => row.companyId === companyId);
    return c.json(rows.map((row) => ({ ...row, company: company ? pick(company, 'id', 'name') : null })));
  });

  app.get('/announcements/:id', requireAuth, (c) => c.json(found(ctx, idParam(c, 'id'))));

  app.post('/announcements', requireAuth, async (c) => {
    requireSuper(c);
    const input = await body(c);
    const title = needText(input.title, 'title');
    if (!isText(input.text) || input.text === '') throw new AppError('ERR_ANNOUNCEMENT_REQUIRED');
    const content = input.text;
    const { companyId } = c.get('user');
    const record = announcements.insert((id) => ({
      id,
      title,
      text: content,
      priority: number(input.priority),
      status: bool(input.status),
      companyId,
      ...ctx.stamps(),
      mediaPath: null,
      mediaName: null,
    }));
    tell('create', record);
    return c.json(record);
  });

  app.put('/announcements/:id', requireAuth, async (c) => {
    requireSuper(c);
    const input = await body(c);
    needText(input.title, 'title');
    const row = found(ctx, idParam(c, 'id'));
    const patch = given<AnnouncementRow>(input, { title: text, text, priority: number, status: bool });
    announcements.update(row, { ...patch, ...ctx.touched() });
    tell('update', row);
    return c.json(row);
  });

  app.delete('/announcements/:id', requireAuth, (c) => {
    requireSuper(c);
    const id = c.req.param('id');
    announcements.remove(found(ctx, idParam(c, 'id')));
    const { companyId } = c.get('user');
    ctx.emit(mainChannel(companyId), `company-${companyId}-announcement`, { action: 'delete', id });
    return c.json({ message: 'Announcement deleted' });
  });

  app.post('/announcements/:id/media-upload', requireAuth, async (c) => {
    requireSuper(c);
    const media = attached(ctx, await form(c));
    const row = announcements.get(idParam(c, 'id'));
    if (!row) throw new AppError("Cannot read properties of null (reading 'update')");
    announcements.update(row, { ...media, ...ctx.touched() });
    tell('update', row);
    return c.json({ mensagem: 'Mensagem enviada' });
  });

  app.delete('/announcements/:id/media-upload', requireAuth, (c) => {
    requireSuper(c);
    const row = announcements.get(idParam(c, 'id'));
    if (!row) throw new AppError("Cannot read properties of null (reading 'mediaPath')");
    ctx.files.remove(detachName(row.mediaPath, 1));
    announcements.update(row, { mediaPath: null, mediaName: null, ...ctx.touched() });
    tell('update', row);
    return c.json({ mensagem: 'Arquivo excluído' });
  });
};

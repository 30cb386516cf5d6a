import type { Ctx } from '../context.ts';
import { AppError, mainChannel, requireAdmin, requireAuth } from '../context.ts';
import { given, needText, textOrNull } from '../guards.ts';
import { body, contains, form, idParam, isText, number, page, pick, text } from '../parse.ts';
import type { Register } from '../routes.ts';
import type { Payload, ScheduleRow } from '../types.ts';
import { attached, detachName } from '../attachments.ts';
import { instantOf } from '../wallTime.ts';

const OTHER_COMPANY = 'Não é possível excluir registro de outra empresa';

function detailed(ctx: Ctx, row: ScheduleRow): Payload {
  const contact = ctx.store.contacts.get(row.contactId);
  const user = ctx.store.users.get(row.userId);
  return {
    ...row,
    contact: contact ? pick(contact, 'id', 'name') : null,
    user: user ? pick(user, 'id', 'name') : null,
  };
}

function own(ctx: Ctx, id: number, companyId: number, sentence: string): ScheduleRow {
  const row = ctx.store.schedules.get(id);
  if (!row || row.companyId !== companyId) throw new AppError(sentence);
  return row;
}

/** The contact column refers to a contact; another number breaks the database. */
function contactId(ctx: Ctx, value: unknown): number | null {
  const id = number(value);
  if (id !== null && !ctx.store.contacts.get(id)) throw new Error('no such contact');
  return id;
}

/** Contract back office §8. The event carries no company in its name. */
export const registerSchedules: Register = (app, ctx) => {
  const { schedules, contacts } = ctx.store;
  const tell = (companyId: number, payload: Payload): void => ctx.emit(mainChannel(companyId), 'schedule', payload);

  app.get('/schedules', requireAuth, (c) => {
    const search = c.req.query('searchParam') ?? '';
    const [contact, user] = [number(c.req.query('contactId')), number(c.req.query('userId'))];
    const { companyId } = c.get('user');
    const hits = schedules.filter(
      (row) =>
        row.companyId === companyId &&
        (contact === null || row.contactId === contact) &&
        (user === null || row.userId === user) &&
        (contains(row.body, search) || contains(contacts.get(row.contactId)?.name ?? '', search)),
    );
    const newest = hits.toSorted((left, right) => right.createdAt.localeCompare(left.createdAt) || right.id - left.id);
    const { rows, count, hasMore } = page(newest, c.req.query('pageNumber'), 20);
    return c.json({ schedules: rows.map((row) => detailed(ctx, row)), count, hasMore });
  });

  app.get('/schedules/:scheduleId', requireAuth, (c) =>
    c.json(detailed(ctx, own(ctx, idParam(c, 'scheduleId'), c.get('user').companyId, OTHER_COMPANY))),
  );

  app.post('/schedules', requireAuth, async (c) => {
    const input = await body(c);
    const { companyId } = c.get('user');
    const content = needText(input.body, 'body', 5);
    if (!isText(input.sendAt)) throw new AppError('sendAt is a required field');
    const sendAt = instantOf(input.sendAt, textOrNull(input.timeZone));
    const contact = contactId(ctx, input.contactId);
    const schedule = schedules.insert((id) => ({
      id,
      body: content,
      sendAt,
      sentAt: null,
      contactId: contact,
      ticketId: null,
      userId: number(input.userId),
      companyId,
      status: 'PENDENTE',
      mediaPath: null,
      mediaName: null,
      ...ctx.stamps(),
    }));
    tell(companyId, { action: 'create', schedule });
    return c.json(schedule);
  });

  app.put('/schedules/:scheduleId', requireAuth, async (c) => {
    requireAdmin(c);
    const input = await body(c);
    const { companyId } = c.get('user');
    const row = own(ctx, idParam(c, 'scheduleId'), companyId, 'Não é possível alterar registros de outra empresa');
    const time = (value: unknown): string | null => (isText(value) ? instantOf(value, null) : null);
    const patch = given<ScheduleRow>(input, {
      body: (value) => needText(value, 'body', 5),
      sendAt: time,
      sentAt: time,
      contactId: (value) => contactId(ctx, value),
      ticketId: number,
      userId: number,
      status: (value) => text(value, row.status),
    });
    const schedule = detailed(ctx, schedules.update(row, { ...patch, ...ctx.touched() }));
    tell(companyId, { action: 'update', schedule });
    return c.json(schedule);
  });

  app.delete('/schedules/:scheduleId', requireAuth, (c) => {
    const scheduleId = c.req.param('scheduleId');
    const { companyId } = c.get('user');
    const row = schedules.get(idParam(c, 'scheduleId'));
    if (!row || row.companyId !== companyId) throw new AppError('ERR_NO_SCHEDULE_FOUND', 404);
    schedules.remove(row);
    tell(companyId, { action: 'delete', scheduleId });
    return c.json({ message: 'Schedule deleted' });
  });

  app.post('/schedules/:id/media-upload', requireAuth, async (c) => {
    const media = attached(ctx, await form(c));
    schedules.update(own(ctx, idParam(c, 'id'), c.get('user').companyId, OTHER_COMPANY), {
      ...media,
      ...ctx.touched(),
    });
    return c.json({ mensagem: 'Arquivo Anexado' });
  });

  app.delete('/schedules/:id/media-upload', requireAuth, (c) => {
    const row = own(ctx, idParam(c, 'id'), c.get('user').companyId, OTHER_COMPANY);
    ctx.files.remove(detachName(row.mediaPath, 1));
    schedules.update(row, { mediaPath: null, mediaName: null, ...ctx.touched() });
    return c.json({ mensagem: 'Arquivo Excluído' });
  });
};

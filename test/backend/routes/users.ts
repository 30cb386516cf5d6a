import type { Ctx } from '../context.ts';
import { AppError, mainChannel, requireAdmin, requireAuth } from '../context.ts';
import { given, needText, planLimit, textOrNull } from '../guards.ts';
import { body, contains, idParam, number, numbers, omit, pick, text } from '../parse.ts';
import { queuesOf, userDetail } from '../present.ts';
import type { Register } from '../routes.ts';
import type { Payload, UserRow } from '../types.ts';

const NOT_OURS = 'O usuário não pertence à esta empresa';

function found(ctx: Ctx, id: number): UserRow {
  const user = ctx.store.users.get(id);
  if (!user) throw new AppError('ERR_NO_USER_FOUND', 404);
  return user;
}

function validEmail(value: unknown): string {
  const email = needText(value, 'email');
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) throw new AppError('email must be a valid email');
  return email;
}

/** PUT answers leave out super and allTicket, POST answers carry them and whole queues (contract §1.4). */
function saved(ctx: Ctx, user: UserRow, created: boolean): Payload {
  return {
    ...pick(user, 'id', 'name', 'email', 'timeZone', 'profile', 'companyId'),
    company: ctx.store.companies.get(user.companyId) ?? null,
    ...(created ? pick(user, 'super') : {}),
    queues: queuesOf(ctx, user.id, created),
    ...(created ? pick(user, 'allTicket') : {}),
  };
}

function setQueues(ctx: Ctx, userId: number, queueIds: readonly number[]): void {
  const { userQueues, by, queues } = ctx.store;
  for (const link of by.queuesOfUser.all(userId)) if (!queueIds.includes(link.queueId)) userQueues.remove(link);
  const kept = new Set(by.queuesOfUser.all(userId).map((link) => link.queueId));
  for (const queueId of queueIds) {
    if (kept.has(queueId)) continue;
    if (!queues.get(queueId)) throw new Error('no such queue');
    userQueues.insert((id) => ({ id, userId, queueId, ...ctx.stamps() }));
  }
}

const listed = (ctx: Ctx, user: UserRow): Payload => ({
  ...pick(user, 'name', 'id', 'email', 'companyId', 'profile', 'createdAt', 'timeZone'),
  queues: queuesOf(ctx, user.id),
  company: pick(ctx.store.companies.get(user.companyId) ?? { id: user.companyId, name: '' }, 'id', 'name'),
});

/** Contract §3.6. */
export const registerUsers: Register = (app, ctx) => {
  const { users, tickets, by, companies } = ctx.store;
  const tell = (companyId: number, payload: Payload): void =>
    ctx.emit(mainChannel(companyId), `company-${companyId}-user`, payload);

  // `count` counts users joined with their queues, so `hasMore` may be true on the last page (recorded/README).
  app.get('/users', requireAuth, (c) => {
    const search = c.req.query('searchParam') ?? '';
    const { companyId } = c.get('user');
    const hits = users
      .filter((row) => row.companyId === companyId && (contains(row.name, search) || contains(row.email, search)))
      .toSorted((left, right) => right.createdAt.localeCompare(left.createdAt));
    const offset = (Math.max(Number(c.req.query('pageNumber') ?? 1) || 1, 1) - 1) * 20;
    const rows = hits.slice(offset, offset + 20);
    const count = hits.reduce((sum, row) => sum + Math.max(by.queuesOfUser.count(row.id), 1), 0);
    return c.json({ users: rows.map((row) => listed(ctx, row)), count, hasMore: count > offset + rows.length });
  });

  app.get('/users/list', requireAuth, (c) => {
    const companyId = number(c.req.query('companyId')) ?? c.get('user').companyId;
    const rows = users.filter((row) => row.companyId === companyId);
    return c.json(rows.map((row) => ({ ...pick(row, 'name', 'id', 'email'), queues: queuesOf(ctx, row.id, true) })));
  });

  app.get('/users/:userId', requireAuth, (c) => c.json(userDetail(ctx, found(ctx, idParam(c, 'userId')))));

  app.post('/users/set-language/:newLanguage', requireAuth, (c) => {
    const language = c.req.param('newLanguage');
    const company = companies.get(c.get('user').companyId);
    if (!company || !['pt', 'en', 'es'].includes(language)) throw new Error('no such language');
    companies.update(company, { language, ...ctx.touched() });
    return c.json({ message: 'Language updated successfully' });
  });

  app.post('/users', requireAuth, async (c) => {
    const input = await body(c);
    requireAdmin(c);
    const me = c.get('user');
    const companyId = number(input.companyId) ?? me.companyId;
    if (companyId !== me.companyId && users.get(me.id)?.super !== true) throw new AppError('ERR_NO_SUPER', 403);
    planLimit(ctx, companyId, 'users', users.filter((row) => row.companyId === companyId).length);
    const name = needText(input.name, 'name', 2);
    const email = validEmail(input.email);
    if (users.find((row) => row.email === email)) throw new AppError('An user with this email already exists.');
    const password = needText(input.password, 'password', 5);
    const user = users.insert((id) => ({
      id,
      name,
      email,
      password,
      profile: text(input.profile, 'admin'),
      super: false,
      online: false,
      allTicket: text(input.allTicket, 'desabled'),
      tokenVersion: 0,
      timeZone: textOrNull(input.timeZone),
      whatsappId: number(input.whatsappId),
      companyId,
      ...ctx.stamps(),
    }));
    setQueues(ctx, user.id, numbers(input.queueIds));
    const answer = saved(ctx, user, true);
    tell(companyId, { action: 'create', user: answer });
    return c.json(answer);
  });

  // Only the companyId of the body is compared, so users of other companies can be changed (recorded/users).
  app.put('/users/:userId', requireAuth, async (c) => {
    requireAdmin(c);
    const input = await body(c);
    const me = c.get('user');
    const user = found(ctx, idParam(c, 'userId'));
    if (users.get(me.id)?.super !== true && input.companyId !== me.companyId) throw new AppError(NOT_OURS);
    const patch = given<UserRow>(input, {
      name: (value) => needText(value, 'name', 2),
      email: validEmail,
      profile: (value) => text(value, user.profile),
      allTicket: (value) => text(value, user.allTicket),
      timeZone: textOrNull,
    });
    if (users.find((row) => row.email === patch.email && row.id !== user.id)) throw new Error('the e-mail is in use');
    const password = text(input.password) === '' ? user.password : needText(input.password, 'password', 5);
    users.update(user, { ...patch, password, whatsappId: number(input.whatsappId), ...ctx.touched() });
    setQueues(ctx, user.id, numbers(input.queueIds));
    const answer = saved(ctx, user, false);
    tell(me.companyId, { action: 'update', user: answer });
    return c.json(answer);
  });

  app.delete('/users/:userId', requireAuth, (c) => {
    requireAdmin(c);
    const raw = c.req.param('userId');
    const user = found(ctx, idParam(c, 'userId'));
    for (const ticket of tickets.filter((row) => row.userId === user.id)) {
      const waits = ticket.status === 'open' ? { status: 'pending' } : {};
      tickets.update(ticket, { userId: null, ...waits, ...ctx.touched() });
    }
    setQueues(ctx, user.id, []);
    ctx.store.chatUsers.removeWhere((row) => row.userId === user.id);
    users.remove(user);
    tell(c.get('user').companyId, { action: 'delete', userId: raw });
    return c.json({ message: 'User deleted' });
  });
};

/** A whole user row as chats answer it, password hash included (recorded/chats). */
export const userWhole = (user: UserRow): Payload => ({
  ...omit(user, 'password'),
  passwordHash: `$2a$08$${'.'.repeat(53)}`,
});

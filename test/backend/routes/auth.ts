import { getCookie, setCookie } from 'hono/cookie';
import type { AppContext, Ctx } from '../context.ts';
import { AppError, requireAuth } from '../context.ts';
import { body, isText, pick } from '../parse.ts';
import { queuesOf, userDetail } from '../present.ts';
import type { Register } from '../routes.ts';
import { readToken, signToken } from '../tokens.ts';
import type { Payload, UserRow } from '../types.ts';

const COOKIE = 'jrt';
const expired = (): AppError => new AppError('ERR_SESSION_EXPIRED', 401);

function accessToken(ctx: Ctx, user: UserRow): string {
  const claims = { usarname: user.name, profile: user.profile, id: user.id, companyId: user.companyId };
  return signToken(claims, ctx.tokens.secret, ctx.tokens.accessSeconds, ctx.now());
}

/** Path and HttpOnly and nothing else, so that it ends with the browser (contract §1.1). */
function sendRefreshCookie(c: AppContext, ctx: Ctx, user: UserRow): void {
  const claims = { id: user.id, tokenVersion: user.tokenVersion, companyId: user.companyId };
  const token = signToken(claims, ctx.tokens.secret, ctx.tokens.refreshSeconds, ctx.now());
  setCookie(c, COOKIE, token, { path: '/', httpOnly: true });
}
function clearCookie(c: AppContext): void {
  setCookie(c, COOKIE, '', { path: '/', expires: new Date(0) });
}

/** Whose refresh cookie this is; an access token in its place is refused, having no tokenVersion. */
function cookieOwner(ctx: Ctx, cookie: string): UserRow | null {
  const claims = readToken(cookie, ctx.tokens.secret, ctx.now());
  const user = claims ? ctx.store.users.get(Number(claims.id)) : undefined;
  return user && claims && claims.tokenVersion === user.tokenVersion ? user : null;
}

/** The user as a login answers it, with the whole company and all its settings (contract §1.4). */
function loginUser(ctx: Ctx, user: UserRow): Payload {
  const company = ctx.store.companies.get(user.companyId);
  const settings = ctx.store.settings.filter((row) => row.companyId === user.companyId);
  return {
    ...pick(user, 'id', 'name', 'email', 'timeZone', 'profile', 'companyId'),
    company: company ? { ...company, settings } : null,
    super: user.super,
    queues: queuesOf(ctx, user.id, true),
    allTicket: user.allTicket,
  };
}

export const registerAuth: Register = (app, ctx) => {
  const { store } = ctx;

  app.post('/auth/login', async (c) => {
    const { email, password } = await body(c);
    if (!isText(email) || !isText(password)) throw new Error('email and password are needed');
    const user = store.users.find((row) => row.email === email);
    if (!user) throw new AppError('ERR_USER_DONT_EXISTS', 401);
    if (user.password !== password) throw new AppError('ERR_INVALID_CREDENTIALS', 401);
    sendRefreshCookie(c, ctx, user);
    ctx.emit(`user-${user.id}`, `company-${user.companyId}-auth`, {
      action: 'update',
      user: pick(user, 'id', 'email', 'companyId'),
    });
    return c.json({ token: accessToken(ctx, user), user: loginUser(ctx, user) });
  });

  app.post('/auth/refresh_token', (c) => {
    const cookie = getCookie(c, COOKIE);
    if (!cookie) throw expired();
    const user = cookieOwner(ctx, cookie);
    if (!user) {
      clearCookie(c);
      throw expired();
    }
    sendRefreshCookie(c, ctx, user);
    return c.json({ token: accessToken(ctx, user), user: userDetail(ctx, user) });
  });

  app.delete('/auth/logout', requireAuth, (c) => {
    const user = store.users.get(c.get('user').id);
    if (user) store.users.update(user, { online: false, ...ctx.touched() });
    clearCookie(c);
    return c.body(null, 200);
  });

  app.get('/auth/me', requireAuth, (c) => {
    const user = cookieOwner(ctx, getCookie(c, COOKIE) ?? '');
    if (!user) throw new Error('the refresh cookie is needed as well');
    return c.json(pick(user, 'id', 'profile', 'super'));
  });

  // Guarded by an environment token of the server that nobody has.
  app.post('/auth/signup', () => {
    throw new AppError('ERR_NO_SETTING_FOUND', 404);
  });
};

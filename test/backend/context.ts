import type { Context, MiddlewareHandler } from 'hono';
import type { Server } from 'socket.io';
import type { FileShelf } from './fileShelf.ts';
import type { Network } from './network.ts';
import type { Store } from './store.ts';
import type { Payload } from './types.ts';
import { readToken } from './tokens.ts';

/** What an access token says (contract §1.1; the misspelling is the server's). */
export interface Claims {
  usarname: string;
  profile: string;
  id: number;
  companyId: number;
}

export interface Emission {
  rooms: string[];
  event: string;
  payload: Payload;
}

/** How long the pretended channel takes, in milliseconds. Tests set them to 0 or to whatever they need. */
export interface Delays {
  /** A sent message comes back as an event. */
  echo: number;
  /** Between receipts; the server itself holds each back by half a second. */
  ack: number;
  /** Between a socket's `connect` and `ready`. */
  ready: number;
  /** Between two deliveries of a campaign. */
  campaign: number;
}

/** Everything the routes, the sockets and the pretended customers share. */
export interface Ctx {
  store: Store;
  /** Tokens as they are now; tests may change both while running. */
  tokens: { accessSeconds: number; refreshSeconds: number; secret: string };
  delays: Delays;
  /** What lies between page and server; null: nothing that takes time. */
  network: Network | null;
  files: FileShelf;
  /** Origin of absolute addresses of uploads, without a slash at the end. */
  origin: string;
  /** The clock of everything that is stored; tests move it by `moveClock`. */
  now: () => Date;
  moveClock: (milliseconds: number) => void;
  /** Two equal stamps for a new row. */
  stamps(): { createdAt: string; updatedAt: string };
  /** `updatedAt` for a changed row. */
  touched: () => { updatedAt: string };
  /** One emission to several rooms reaches a socket once (contract §4.2). */
  emit: (rooms: string | readonly string[], event: string, payload: Payload) => void;
  /** The server's outgoing mail; the demo prints it, tests look at it. */
  mail: (to: string, text: string) => void;
  /** To every socket of every company, as announcements do. */
  emitToAll: (event: string, payload: Payload) => void;
  onEmit: (listener: (emission: Emission) => void) => () => void;
  /** A timer that reset and close cancel. */
  later: (milliseconds: number, run: () => void) => void;
  /** Resolves when no such timer is left: every echo and receipt has come. */
  idle: () => Promise<void>;
  ios: Set<Server>;
}

export type AppEnv = { Variables: { ctx: Ctx; user: Claims } };
export type AppContext = Context<AppEnv>;

/** An error the server names; anything else that is thrown becomes 500 ERR_INTERNAL_SERVER_ERROR. */
export class AppError extends Error {
  readonly status: number;
  constructor(message: string, status = 400) {
    super(message);
    this.status = status;
  }
}

export const INVALID_TOKEN = "Invalid token. We'll try to assign a new one on next request";

/** Contract §1.2: no header is 401, a header that does not hold is 403. */
export const requireAuth: MiddlewareHandler<AppEnv> = async (c, next) => {
  const header = c.req.header('authorization');
  if (!header) throw new AppError('ERR_SESSION_EXPIRED', 401);
  const ctx = c.get('ctx');
  const claims = readToken(header.split(' ')[1] ?? '', ctx.tokens.secret, ctx.now());
  if (!claims || typeof claims.usarname !== 'string') throw new AppError(INVALID_TOKEN, 403);
  c.set('user', {
    usarname: claims.usarname,
    profile: String(claims.profile),
    id: Number(claims.id),
    companyId: Number(claims.companyId),
  });
  await next();
};

/** Call inside a handler: the profile in the token counts until the token is renewed (contract §1.1). */
export function requireAdmin(c: AppContext): void {
  if (c.get('user').profile !== 'admin') throw new AppError('ERR_NO_PERMISSION', 403);
}

/** Call inside a handler; the refusal is 401, not 403 (contract §1.2). */
export function requireSuper(c: AppContext): void {
  const user = c.get('ctx').store.users.get(c.get('user').id);
  if (!user?.super) throw new AppError('Acesso não permitido', 401);
}

export const mainChannel = (companyId: number): string => `company-${companyId}-mainchannel`;

/** The value of a company's setting; a missing row counts as disabled (contract §6.8). */
export function setting(ctx: Ctx, companyId: number, key: string): string {
  return ctx.store.by.settingKey.first(`${companyId}:${key}`)?.value ?? 'disabled';
}

/** Relative addresses of the store as the wire carries them. */
export function absolute(ctx: Ctx, address: string): string {
  return address.startsWith('/') ? `${ctx.origin}${address}` : address;
}
export function publicUrl(ctx: Ctx, path: string | null): string | null {
  return path === null ? null : `${ctx.origin}/public/${path}`;
}

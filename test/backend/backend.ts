import type { Server as HttpServer } from 'node:http';
import { Hono } from 'hono';
import type { Server } from 'socket.io';
import type { AppEnv, Ctx } from './context.ts';
import { AppError } from './context.ts';
import { registerControl } from './control.ts';
import { cors } from './cors.ts';
import { createContext } from './createContext.ts';
import type { Incoming } from './customers.ts';
import { receive } from './customers.ts';
import type { Failure, Match } from './faults.ts';
import { Faults } from './faults.ts';
import { serveFile } from './fileShelf.ts';
import { registerRoutes } from './routes.ts';
import { answerOf, type Network } from './network.ts';
import type { SocketOptions } from './sockets.ts';
import { attachSocket } from './sockets.ts';
import type { Store } from './store.ts';
import type { MessageRow } from './types.ts';

/** How much a seed should make; a seed decides what it does with sizes it is not given. */
export interface SeedSize {
  tickets?: number;
  /** Messages of the longest conversation. */
  messages?: number;
  contacts?: number;
  chats?: number;
  tags?: number;
}
export type Seed = (ctx: Ctx, size: SeedSize) => void;

export interface BackendOptions {
  basePath?: string;
  size?: SeedSize;
  tokenSeconds?: number;
  /** Origin of uploaded files; by default the origin of the latest request. */
  publicUrl?: string;
  /** Fills the store, at the start and after every reset. None: an empty store. */
  seed?: Seed;
  /** Origins that may call from elsewhere; others get 500 as on the real server. Absent: all local ones. */
  origins?: readonly string[];
  /** What lies between page and server; absent: nothing that takes time. */
  network?: Network | null;
  /** Opens /__test/*, for browser journeys only. */
  control?: boolean;
}

export interface Backend {
  app: Hono<AppEnv>;
  ctx: Ctx;
  store: Store;
  faults: Faults;
  /** Answers any request under the base path or /public. A network failure is `Response.error()`. */
  handle: (request: Request) => Promise<Response>;
  attachSocket: (server: HttpServer, options?: SocketOptions) => Server;
  /** Back to the seed: rows, files, faults, timers, clock; calls under way fail. Sockets stay connected. */
  reset: () => void;
  close: () => Promise<void>;
  dropSockets: () => void;
  failNext: (match: Match, failure: Failure, error?: string) => void;
  delayNext: (match: Match, milliseconds: number) => void;
  setTokenSeconds: (seconds: number) => void;
  /** A customer writes (contract §4.4, rows 1 to 3 and 13). */
  receive: (incoming: Incoming) => MessageRow | null;
}

/** With this header a call takes no part in the network's profile (only where tests may control the backend). */
export const pastNetworkHeader = 'x-past-network';

/** The one backend of tests, demo and journeys: the recorded contract over rows in memory. */
export function createBackend(options: BackendOptions = {}): Backend {
  const { basePath = '/api', tokenSeconds = 900, publicUrl, size = {}, seed } = options;
  const ctx = createContext({ tokenSeconds, origin: publicUrl ?? 'http://localhost:3000' });
  ctx.network = options.network ?? null;
  const faults = new Faults();

  const root = new Hono<AppEnv>({ strict: false });
  root.use(async (c, next) => {
    c.set('ctx', ctx);
    await next();
  });
  root.onError((error, c) => {
    const known = error instanceof AppError;
    const status = known ? error.status : 500;
    const text = known ? error.message : 'ERR_INTERNAL_SERVER_ERROR';
    return Response.json({ error: text }, { status, headers: c.res.headers });
  });
  root.notFound((c) =>
    c.html(`<!DOCTYPE html><html><body><pre>Cannot ${c.req.method} ${c.req.path}</pre></body></html>`, 404),
  );

  let resets = 0;
  const reset = (): void => {
    resets += 1;
    ctx.cancelTimers();
    ctx.store.reset();
    ctx.files.clear();
    ctx.tokens.accessSeconds = tokenSeconds;
    faults.clear();
    ctx.inOneMoment(() => seed?.(ctx, size));
  };

  const backend: Backend = {
    app: root,
    ctx,
    store: ctx.store,
    faults,
    handle: async (request) => {
      const before = resets;
      /** Takes its time. True when the rows that were asked for are no more: whoever was under way then does nothing. */
      const outlived = async (milliseconds: number | undefined): Promise<boolean> => {
        if (milliseconds !== undefined && milliseconds > 0)
          await new Promise((resolve) => setTimeout(resolve, milliseconds));
        return resets !== before;
      };
      const url = new URL(request.url);
      if (publicUrl === undefined) ctx.origin = url.origin;
      // A test's own calls, past any page, are no part of the bad day.
      const network = request.headers.has(pastNetworkHeader) && options.control === true ? null : ctx.network;
      if (url.pathname.startsWith('/public/')) {
        const path = decodeURIComponent(url.pathname.slice('/public/'.length));
        if (await outlived(network?.way())) return Response.error();
        const interference = network?.interference('GET', url.pathname);
        return interference ? answerOf(interference) : serveFile(ctx.files.get(path), request.headers.get('range'));
      }
      if (url.pathname.startsWith('/__test/')) return root.fetch(request);
      const path = url.pathname.slice(basePath.length).replace(/\/$/, '');
      const { milliseconds, failure, error } = faults.take(request.method, path);
      if ((await outlived(milliseconds)) || failure === 'network') return Response.error();
      if (typeof failure === 'number') return Response.json({ error }, { status: failure });
      if (await outlived(network?.way())) return Response.error();
      const interference = network?.interference(request.method, path) ?? null;
      if (interference?.when === 'before') return answerOf(interference);
      const response = await root.fetch(request);
      if ((await outlived(network?.way())) || failure === 'lost') return Response.error();
      return interference ? answerOf(interference) : response;
    },
    attachSocket: (server, socketOptions) => attachSocket(ctx, server, socketOptions),
    reset,
    close: async () => {
      ctx.cancelTimers();
      await Promise.all([...ctx.ios].map((io) => io.close()));
      ctx.ios.clear();
    },
    dropSockets: () => {
      for (const io of ctx.ios) for (const socket of io.sockets.sockets.values()) socket.conn.close();
    },
    failNext: (match, failure, error) => faults.fail(match, failure, error),
    delayNext: (match, milliseconds) => faults.delay(match, milliseconds),
    setTokenSeconds: (seconds) => {
      ctx.tokens.accessSeconds = seconds;
    },
    receive: (incoming) => receive(ctx, incoming),
  };

  if (options.control === true) registerControl(root, backend);
  const api = new Hono<AppEnv>({ strict: false });
  api.use(cors(options.origins));
  registerRoutes(api, ctx);
  root.route(basePath, api);
  reset();
  return backend;
}

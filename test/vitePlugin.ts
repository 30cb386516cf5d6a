import { existsSync } from 'node:fs';
import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http';
import type { Http2ServerRequest } from 'node:http2';
import { join, resolve } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Connect, Logger, Plugin } from 'vite';
import type { Backend } from './backend/backend.ts';
import { createBackend } from './backend/backend.ts';
import { startLife } from './backend/life.ts';
import { networkNamed, type Network } from './backend/network.ts';
import { seedDemo } from './backend/seed.ts';
import { loginTable } from './backend/logins.ts';

type Next = (error?: unknown) => void;

const env = (name: string): string | undefined => {
  const value = process.env[name];
  return value === undefined || value === '' ? undefined : value;
};
const amount = (name: string): number | undefined => {
  const value = Number(env(name));
  return Number.isFinite(value) && value > 0 ? value : undefined;
};

/** Addresses from the environment, as config.json would carry them (docs/architecture.md, Routes). */
function configFromEnvironment(): Record<string, string> {
  const names = { apiUrl: 'VITE_BACKEND_URL', socketUrl: 'VITE_SOCKET_URL', filesUrl: 'VITE_FILES_URL' };
  const entries = Object.entries(names).map(([key, name]) => [key, env(name)] as const);
  return Object.fromEntries(entries.flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));
}

/** PROSA_NETWORK and PROSA_NETWORK_SEED: how slow and how faulty the way to the backend is (test/backend/network.ts). */
function networkFromEnvironment(): Network | null {
  const seed = amount('PROSA_NETWORK_SEED') ?? Date.now() % 100_000;
  const name = env('PROSA_NETWORK') ?? 'lan';
  if (name !== 'lan') process.stdout.write(`\n  Network: ${name}, PROSA_NETWORK_SEED=${seed}\n`);
  return networkNamed(name, seed, env('PROSA_NETWORK_FAULTS') === 'reads');
}

function demoBackend(): Backend {
  const [tickets, messages, contacts, tokenSeconds] = [
    amount('PROSA_TICKETS'),
    amount('PROSA_MESSAGES'),
    amount('PROSA_CONTACTS'),
    amount('PROSA_TOKEN_SECONDS'),
  ];
  return createBackend({
    seed: seedDemo,
    size: {
      ...(tickets === undefined ? {} : { tickets }),
      ...(messages === undefined ? {} : { messages }),
      ...(contacts === undefined ? {} : { contacts }),
    },
    ...(tokenSeconds === undefined ? {} : { tokenSeconds }),
    network: networkFromEnvironment(),
    control: env('PROSA_CONTROL') === '1',
  });
}

/** A refusal waits for the end of what is sent: a proxy in between takes a connection closed before for a failure. */
async function readOn(incoming: Http2ServerRequest | IncomingMessage): Promise<void> {
  if (incoming.readableEnded || incoming.destroyed) return;
  await new Promise<void>((resolve) => {
    incoming.once('end', resolve).once('close', resolve).resume();
  });
}

/** Requests of the backend go there; a made-up network failure breaks the connection, as a real one does. */
function backendMiddleware(backend: Backend): Connect.NextHandleFunction {
  const listener = getRequestListener(
    async (request, { incoming }) => {
      const response = await backend.handle(request);
      if (response.type !== 'error') {
        await readOn(incoming);
        return response;
      }
      incoming.socket.destroy();
      return new Response(null, { status: 500 });
    },
    { overrideGlobalObjects: false },
  );
  return (request: IncomingMessage, response: ServerResponse, next: Next) => {
    if (!/^\/(api|public|__test)\//.test(request.url ?? '')) return next();
    void listener(request, response);
  };
}

/** Mounts the backend on a server and lets the demo live until that server closes. */
function mount(server: HttpServer, use: (handler: Connect.NextHandleFunction) => void): void {
  const backend = demoBackend();
  // Nobody reads the demo's mail, so its codes are printed where it was started.
  backend.ctx.mail = (to, text) => process.stdout.write(`\n  Mail to ${to}: ${text}\n`);
  use(backendMiddleware(backend));
  backend.attachSocket(server);
  const stopLife = env('PROSA_DEMO_LIFE') === 'off' ? () => undefined : startLife(backend);
  server.once('close', () => {
    stopLife();
    void backend.close();
  });
}

const configMiddleware =
  (config: Record<string, string>): Connect.NextHandleFunction =>
  (request, response, next) => {
    if (Object.keys(config).length === 0 || request.url?.split('?')[0] !== '/config.json') return next();
    response.setHeader('content-type', 'application/json');
    response.setHeader('cache-control', 'no-store');
    response.end(JSON.stringify(config));
  };

/**
 * As the web servers of `deploy/` (preview only): what is built may be kept for ever, and what is missing is 404 and not
 * the page, so that an outdated tab notices.
 */
const builtAssets =
  (folder: string): Connect.NextHandleFunction =>
  (request, response, next) => {
    const path = decodeURIComponent(request.url?.split('?')[0] ?? '');
    if (!path.startsWith('/assets/')) return next();
    if (existsSync(join(folder, path))) {
      response.setHeader('cache-control', 'public, max-age=31536000, immutable');
      return next();
    }
    response.statusCode = 404;
    response.end('Not Found');
  };

function printLogins(print: () => void, logger: Logger): () => void {
  return () => {
    print();
    logger.info(loginTable());
  };
}

/** The whole product on one port: the embedded backend in `vite` and `vite preview`, unless an address is given. */
export function embeddedBackend(): Plugin {
  const remote = env('VITE_BACKEND_URL') !== undefined;
  const config = configMiddleware(configFromEnvironment());
  return {
    name: 'prosa-embedded-backend',
    // Preflights belong to the backend; Vite would answer them for it.
    config: () => (remote ? {} : { server: { cors: false }, preview: { cors: false } }),
    configureServer(server) {
      server.middlewares.use(config);
      const { httpServer } = server;
      // Vite's type covers HTTP/2 servers too, which this project never starts.
      if (remote || !httpServer || !('setTimeout' in httpServer) || !isHttp(httpServer)) return;
      mount(httpServer, (handler) => server.middlewares.use(handler));
      Object.assign(server, { printUrls: printLogins(server.printUrls.bind(server), server.config.logger) });
    },
    configurePreviewServer(server) {
      server.middlewares.use(config);
      server.middlewares.use(builtAssets(resolve(server.config.root, server.config.build.outDir)));
      if (remote || !isHttp(server.httpServer)) return;
      mount(server.httpServer, (handler) => server.middlewares.use(handler));
      Object.assign(server, { printUrls: printLogins(server.printUrls.bind(server), server.config.logger) });
    },
  };
}

const isHttp = (server: object): server is HttpServer => 'maxHeadersCount' in server;

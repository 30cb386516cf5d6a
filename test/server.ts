import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Backend, BackendOptions } from './backend/backend.ts';
import { createBackend } from './backend/backend.ts';
import { seedDemo } from './backend/seed.ts';

export interface ServerOptions extends Omit<BackendOptions, 'publicUrl'> {
  /** 0, the default, takes any free port. */
  port?: number;
  /** The name the page uses; cookies cross ports, never names (docs/dependencies.md, section 3). */
  host?: string;
}

export interface OwnServer {
  backend: Backend;
  /** Base of the API, such as `http://localhost:41234/api`. */
  apiUrl: string;
  /** Origin of sockets and uploads. */
  origin: string;
  stop(): Promise<void>;
}

/** The backend on a port of its own, for tests across origins: API under /api unless told, sockets and uploads beside it. */
export async function startServer({
  port = 0,
  host = 'localhost',
  basePath = '/api',
  ...options
}: ServerOptions = {}): Promise<OwnServer> {
  const backend = createBackend({ seed: seedDemo, basePath, ...options });
  const listener = getRequestListener(
    async (request, { incoming }) => {
      const response = await backend.handle(request);
      if (response.type !== 'error') return response;
      incoming.socket.destroy();
      return new Response(null, { status: 500 });
    },
    { overrideGlobalObjects: false },
  );
  const server = createServer((request, response) => {
    void listener(request, response);
  });
  backend.attachSocket(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const origin = `http://${host}:${typeof address === 'object' && address !== null ? address.port : port}`;
  return {
    backend,
    apiUrl: `${origin}${basePath}`,
    origin,
    stop: async () => {
      await backend.close();
      await new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      });
    },
  };
}

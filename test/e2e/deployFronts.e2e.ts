import { createServer } from 'node:net';
import { io } from 'socket.io-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Front } from '../../scripts/nginx.mjs';
import { isRecord } from '@/lib/guards';
import { PASSWORD } from '../backend/seed/people';
import { startServer, type OwnServer } from '../server';
import { uploadPolicies } from '../backend/uploadPolicies';
import { emailOf, newVisitor, useBrowser } from './browser';
import { ask, fronts, startEcho } from './fronts';

const email = emailOf('bruno');
const password = 'Se/nha%Nova1';

/** As it is and encoded. */
const formsOf = (secret: string): string[] => [secret, encodeURIComponent(secret), encodeURI(secret)];

/** What it answers, the status of a refusal, or null: Apache closes the connection when the backend does. */
async function post(url: string, body?: object, headers: Record<string, string> = {}): Promise<unknown> {
  const answer = await ask(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }).catch(() => null);
  if (!answer) return null;
  return answer.ok ? answer.json() : answer.status;
}

async function signIn(url: string): Promise<string> {
  const session = await post(`${url}/api/auth/login`, { email, password: PASSWORD }, { origin: url });
  return isRecord(session) ? String(session['token']) : `refused: ${String(session)}`;
}

/** Connects as the app does, by each way in turn. @returns what came of it */
async function connect(url: string, token: string): Promise<string[]> {
  const outcomes: string[] = [];
  for (const transport of ['polling', 'websocket']) {
    const socket = io(url, {
      transports: [transport],
      query: { token },
      auth: { token },
      extraHeaders: { origin: url },
      reconnection: false,
      timeout: 3_000,
    });
    outcomes.push(
      await new Promise<string>((resolve) => {
        socket.on('ready', () => resolve('ready'));
        socket.on('connect_error', () => resolve('refused'));
      }),
    );
    socket.close();
  }
  return outcomes;
}

const portOf = (server: OwnServer): number => Number(new URL(server.origin).port);

const uploadName = (index: number): string => `anexo ${index}.bin`;
function putUploads({ backend }: OwnServer): void {
  for (const [index, [type]] of uploadPolicies.entries()) {
    backend.ctx.files.put(uploadName(index), { type, bytes: new TextEncoder().encode('<b>olá</b>') });
  }
}

async function uploadsAt(url: string) {
  const found: unknown[] = [];
  for (const [index, [type]] of uploadPolicies.entries()) {
    const { status, headers } = await ask(`${url}/public/${encodeURIComponent(uploadName(index))}`);
    // The backend's own policy may stand beside it.
    const policies = new Set(headers.get('content-security-policy')?.split(', '));
    found.push([type, status, headers.get('x-content-type-options'), ...policies]);
  }
  return found;
}
const expectedUploads = uploadPolicies.map(([type, policy]) => [
  type,
  200,
  'nosniff',
  ...(policy === null ? [] : [policy]),
]);

describe.each(fronts.filter(({ isHere }) => isHere))('$name', (kind) => {
  useBrowser('never');
  let server: OwnServer;
  let front: Front;
  beforeAll(async () => {
    server = await startServer({ origins: ['https://painel.example'] });
    putUploads(server);
    front = await kind.start(`http://127.0.0.1:${portOf(server)}`);
  });
  afterAll(async () => {
    await front.stop();
    await server.stop();
  });
  const get = (path: string, headers: Record<string, string> = {}) => ask(`${front.url}${path}`, { headers });

  it('SAFE-16 pages are never cached, and scripts come from the build alone', async () => {
    const { host } = new URL(front.url);
    for (const path of ['/', '/index.html', '/tickets', '/tickets/7f0c', '/campaign/3/report', '/config.json']) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
      expect((answer.headers.get('content-security-policy') ?? '').split('; ')).toEqual([
        "default-src 'none'",
        `script-src ${host}/assets/ ${host}/scheme.js`,
        `worker-src ${host}/assets/`,
        "style-src 'self' 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
        "img-src 'self' data: blob: https:",
        "media-src 'self' blob: https:",
        "font-src 'self'",
        "manifest-src 'self'",
        `connect-src 'self' blob: ws://${host} wss://${host}`,
        'frame-src https://www.youtube-nocookie.com',
        "form-action 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "frame-ancestors 'none'",
      ]);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('microphone=(self)'),
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(answer.headers.get('strict-transport-security')).toBe(kind.endsTls ? 'max-age=31536000' : null);
      expect((await answer.text()).includes('<div id="root">')).toBe(path !== '/config.json');
    }
  });

  it('SAFE-16 hashed files are kept, missing and hidden ones are a 404 and never a page', async () => {
    const [script = ''] = /\/assets\/index-[\w-]+\.js/.exec(await (await get('/')).text()) ?? [];
    const answer = await get(script, { 'accept-encoding': 'gzip' });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe('gzip');
    expect(answer.headers.get('content-type')).toContain('javascript');
    for (const path of ['/assets/gone-12345678.js', '/gone.png', '/.vite/manifest.json', '/.env']) {
      const missing = await get(path);
      expect([path, missing.status]).toEqual([path, 404]);
      expect(missing.headers.get('cache-control') ?? '').not.toContain('immutable');
      expect(await missing.text()).not.toContain('id="root"');
    }
    expect((await get('/icons/icon-192.png')).headers.get('content-type')).toBe('image/png');
    expect((await get('/manifest.webmanifest')).headers.get('content-type')).toBe('application/manifest+json');
  });

  it('SAFE-16 what people upload is opened in a sandbox, but for pictures, sound, video and PDF', async () => {
    expect(await uploadsAt(front.url)).toEqual(expectedUploads);
  });

  it('SAFE-16 REAL-20 addresses and large uploads arrive as they are', async () => {
    const echo = await startEcho();
    const other = await kind.start(`http://127.0.0.1:${echo.port}`);
    for (const path of ['/api/x%2Fy?z=%20', '/public/a%20b.png', '/socket.io/?EIO=4']) await ask(`${other.url}${path}`);
    expect(echo.heard.map(({ url }) => url)).toEqual(['/api/x%2Fy?z=%20', '/public/a%20b.png', '/socket.io/?EIO=4']);
    const body = new Uint8Array(30 * 1024 * 1024);
    expect((await ask(`${other.url}/api/messages/1`, { method: 'POST', body })).status).toBe(200);
    // What the browser has kept keeps its own headers.
    const unchanged = await ask(`${other.url}/public/a.pdf`, { headers: { 'if-none-match': '"x"' } });
    expect([unchanged.status, unchanged.headers.get('content-security-policy')]).toEqual([304, null]);
    await other.stop();
    await echo.stop();
  });

  it('SAFE-16 the app starts in a browser and breaks no rule', async () => {
    const visitor = await newVisitor();
    await visitor.page.goto(`${front.url}/login`);
    await visitor.page.getByRole('button', { name: 'Entrar' }).waitFor();
    await visitor.close();
  });

  it('SAFE-6 REAL-20 no log holds a secret of a reset or of a session, whatever the backend does', async () => {
    const port = portOf(server);
    let code = 'none yet';
    server.backend.ctx.mail = (_to, text) => {
      code = text;
    };
    const token = await signIn(front.url);
    expect(await connect(front.url, token)).toEqual(['ready', 'ready']);
    const reset = async (): Promise<unknown[]> => {
      const address = encodeURIComponent(email);
      const asked = await post(`${front.url}/api/forgetpassword/${address}`);
      const part = `${address}/${encodeURIComponent(code)}/${encodeURIComponent(password)}`;
      const done = await post(`${front.url}/api/resetpasswords/${part}`);
      // A server may read these as the same address.
      await post(`${front.url}/api//ResetPasswords/${part}`);
      await post(`${front.url}/api/%72esetpasswords/${part}?x=1`);
      return [asked, done];
    };
    expect(await reset()).toEqual([{ message: expect.any(String) }, { message: expect.any(String) }]);

    await server.stop();
    const breaking = createServer((socket) => socket.on('error', () => undefined).on('data', () => socket.destroy()));
    await new Promise<void>((resolve) => {
      breaking.listen(port, '127.0.0.1', resolve);
    });
    const gone = expect.toBeOneOf([502, 503, null]);
    expect(await reset()).toEqual([gone, gone]);
    expect(await connect(front.url, token)).toEqual(['refused', 'refused']);
    await new Promise((resolve) => {
      breaking.close(resolve);
    });
    expect(await reset()).toEqual([gone, gone]);
    expect(await connect(front.url, token)).toEqual(['refused', 'refused']);
    expect(await post(`${front.url}/api/auth/refresh_token`)).toEqual(gone);

    // What was asked and why the backend does not answer is said all the same.
    await expect.poll(front.output).toContain(kind.logged);
    await expect.poll(front.output).toMatch(/connection refused/i);
    const lines = front.output().toLowerCase();
    expect(token.length).toBeGreaterThan(50);
    for (const secret of [email, password, code, token].flatMap(formsOf)) {
      expect(lines).not.toContain(secret.toLowerCase());
    }
  });
});

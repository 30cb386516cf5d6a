import { createSocket } from 'node:dgram';
import { createServer } from 'node:http';
import { io } from 'socket.io-client';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { builtCommit } from '../../scripts/commit.mjs';
import { hasBrotli, startNginx } from '../../scripts/nginx.mjs';
import { baseUrl, expectNoAxeViolations, newVisitor, useBrowser } from './browser';

const nginx = process.env['PROSA_NGINX'] === '1';

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${baseUrl()}${path}`, { headers });

async function assetOf(pattern: RegExp): Promise<string> {
  const [found] = pattern.exec(await (await get('/')).text()) ?? [];
  if (found === undefined) throw new Error(`index.html names no file like ${String(pattern)}`);
  return found;
}

/** A name server that knows one name, or none; @returns its address and ways to change and end it. */
async function nameServer() {
  const socket = createSocket('udp4');
  let address: string | null = null;
  socket.on('message', (asked, { port }) => {
    // The question as it came; its type is the last but one number: 1 asks for an IPv4 address.
    const question = asked.subarray(12, asked.indexOf(0, 12) + 5);
    const answers = address !== null && question.readUInt16BE(question.length - 4) === 1 ? 1 : 0;
    const head = Buffer.alloc(12);
    asked.copy(head, 0, 0, 2);
    head.writeUInt16BE(address === null ? 0x81_83 : 0x81_80, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(answers, 6);
    const record = Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...(address ?? '').split('.').map(Number)]);
    socket.send(Buffer.concat(answers === 1 ? [head, question, record] : [head, question]), port, '127.0.0.1');
  });
  await new Promise<void>((resolve) => {
    socket.bind(0, '127.0.0.1', resolve);
  });
  return {
    at: `127.0.0.1:${socket.address().port}`,
    /** @param to null: there is no such name */
    tell: (to: string | null) => {
      address = to;
    },
    stop: () => new Promise<void>((resolve) => void socket.close(() => resolve())),
  };
}

/** A backend that says who it is. */
async function backendAt(host: string, port: number, version: string) {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ version, path: request.url }));
  });
  await new Promise<void>((resolve) => {
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    stop: () => new Promise<void>((resolve) => void server.close(() => resolve())),
  };
}

/** The container's configuration, asked with real requests. Machines without nginx leave it out. */
describe.skipIf(!nginx)('B-38 behind nginx', () => {
  it('B-38 pages are never cached and carry a strict policy', async () => {
    for (const path of ['/', '/index.html', '/tickets', '/tickets/7f0c', '/campaign/3/report']) {
      const answer = await get(path);
      expect([path, answer.status, answer.headers.get('cache-control')]).toEqual([path, 200, 'no-store']);
      expect(await answer.text()).toContain('<div id="root">');
      const policy = answer.headers.get('content-security-policy') ?? '';
      expect(policy).toContain("default-src 'none'");
      const host = new URL(baseUrl()).host;
      expect(policy).toContain(`; script-src ${host}/assets/ ${host}/scheme.js; worker-src ${host}/assets/;`);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(answer.headers.get('permissions-policy')).toContain('microphone=(self)');
      expect(answer.headers.get('server')).toBe('nginx');
    }
  });

  it.for(['br', 'gzip'])('B-38 hashed files are kept for ever and come compressed (%s)', async (encoding, { skip }) => {
    skip(encoding === 'br' && !hasBrotli(), 'this nginx lacks the module');
    const script = await assetOf(/\/assets\/index-[\w-]+\.js/);
    const answer = await get(script, { 'accept-encoding': encoding });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(await answer.text()).toContain('createRoot');
  });

  it('B-38 a missing file is a 404 and never a page', async () => {
    for (const path of ['/assets/gone-12345678.js', '/gone.png', '/.vite/manifest.json', '/.env']) {
      const answer = await get(path);
      expect([path, answer.status]).toEqual([path, 404]);
      expect(await answer.text()).not.toContain('id="root"');
    }
  });

  it('B-37 B-38 the configuration is written from the environment and never cached', async () => {
    const answer = await get('/config.json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ brand: { name: 'Prosa' } });
  });

  it('B-38 the health check answers', async () => {
    const answer = await get('/healthz');
    expect([answer.status, await answer.text()]).toEqual([200, 'ok\n']);
  });

  it('OP-11 OP-08 starts while nobody knows the backend, finds it when it comes, and again at another address', async () => {
    const names = await nameServer();
    const first = await backendAt('127.0.0.1', 0, 'first');
    const front = await startNginx(`http://backend.test:${first.port}`, { RESOLVER: names.at, MEDIA_ORIGIN: '' });
    const ask = async (path: string): Promise<unknown> => {
      const answer = await fetch(`${front.url}${path}`);
      return answer.ok ? await answer.json() : answer.status;
    };
    expect((await fetch(`${front.url}/tickets`)).status).toBe(200);
    expect(await ask('/api/version')).toBe(502);
    expect(await ask('/readyz')).toBe(502);
    names.tell('127.0.0.1');
    await expect.poll(() => ask('/readyz'), { timeout: 20_000 }).toEqual({ version: 'first', path: '/api/version' });
    expect(await ask('/api/contacts/a%2Fb?x=1')).toMatchObject({ version: 'first', path: '/api/contacts/a%2Fb?x=1' });
    const second = await backendAt('127.0.0.2', first.port, 'second');
    await first.stop();
    names.tell('127.0.0.2');
    await expect.poll(() => ask('/readyz'), { timeout: 20_000 }).toMatchObject({ version: 'second' });
    expect(await ask('/socket.io/?EIO=4&token=secret')).toMatchObject({ version: 'second' });
    expect(front.output()).not.toContain('secret');
    await Promise.all([front.stop(), second.stop(), names.stop()]);
  });

  it('OP-07 OP-08 says which release it is, and where browsers report what the policy stopped', async () => {
    const answer = await get('/version.json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual({ version: manifest.version, commit: builtCommit() });
    const front = await startNginx(baseUrl(), { CSP_REPORT_URL: 'https://reports.example/csp' });
    const { headers } = await fetch(`${front.url}/login`);
    expect(headers.get('reporting-endpoints')).toBe('csp="https://reports.example/csp"');
    expect(headers.get('content-security-policy')).toContain('; report-uri https://reports.example/csp; report-to csp');
    await front.stop();
  });

  it('B-39 the manifest names icons that exist', async () => {
    const answer = await get('/manifest.webmanifest');
    expect(answer.headers.get('content-type')).toBe('application/manifest+json');
    const manifest: unknown = await answer.json();
    expect(manifest).toMatchObject({ name: 'Prosa', display: 'standalone', start_url: '/' });
    for (const icon of ['/icons/icon-192.png', '/icons/icon-512.png', '/icons/maskable-512.png']) {
      expect(JSON.stringify(manifest)).toContain(icon);
      expect((await get(icon)).headers.get('content-type')).toBe('image/png');
    }
  });

  it('B-38 the API, uploads and the socket go through to the backend', async () => {
    expect(await (await get('/api/version')).json()).toHaveProperty('version');
    expect((await get('/public/none.png')).status).toBe(404);
    const socket = io(baseUrl(), { transports: ['websocket'], query: { token: 'x' }, reconnection: false });
    // A token that is none is turned away by the backend itself, after the upgrade.
    const outcome = await new Promise<string>((resolve) => {
      socket.on('connect', () => resolve('connected'));
      socket.on('connect_error', (error) => resolve(error.message));
    });
    socket.close();
    expect(outcome).not.toMatch(/websocket error|timeout|xhr/);
  });

  it('B-38 an address goes through as it came, with what is encoded in it', async () => {
    const answer = await fetch(`${baseUrl()}/api/resetpasswords/a%40b.co/x/Se%2Fnha%25123`, { method: 'POST' });
    // Decoded on the way it would be another address, and a 404 without an answer of the backend's own.
    expect(await answer.json()).toBeDefined();
    expect(answer.headers.get('content-type')).toContain('application/json');
  });

  it('B-38 a large upload is not stopped on the way', async () => {
    const answer = await fetch(`${baseUrl()}/api/contacts`, { method: 'POST', body: new Uint8Array(30 * 1024 * 1024) });
    // The backend's own refusal, a session is missing; nginx would have said 413.
    expect(answer.status).toBe(401);
  });
});

describe('a page with https', () => {
  useBrowser('never');

  it('REAL-19 names the address that the browser would block, in the language and theme of the person', async () => {
    const visitor = await newVisitor({ lang: 'en', theme: 'dark', width: 390 }, [/config\.json/]);
    // As behind a proxy that ends TLS.
    await visitor.context.route('https://painel.example/**', async (route) => {
      const { pathname, host, protocol } = new URL(route.request().url());
      const told = { 'x-forwarded-host': host, 'x-forwarded-proto': protocol.slice(0, -1) };
      const answer = await get(pathname, told);
      const { 'content-encoding': _, ...headers } = Object.fromEntries(answer.headers);
      await route.fulfill({ status: answer.status, headers, body: Buffer.from(await answer.arrayBuffer()) });
    });
    await visitor.context.route('https://painel.example/config.json', (route) =>
      route.fulfill({ json: { filesUrl: 'http://arquivos.example' } }),
    );
    await visitor.page.goto('https://painel.example/login');
    const alert = visitor.page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.innerText()).toContain('filesUrl: "http://arquivos.example"');
    expect(await alert.innerText()).toContain('This page uses https');
    await expectNoAxeViolations(visitor.page);
    await visitor.context.unroute('https://painel.example/config.json');
    await visitor.page.getByRole('button', { name: 'Reload' }).click();
    await visitor.page.getByRole('button', { name: 'Sign in' }).waitFor();
    await visitor.close();
  });
});

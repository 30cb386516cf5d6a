import { io } from 'socket.io-client';
import { describe, expect, it } from 'vitest';
import { baseUrl } from './browser';

const nginx = process.env['PROSA_NGINX'] === '1';

const get = (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${baseUrl()}${path}`, { headers });

async function assetOf(pattern: RegExp): Promise<string> {
  const [found] = pattern.exec(await (await get('/')).text()) ?? [];
  if (found === undefined) throw new Error(`index.html names no file like ${String(pattern)}`);
  return found;
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
      expect(policy).toContain("script-src 'self';");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('unsafe');
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      expect(answer.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(answer.headers.get('permissions-policy')).toContain('microphone=(self)');
      expect(answer.headers.get('server')).toBe('nginx');
    }
  });

  it('B-38 hashed files are kept for ever and come compressed', async () => {
    const script = await assetOf(/\/assets\/index-[\w-]+\.js/);
    for (const encoding of ['br', 'gzip']) {
      const answer = await get(script, { 'accept-encoding': encoding });
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(await answer.text()).toContain('createRoot');
    }
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

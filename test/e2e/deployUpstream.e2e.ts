import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { io } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startNginx, type Front } from '../../scripts/nginx.mjs';
import { isRecord } from '@/lib/guards';
import { PASSWORD } from '../backend/seed/people';
import { startServer } from '../server';
import { emailOf, newVisitor, useBrowser } from './browser';
import { isHere, startEcho } from './fronts';

const nginx = isHere('nginx');
const openssl = isHere('openssl');

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0).toReversed()) await stop();
});

async function front(backend: string, variables?: Record<string, string>): Promise<Front> {
  const started = await startNginx(backend, variables);
  stops.push(started.stop);
  return started;
}

async function echo(tls?: Parameters<typeof startEcho>[0]) {
  const started = await startEcho(tls);
  stops.push(started.stop);
  return started;
}

const policyOf = async (url: string, headers: Record<string, string> = {}): Promise<string> =>
  (await fetch(url, { headers })).headers.get('content-security-policy') ?? '';

const signIn = (url: string, origin: string) =>
  fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({ email: emailOf('bruno'), password: PASSWORD }),
  });

describe.skipIf(!nginx)('where the container finds the backend', () => {
  it.each([
    ['under /api, by BACKEND_ORIGIN alone', '/api', () => ({})],
    ['at its root, by API_UPSTREAM', '/', (origin: string) => ({ API_UPSTREAM: `${origin}/` })],
  ])('REAL-20 the API %s, whatever origins its source lists', async (_where, basePath, variables) => {
    const server = await startServer({ basePath, origins: ['https://painel.example'] });
    stops.push(server.stop);
    const backend = `http://127.0.0.1:${new URL(server.origin).port}`;
    const { url } = await front(backend, variables(backend));

    expect(await (await fetch(`${url}/api/version`)).json()).toHaveProperty('version');
    const answer = await signIn(url, url);
    expect(answer.status).toBe(200);
    const session: unknown = await answer.json();
    // A page of somebody else is refused by the backend as ever.
    expect((await signIn(url, 'https://evil.example')).status).toBe(500);

    const token = isRecord(session) ? String(session['token']) : '';
    const socket = io(url, { query: { token }, auth: { token }, reconnection: false, extraHeaders: { origin: url } });
    await new Promise<void>((resolve, reject) => {
      socket.on('ready', () => resolve());
      socket.on('connect_error', reject);
    });
    socket.close();
  });

  it.each([
    ['', '/api/x%2Fy?z=%20'],
    ['/', '/x%2Fy?z=%20'],
    ['/v6', '/v6/x%2Fy?z=%20'],
    ['/deep/v6/', '/deep/v6/x%2Fy?z=%20'],
  ])('REAL-20 with API_UPSTREAM ending in "%s" an address arrives as %s', async (path, expected) => {
    const backend = await echo();
    const origin = `http://127.0.0.1:${backend.port}`;
    const { url } = await front(`${origin}/`, path === '' ? {} : { API_UPSTREAM: `${origin}${path}` });
    await fetch(`${url}/api/x%2Fy?z=%20`);
    await fetch(`${url}/public/a%20b.png`);
    await fetch(`${url}/socket.io/?EIO=4`);
    expect(backend.heard.map((request) => request.url)).toEqual([expected, '/public/a%20b.png', '/socket.io/?EIO=4']);
    expect(backend.heard.every(({ headers }) => headers.host === new URL(url).host)).toBe(true);
  });
});

describe.skipIf(!nginx)('a proxy in front of the container', () => {
  const told = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'inbox.example' };

  it.each([
    ['told by a neighbour counts', {}, told, 'https', 'inbox.example'],
    [
      'told by a chain is that of its first',
      {},
      { ...told, 'x-forwarded-proto': 'https, http' },
      'https',
      'inbox.example',
    ],
    ['that is none is not handed on', {}, { 'x-forwarded-proto': 'gopher', 'x-forwarded-host': "x';" }, 'http', null],
    ['nobody told is the own', {}, {}, 'http', null],
    ['told by a stranger does not count', { TRUSTED_PROXIES: '192.0.2.0/24,192.0.2.9' }, told, 'http', null],
    ['told by anybody does not count', { TRUSTED_PROXIES: 'none' }, told, 'http', null],
  ])('SAFE-16 the scheme and the host %s', async (_who, variables, headers, scheme, host) => {
    const backend = await echo();
    const { url } = await front(`http://127.0.0.1:${backend.port}`, variables);
    await fetch(`${url}/api/version`, { headers });
    const expected = host ?? new URL(url).host;
    expect(backend.heard[0]?.headers).toMatchObject({
      'x-forwarded-proto': scheme,
      'x-forwarded-host': expected,
    });
    expect(await policyOf(url, headers)).toContain(`; script-src ${expected}/assets/ ${expected}/scheme.js;`);
  });
});

describe.skipIf(!nginx || !openssl)('a backend with https', () => {
  let folder = '';
  const file = (name: string): string => join(folder, name);

  /** A certificate of its own for a name. */
  function certificate(name: string): { key: string; cert: string } {
    const kind = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'.split(' ');
    const names = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=DNS:${name}`];
    const places = ['-keyout', file(`${name}.key`), '-out', file(`${name}.pem`)];
    const { status, stderr } = spawnSync('openssl', [...kind, ...names, ...places], { encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
    return { key: readFileSync(file(`${name}.key`), 'utf8'), cert: readFileSync(file(`${name}.pem`), 'utf8') };
  }

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'prosa-tls-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ['answers when its certificate is known and names it', 'localhost', 'localhost', {}, 200],
    [
      'answers under an address when the name is told',
      'backend.test',
      '127.0.0.1',
      { UPSTREAM_NAME: 'backend.test' },
      200,
    ],
    ['is not asked when its certificate names another', 'backend.test', 'localhost', {}, 502],
    [
      'is not asked when nobody vouches for it',
      'localhost',
      'localhost',
      { UPSTREAM_CA: '/etc/ssl/certs/ca-certificates.crt' },
      502,
    ],
  ])('SAFE-16 it %s', async (_how, name, host, variables, status) => {
    const backend = await echo(certificate(name));
    const { url } = await front(`https://${host}:${backend.port}`, { UPSTREAM_CA: file(`${name}.pem`), ...variables });
    for (const path of ['/api/version', '/public/a.png', '/socket.io/']) {
      expect([path, (await fetch(`${url}${path}`)).status]).toEqual([path, status]);
    }
    const asked = backend.heard.map(({ servername, headers }) => [servername, headers.host]);
    expect(asked).toEqual(Array.from({ length: status === 200 ? 3 : 0 }, () => [name, `${name}:${backend.port}`]));
  });
});

describe.skipIf(!nginx)('what people upload', () => {
  useBrowser('never');

  it('SAFE-16 no script or worker of /public runs in the app, while the own ones do', async () => {
    const server = await startServer();
    stops.push(server.stop);
    const bytes = new TextEncoder().encode('globalThis.uploaded = true; postMessage?.("ran")');
    for (const type of ['text/javascript', 'application/octet-stream']) {
      server.backend.ctx.files.put(type.replace('/', '.'), { type, bytes });
    }
    const { url } = await front(`http://127.0.0.1:${new URL(server.origin).port}`);
    const visitor = await newVisitor({}, [/violates the following Content Security Policy|blocked|MIME type/]);
    await visitor.page.goto(`${url}/login`);
    await visitor.page.getByRole('button', { name: 'Entrar' }).waitFor();
    // As text: what compiles the tests would take the import for its own.
    const outcomes = await visitor.page.evaluate(`(async () => {
      const outcomeOf = (element, ran) => new Promise((resolve) => {
        element.addEventListener(ran, () => resolve('ran'));
        element.addEventListener('error', () => resolve('refused'));
      });
      const found = [];
      for (const file of ['/public/text.javascript', '/public/application.octet-stream']) {
        const script = Object.assign(document.createElement('script'), { src: file });
        document.head.append(script);
        found.push(await outcomeOf(script, 'load'));
        found.push(await import(file).then(() => 'ran', () => 'refused'));
        try {
          found.push(await outcomeOf(new Worker(file), 'message'));
        } catch {
          found.push('refused');
        }
      }
      return found;
    })()`);
    expect(outcomes).toEqual(Array.from({ length: 6 }, () => 'refused'));
    expect(await visitor.page.evaluate(() => 'uploaded' in globalThis)).toBe(false);
    await visitor.close();
  });
});

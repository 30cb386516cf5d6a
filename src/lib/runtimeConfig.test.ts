import { beforeEach, describe, expect, it, vi } from 'vitest';
import { loadRuntimeConfig } from '@/browser/loadConfig';
import { ConfigError, parseRuntimeConfig, runtimeConfig, setRuntimeConfig } from './runtimeConfig';

const own = window.location.origin;
const answer = (body: string, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(body, { status }))),
  );

/** How a configuration is refused by a page of that origin; null when it is not. */
function refusalOf(raw: unknown, page?: string): [string, string] | null {
  try {
    parseRuntimeConfig(raw, page);
    return null;
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [error.problem, error.message];
  }
}

beforeEach(() => {
  setRuntimeConfig(parseRuntimeConfig({}));
});

describe('configuration at run time', () => {
  it('B-37 nothing set means the own origin with /api, and the product as brand', () => {
    const config = {
      apiUrl: `${own}/api`,
      socketUrl: own,
      filesUrl: own,
      brand: { name: 'Prosa', logoUrl: null, primary: null },
    };
    expect(parseRuntimeConfig({})).toEqual(config);
    expect(parseRuntimeConfig({ apiUrl: '', socketUrl: null, brand: 'x' })).toEqual(config);
  });

  it('B-37 sockets and files live at the origin of the API unless they are given', () => {
    expect(parseRuntimeConfig({ apiUrl: 'https://api.example.com/v6//' })).toMatchObject({
      apiUrl: 'https://api.example.com/v6',
      socketUrl: 'https://api.example.com',
      filesUrl: 'https://api.example.com',
    });
    expect(
      parseRuntimeConfig({ apiUrl: '/backend', socketUrl: 'https://live.example.com/', filesUrl: '//cdn.example.com' }),
    ).toMatchObject({
      apiUrl: `${own}/backend`,
      socketUrl: 'https://live.example.com',
      filesUrl: `${window.location.protocol}//cdn.example.com`,
    });
  });

  it('OP-13 B-37 errors are told to an address of their own, or nowhere', () => {
    expect(parseRuntimeConfig({})).not.toHaveProperty('errorUrl');
    expect(parseRuntimeConfig({ errorUrl: '/errors' }).errorUrl).toBe(`${own}/errors`);
    expect(refusalOf({ errorUrl: 'ftp://x' })).toEqual(['address', 'errorUrl: "ftp://x"']);
  });

  it('DAY-54 B-37 help is a page or an address of e-mail, or not told; a link is never blocked', () => {
    expect(parseRuntimeConfig({})).not.toHaveProperty('supportUrl');
    expect(parseRuntimeConfig({ supportUrl: '/ajuda' }).supportUrl).toBe(`${own}/ajuda`);
    expect(parseRuntimeConfig({ supportUrl: 'mailto:ajuda@a.example' }).supportUrl).toBe('mailto:ajuda@a.example');
    expect(refusalOf({ supportUrl: 'http://ajuda.example' }, 'https://painel.example')).toBeNull();
    expect(refusalOf({ supportUrl: 'javascript:alert(1)' })).toEqual(['address', 'supportUrl: "javascript:alert(1)"']);
    expect(refusalOf({ apiUrl: 'mailto:a@a.example' })).toEqual(['address', 'apiUrl: "mailto:a@a.example"']);
  });

  it('B-37 the brand is trimmed, empty parts fall back', () => {
    expect(parseRuntimeConfig({ brand: { name: ' Aurora ', logoUrl: ' ', primary: '#123456' } }).brand).toEqual({
      name: 'Aurora',
      logoUrl: null,
      primary: '#123456',
    });
    expect(parseRuntimeConfig({ brand: { name: '  ', logoUrl: 7 } }).brand.name).toBe('Prosa');
    expect(parseRuntimeConfig({ brand: { logoUrl: ' /l.svg ' } }).brand.logoUrl).toBe('/l.svg');
  });

  it.each([
    [{ apiUrl: 3 }, 'text', 'apiUrl: 3'],
    [{ apiUrl: 'ftp://a.com' }, 'address', 'apiUrl: "ftp://a.com"'],
    [{ socketUrl: 'javascript:alert(1)' }, 'address', 'socketUrl: "javascript:alert(1)"'],
    [{ filesUrl: 'http://' }, 'address', 'filesUrl: "http://"'],
    [['https://api.example.com'], 'object', 'config.json'],
    [null, 'object', 'config.json'],
  ])('B-37 %j is refused as %s, and the message names %s', (raw, problem, where) => {
    expect(refusalOf(raw)).toEqual([problem, where]);
  });

  it.each(['https://api.example.com/api', '/socket', 'https://api.example.com/?room=1'])(
    'OP-12 a path at %s is refused: Socket.IO would take it for a namespace and stay silent',
    (socketUrl) => {
      expect(refusalOf({ socketUrl })).toEqual(['path', `socketUrl: "${socketUrl}"`]);
    },
  );

  it.each(['https://api.example.com', 'https://api.example.com/', 'http://localhost:4000/'])(
    'OP-12 %s is an origin',
    (socketUrl) => {
      expect(refusalOf({ socketUrl })).toBeNull();
    },
  );

  it.each([
    ['https://painel.example', { apiUrl: 'http://api.example/api' }, 'apiUrl: "http://api.example/api"'],
    ['https://painel.example', { socketUrl: 'http://painel.example' }, 'socketUrl: "http://painel.example"'],
    ['https://painel.example', { filesUrl: 'http://arquivos.example' }, 'filesUrl: "http://arquivos.example"'],
    ['https://painel.example', { apiUrl: 'http://notlocalhost' }, 'apiUrl: "http://notlocalhost"'],
    ['https://painel.example', { apiUrl: 'http://localhost.example' }, 'apiUrl: "http://localhost.example"'],
  ])('REAL-19 a page of %s refuses what the browser would block: %j', (page, raw, where) => {
    expect(refusalOf(raw, page)).toEqual(['insecure', where]);
  });

  it.each([
    ['https://painel.example', { apiUrl: '/api', socketUrl: '//ao-vivo.example', filesUrl: 'https://cdn.example' }],
    // Browsers trust the machine they run on.
    ['https://painel.example', { apiUrl: 'http://localhost:4000/api' }],
    ['https://painel.example', { apiUrl: 'http://api.localhost', filesUrl: 'http://127.10.20.30' }],
    ['https://painel.example', { apiUrl: 'http://127.0.0.1:4000', filesUrl: 'http://[::1]:4000' }],
    ['http://painel.example', { apiUrl: 'http://api.example', filesUrl: 'https://cdn.example' }],
  ])('REAL-19 a page of %s takes %j', (page, raw) => {
    expect(refusalOf(raw, page)).toBeNull();
  });

  it('B-37 config.json is read past the cache; a missing one means the defaults', async () => {
    answer('{"apiUrl":"https://api.example.com"}');
    expect((await loadRuntimeConfig()).apiUrl).toBe('https://api.example.com');
    expect(fetch).toHaveBeenCalledWith(expect.stringMatching(/\/config\.json$/), { cache: 'no-cache' });
    answer('gone', 404);
    expect((await loadRuntimeConfig()).apiUrl).toBe(`${own}/api`);
  });

  it('B-37 a broken or refused config.json is an error to show', async () => {
    answer('<html>');
    await expect(loadRuntimeConfig()).rejects.toMatchObject({ problem: 'json', message: 'config.json' });
    answer('', 403);
    await expect(loadRuntimeConfig()).rejects.toMatchObject({ problem: 'unread', message: 'config.json: HTTP 403' });
  });

  it('B-37 what was set is what everybody reads', () => {
    const config = parseRuntimeConfig({ apiUrl: 'https://api.example.com' });
    setRuntimeConfig(config);
    expect(runtimeConfig()).toBe(config);
  });
});

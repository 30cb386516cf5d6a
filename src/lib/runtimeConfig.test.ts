import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfigError, loadRuntimeConfig, parseRuntimeConfig, runtimeConfig, setRuntimeConfig } from './runtimeConfig';

const own = window.location.origin;
const answer = (body: string, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(body, { status }))),
  );

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

  it('B-37 the brand is trimmed, empty parts fall back', () => {
    expect(parseRuntimeConfig({ brand: { name: ' Aurora ', logoUrl: ' ', primary: '#123456' } }).brand).toEqual({
      name: 'Aurora',
      logoUrl: null,
      primary: '#123456',
    });
    expect(parseRuntimeConfig({ brand: { name: '  ', logoUrl: 7 } }).brand.name).toBe('Prosa');
  });

  it.each([
    [{ apiUrl: 3 }, 'apiUrl'],
    [{ socketUrl: 'javascript:alert(1)' }, 'socketUrl'],
    [{ filesUrl: 'http://' }, 'filesUrl'],
    [['https://api.example.com'], 'config.json'],
    [null, 'config.json'],
  ])('B-37 %j is refused, and the message names %s', (raw, field) => {
    expect(() => parseRuntimeConfig(raw)).toThrow(ConfigError);
    expect(() => parseRuntimeConfig(raw)).toThrow(field);
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
    await expect(loadRuntimeConfig()).rejects.toThrow('config.json: not valid JSON');
    answer('', 500);
    await expect(loadRuntimeConfig()).rejects.toThrow('config.json: HTTP 500');
  });

  it('B-37 what was set is what everybody reads', () => {
    const config = parseRuntimeConfig({ apiUrl: 'https://api.example.com' });
    setRuntimeConfig(config);
    expect(runtimeConfig()).toBe(config);
  });
});

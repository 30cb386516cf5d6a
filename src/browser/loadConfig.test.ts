import { afterEach, describe, expect, it, vi } from 'vitest';
import { ConfigError } from '@/lib/runtimeConfig';
import { ConfigUnavailable, loadRuntimeConfig } from './loadConfig';
import { stopPrefetched, takePrefetched } from './prefetched';

afterEach(() => {
  delete window.early;
});

const answers = (status: number, text: string) => {
  const fetched = vi.fn(() => Promise.resolve({ status, text: () => Promise.resolve(text) }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

describe('config.json', () => {
  it('B-37 is read beside the app, never from the memory of the browser', async () => {
    const fetched = answers(200, '{"apiUrl": "https://api.example.com/v6/"}');
    expect((await loadRuntimeConfig()).apiUrl).toBe('https://api.example.com/v6');
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/config.json', { cache: 'no-cache' });
  });

  it('B-37 may be missing', async () => {
    answers(404, '<html>');
    expect((await loadRuntimeConfig()).apiUrl).toBe(`${window.location.origin}/api`);
  });

  it.each([
    [401, '{}', 'unread', 'config.json: HTTP 401'],
    [403, '{}', 'unread', 'config.json: HTTP 403'],
    [499, '{}', 'unread', 'config.json: HTTP 499'],
    [300, '{}', 'unread', 'config.json: HTTP 300'],
    [199, '{}', 'unread', 'config.json: HTTP 199'],
    [200, '{', 'json', 'config.json'],
    [299, '[]', 'object', 'config.json'],
  ])('B-37 with HTTP %i and %j it is %s', async (status, text, problem, message) => {
    answers(status, text);
    await expect(loadRuntimeConfig()).rejects.toMatchObject({ problem, message });
  });

  it.each([408, 429, 500, 502, 503, 599])(
    'PUB-58 with HTTP %i is not to be had, which is not its fault',
    async (status) => {
      answers(status, '{}');
      const failure: unknown = await loadRuntimeConfig().catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(ConfigUnavailable);
      expect(failure).not.toBeInstanceOf(ConfigError);
      expect(failure).toMatchObject({ message: `config.json: HTTP ${status}` });
    },
  );

  it('PUB-58 that nobody answers for is not to be had, whoever asked', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no line')));
    await expect(loadRuntimeConfig()).rejects.toThrow(new ConfigUnavailable('no line'));
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue('odd'));
    await expect(loadRuntimeConfig()).rejects.toThrow(new ConfigUnavailable('odd'));
    window.early = { config: Promise.reject(new Error('cut')), stop: () => undefined, fail: () => undefined };
    await expect(loadRuntimeConfig()).rejects.toThrow(new ConfigUnavailable('cut'));
  });

  it('PAIN-7.1 that was asked for early is not asked for again, but once', async () => {
    const fetched = answers(404, '');
    const stop = vi.fn();
    window.early = {
      config: Promise.resolve({ status: 200, text: '{"apiUrl": "https://early.example.com"}' }),
      stop,
      fail: () => undefined,
    };
    expect((await loadRuntimeConfig()).apiUrl).toBe('https://early.example.com');
    expect(fetched).not.toHaveBeenCalled();
    await loadRuntimeConfig();
    expect(fetched).toHaveBeenCalledOnce();
    stopPrefetched();
    expect(stop).toHaveBeenCalledOnce();
  });

  it('PAIN-7.1 nobody need have asked early', () => {
    expect(takePrefetched('refresh')).toBeUndefined();
    stopPrefetched();
    window.early = { stop: () => undefined, fail: () => undefined };
    expect(takePrefetched('refresh')).toBeUndefined();
  });
});

import axios, { AxiosError, AxiosHeaders, type AxiosRequestConfig, type InternalAxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { toFailure } from './errors';
import { withTimeouts } from './timeouts';

/** A wire that says how far it is when told so, and answers only then. */
let wire: InternalAxiosRequestConfig | null = null;
let answer: () => void = () => undefined;
const before = axios.defaults.adapter;

beforeEach(() => {
  vi.useFakeTimers();
  axios.defaults.adapter = (config) =>
    new Promise((resolve, reject) => {
      wire = config;
      answer = () => resolve({ data: {}, status: 200, statusText: 'OK', headers: {}, config });
      config.signal?.addEventListener?.('abort', () => reject(new axios.CanceledError()));
    });
});

afterEach(() => {
  if (before) axios.defaults.adapter = before;
});

const progress = (share: number) =>
  wire?.onUploadProgress?.({ loaded: share, total: 1, progress: share, bytes: 1, lengthComputable: true });

/** What has become of an upload so far. */
function upload(config: AxiosRequestConfig = {}) {
  const client = axios.create();
  client.interceptors.request.use(withTimeouts);
  const form = new FormData();
  form.append('medias', new File(['x'], 'x.txt'));
  const state = { ended: 'no' };
  client.post('http://backend.test/api/messages/1', form, config).then(
    () => (state.ended = 'answered'),
    (error: unknown) => (state.ended = toFailure(error).kind),
  );
  return state;
}

const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1_000);

describe('an upload', () => {
  it('PAIN-2.1 P-13 may take as long as it needs while it moves, and the server time with the whole file', async () => {
    const shares: number[] = [];
    const state = upload({ onUploadProgress: ({ progress: share }) => shares.push(share ?? 0) });
    for (const share of [0.1, 0.2, 0.5, 0.9, 1]) {
      await pass(55);
      progress(share);
    }
    await pass(170);
    expect([state.ended, shares]).toEqual(['no', [0.1, 0.2, 0.5, 0.9, 1]]);
    answer();
    await pass(1);
    expect(state.ended).toBe('answered');
    await pass(1_000);
    expect(state.ended).toBe('answered');
  });

  it('PAIN-2.1 PAIN-4.7 that stands still for a minute ends as one the network has lost', async () => {
    const state = upload();
    await pass(50);
    progress(0.4);
    await pass(59);
    expect(state.ended).toBe('no');
    await pass(2);
    expect(state.ended).toBe('network');
  });

  it('PAIN-2.1 that the server has whole and never answers ends as well', async () => {
    const state = upload();
    await pass(1);
    progress(1);
    await pass(179);
    expect(state.ended).toBe('no');
    await pass(2);
    expect(state.ended).toBe('network');
  });

  it('P-13 that somebody cancels is cancelled, before and while it goes out', async () => {
    const controller = new AbortController();
    const state = upload({ signal: controller.signal });
    await pass(1);
    controller.abort();
    await pass(1);
    expect(state.ended).toBe('cancelled');
    wire = null;
    const late = upload({ signal: controller.signal });
    await pass(1);
    expect([late.ended, wire]).toEqual(['cancelled', null]);
  });

  it('PAIN-2.1 that failed is told as what it was, and listens to nobody any more', async () => {
    const controller = new AbortController();
    const removed = vi.spyOn(controller.signal, 'removeEventListener');
    axios.defaults.adapter = () => Promise.reject(new AxiosError('no', AxiosError.ERR_BAD_OPTION));
    const state = upload({ signal: controller.signal });
    await pass(1);
    expect(state.ended).toBe('unknown');
    expect(removed.mock.calls.map(([name]) => name)).toContain('abort');
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe('any other call', () => {
  const config = (method: string, timeout?: number): InternalAxiosRequestConfig => ({
    method,
    headers: new AxiosHeaders(),
    ...(timeout === undefined ? {} : { timeout }),
  });

  it('PAIN-4.7 has half a minute to read and a whole one to change, unless it says otherwise', () => {
    expect(withTimeouts(config('get')).timeout).toBe(30_000);
    for (const method of ['post', 'put', 'delete']) expect(withTimeouts(config(method)).timeout).toBe(60_000);
    expect(withTimeouts(config('get', 0)).timeout).toBe(30_000);
    expect(withTimeouts(config('get', 5_000)).timeout).toBe(5_000);
    expect(withTimeouts(config('get')).adapter).toBeUndefined();
  });
});

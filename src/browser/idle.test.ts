import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchAhead, inIdleMoment, whenIdle } from './idle';

afterEach(() => {
  vi.useRealTimers();
});

describe('code fetched ahead', () => {
  it('B-09 what cannot be had stops nothing else and fails nowhere', async () => {
    vi.useFakeTimers();
    const failed = vi.fn();
    process.on('unhandledRejection', failed);
    const other = vi.fn(() => Promise.resolve());
    fetchAhead(() => Promise.reject(new Error('gone')), other);
    expect(other).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(other).toHaveBeenCalledOnce();
    vi.useRealTimers();
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(failed).not.toHaveBeenCalled();
    process.off('unhandledRejection', failed);
  });

  it('B-09 nothing is asked for without a network, nor once it is called off', async () => {
    vi.useFakeTimers();
    const load = vi.fn(() => Promise.resolve());
    fetchAhead(load)();
    await vi.advanceTimersByTimeAsync(5_000);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fetchAhead(load);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(load).not.toHaveBeenCalled();
  });
});

describe('an idle moment', () => {
  /** What waits for one. */
  let waiting = new Map<number, { act: () => void; timeout: number | undefined }>();
  const calm = (): void => {
    const acts = [...waiting.values()];
    waiting.clear();
    acts.forEach(({ act }) => act());
  };

  beforeEach(() => {
    vi.useFakeTimers();
    waiting = new Map();
    let handles = 0;
    vi.stubGlobal('requestIdleCallback', (act: () => void, options?: { timeout?: number }) => {
      handles += 1;
      waiting.set(handles, { act, timeout: options?.timeout });
      return handles;
    });
    vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.delete(handle));
  });

  it('B-09 is the browser’s, at the latest after the time given, and can be called off', () => {
    const act = vi.fn();
    const stop = inIdleMoment(act, 700);
    expect([...waiting.values()].map(({ timeout }) => timeout)).toEqual([700]);
    vi.advanceTimersByTime(10_000);
    expect(act).not.toHaveBeenCalled();
    stop();
    calm();
    expect(act).not.toHaveBeenCalled();
    inIdleMoment(act, 700);
    calm();
    expect(act).toHaveBeenCalledOnce();
  });

  it('B-09 must come twice, half a second apart, before the browser counts as idle; between the two it can be called off', () => {
    const act = vi.fn();
    whenIdle(act);
    calm();
    calm();
    vi.advanceTimersByTime(499);
    expect(waiting.size).toBe(0);
    vi.advanceTimersByTime(1);
    expect([...waiting.values()].map(({ timeout }) => timeout)).toEqual([4_000]);
    expect(act).not.toHaveBeenCalled();
    calm();
    expect(act).toHaveBeenCalledOnce();
    const [first, between, second] = [whenIdle(act), whenIdle(act), whenIdle(act)];
    first();
    expect(waiting.size).toBe(2);
    calm();
    between();
    vi.advanceTimersByTime(500);
    expect(waiting.size).toBe(1);
    second();
    calm();
    expect(act).toHaveBeenCalledOnce();
  });

  it('B-09 is a short wait where the browser knows none', () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const act = vi.fn();
    inIdleMoment(act, 700);
    inIdleMoment(act, 700, 50)();
    vi.advanceTimersByTime(299);
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(act).toHaveBeenCalledOnce();
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exclusively, hold, whenFree } from './locks';

const name = 'prosa-name';
const turns = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe.each(['Web Locks', 'leases'])('a name that one page holds, by %s', (kind) => {
  beforeEach(() => {
    if (kind === 'leases') vi.stubGlobal('navigator', { onLine: true });
  });

  it('SAFE-2 B-13 acts of one name wait for one another, and hand on what they found', async () => {
    const order: string[] = [];
    const act = (what: string, ms: number) => async () => {
      order.push(`${what} begins`);
      await new Promise((resolve) => setTimeout(resolve, ms));
      order.push(`${what} ends`);
      return what;
    };
    const both = Promise.all([exclusively(name, act('a', 500)), exclusively(name, act('b', 10))]);
    await turns(2_000);
    expect(await both).toEqual(['a', 'b']);
    expect(order).toEqual(['a begins', 'a ends', 'b begins', 'b ends']);
  });

  it('SAFE-2 B-13 an act that fails gives the name back', async () => {
    const failing = exclusively(name, () => Promise.reject(new Error('no'))).catch(String);
    await turns(200);
    expect(await failing).toBe('Error: no');
    const next = exclusively(name, () => Promise.resolve('next'));
    await turns(200);
    expect(await next).toBe('next');
  });

  it('SAFE-2 a name is held until it is released; then whoever waits has it, and only then', async () => {
    const one = hold(name);
    const heard: string[] = [];
    void one.held.then(() => heard.push('one'));
    await turns(200);
    const two = hold(name);
    void two.held.then(() => heard.push('two'));
    whenFree(name, () => heard.push('free'));
    const stop = whenFree(name, () => heard.push('never'));
    await turns(10_000);
    expect(heard).toEqual(['one']);
    stop();
    one.release();
    await turns(10_000);
    expect(heard).toEqual(['one', 'two']);
    two.release();
    await turns(10_000);
    expect(heard).toEqual(['one', 'two', 'free']);
  });
});

describe('leases, where a browser has no locks', () => {
  beforeEach(() => {
    vi.stubGlobal('navigator', { onLine: true });
  });
  const lease = (): string | null => localStorage.getItem(name);

  it('SAFE-2 run 90 s and are renewed every 20 s while their page lives', async () => {
    const { held, release } = hold(name);
    await turns(20);
    await held;
    const until = (): number => Number(lease()?.split(':')[0]) - Date.now();
    expect(until()).toBe(90_000 - 20);
    await turns(19_999);
    expect(until()).toBe(90_000 - 20 - 19_999);
    await turns(1);
    expect(until()).toBe(90_000);
    release();
    await turns();
    expect(lease()).toBeNull();
    await turns(60_000);
    expect(lease()).toBeNull();
  });

  it('SAFE-2 of a page that is gone run out', async () => {
    localStorage.setItem(name, `${Date.now() + 10_000}:gone`);
    const free = vi.fn();
    whenFree(name, free);
    await turns(9_000);
    expect(free).not.toHaveBeenCalled();
    await turns(3_100);
    expect(free).toHaveBeenCalledOnce();
    expect(lease()).toBeNull();
  });

  it('SAFE-2 that ends at this moment has ended', async () => {
    localStorage.setItem(name, `${Date.now()}:gone`);
    const free = vi.fn();
    whenFree(name, free);
    await turns(20);
    expect(free).toHaveBeenCalledOnce();
  });

  it('SAFE-17 that a clock ahead has written count as none', async () => {
    localStorage.setItem(name, `${Date.now() + 90_001}:ahead`);
    const free = vi.fn();
    whenFree(name, free);
    await turns(20);
    expect(free).toHaveBeenCalledOnce();
    localStorage.setItem(name, `${Date.now() + 90_000}:true`);
    whenFree(name, free);
    await turns(20);
    expect(free).toHaveBeenCalledOnce();
  });

  it('SAFE-2 that two pages take at once belong to the last to write, after a look', async () => {
    const free = vi.fn();
    whenFree(name, free);
    await turns(10);
    localStorage.setItem(name, `${Date.now() + 60_000}:other`);
    await turns(20);
    expect(free).not.toHaveBeenCalled();
    expect(lease()).toMatch(/:other$/);
  });

  it('SAFE-2 go with the page, come back with it, and never take away what is another page’s', async () => {
    const { held, release } = hold(name);
    await turns(20);
    await held;
    const mine = lease()?.split(':')[1];
    window.dispatchEvent(new Event('pagehide'));
    expect(lease()).toBeNull();
    window.dispatchEvent(new Event('pageshow'));
    expect(lease()?.split(':')[1]).toBe(mine);
    localStorage.setItem(name, `${Date.now() + 60_000}:other`);
    window.dispatchEvent(new Event('pagehide'));
    expect(lease()).toMatch(/:other$/);
    release();
    await turns();
    expect(lease()).toMatch(/:other$/);
    window.dispatchEvent(new Event('pageshow'));
    expect(lease()).toMatch(/:other$/);
  });

  it('SAFE-2 are not needed where nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => undefined);
    const done = exclusively(name, () => Promise.resolve('done'));
    await turns(20);
    expect(await done).toBe('done');
  });

  it('SAFE-2 a name given up before it was had is not taken', async () => {
    localStorage.setItem(name, `${Date.now() + 1_000}:gone`);
    const { release } = hold(name);
    release();
    await turns(5_000);
    expect(lease()).toMatch(/:gone$/);
  });
});

describe('Web Locks', () => {
  it('SAFE-2 need no lease', async () => {
    const stored = vi.spyOn(Storage.prototype, 'setItem');
    expect(await exclusively(name, () => Promise.resolve('done'))).toBe('done');
    const { held, release } = hold(name);
    await held;
    release();
    expect(stored).not.toHaveBeenCalled();
  });
});

describe('locks that may not be used', () => {
  it('SAFE-2 leave a page alone with what it keeps', async () => {
    vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error('forbidden')) } });
    const { held } = hold(name);
    await turns();
    expect(await held).toBeUndefined();
    expect(() => whenFree(name, () => undefined)()).not.toThrow();
    await turns();
  });
});

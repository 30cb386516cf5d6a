import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settingKeys } from '@/api/settings';
import { createStore } from '@/browser/createStore';
import type { SocketState } from '@/realtime/socket/socketManager';
import { keepCaughtUp } from './catchUp';

const state = createStore<SocketState>('idle');
let sayReady = (_missed: boolean): void => undefined;
const socket = {
  state,
  onReady: (listener: (missed: boolean) => void) => {
    sayReady = listener;
    return () => undefined;
  },
  nudge: () => undefined,
};
/** The longest wait between two readings, in milliseconds; the shortest is 14 s. */
const roundMs = 26_000;

let client: QueryClient;
let end = (): void => undefined;
/** Answers of the readings that are under way. */
let waiting: (() => void)[] = [];
let reads = 0;

beforeEach(async () => {
  vi.useFakeTimers();
  state.set('idle');
  waiting = [];
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const read = (): Promise<number> =>
    new Promise((resolve) => {
      reads += 1;
      waiting.push(() => resolve(reads));
    });
  const leave = new QueryObserver(client, { queryKey: settingKeys.all, queryFn: read }).subscribe(() => undefined);
  await answer();
  reads = 0;
  const stop = keepCaughtUp(client, socket, () => undefined);
  end = () => {
    stop();
    leave();
  };
});

afterEach(() => {
  end();
  client.clear();
  vi.useRealTimers();
});

/** All readings under way are answered. */
async function answer(): Promise<void> {
  for (const give of waiting.splice(0)) give();
  await vi.advanceTimersByTimeAsync(0);
}

describe('the word of the server', () => {
  it.each([
    ['first', false],
    ['after a gap', true],
  ])(
    'SAFE-1 RT-03 the %s one: what is on screen is read once more when the joins have arrived',
    async (_name, missed) => {
      const read = vi.fn(() => Promise.resolve(['row']));
      const list = { queryKey: ['tags', 'pages'], queryFn: read, meta: { keptByEvents: true } };
      const leave = new QueryObserver(client, list).subscribe(() => undefined);
      await vi.advanceTimersByTimeAsync(0);
      state.set('live');
      sayReady(missed);
      await vi.advanceTimersByTimeAsync(4_000);
      const atOnce = missed ? 2 : 1;
      expect(read).toHaveBeenCalledTimes(atOnce);
      await vi.advanceTimersByTimeAsync(4_000);
      expect(read).toHaveBeenCalledTimes(atOnce + 1);
      await answer();
      await vi.advanceTimersByTimeAsync(60_000);
      expect(read).toHaveBeenCalledTimes(atOnce + 1);
      leave();
    },
  );
});

describe('while no event may come', () => {
  it('PUB-56 what is on screen is read round by round', async () => {
    state.set('down');
    for (const round of [1, 2, 3]) {
      await vi.advanceTimersByTimeAsync(roundMs);
      expect(reads).toBe(round);
      await answer();
    }
    state.set('live');
    await vi.advanceTimersByTimeAsync(10 * roundMs);
    expect(reads).toBe(3);
  });

  it('PUB-56 one round of readings goes on after the connection came and went during one, and ends with the page', async () => {
    state.set('down');
    await vi.advanceTimersByTimeAsync(roundMs);
    state.set('live');
    state.set('down');
    await answer();
    reads = 0;
    const rounds = 10;
    for (let second = 0; second < (rounds * roundMs) / 1_000; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      await answer();
    }
    expect(reads).toBeGreaterThanOrEqual(rounds - 1);
    expect(reads).toBeLessThan(2 * rounds - 1);
    end();
    reads = 0;
    await vi.advanceTimersByTimeAsync(2 * roundMs);
    expect(reads).toBe(0);
  });
});

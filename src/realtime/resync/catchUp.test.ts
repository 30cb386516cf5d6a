import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settingKeys } from '@/api/settings';
import { createStore } from '@/browser/createStore';
import type { SocketState } from '@/realtime/socket/socketManager';
import { keepCaughtUp } from './catchUp';

const state = createStore<SocketState>('idle');
const socket = { state, onReady: () => () => undefined, nudge: () => undefined };
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

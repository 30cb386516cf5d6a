import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isUncertain } from '@/api/errors';
import { pauseInSession } from '@/api/pauseInSession';
import { spread, stepOf } from '@/lib/backoff';

interface Turn {
  running: Promise<void>;
  /** Begins when the running one ends. */
  next: Promise<void> | null;
}

const turnsByClient = new WeakMap<QueryClient, Map<string, Turn>>();

/**
 * One resync of a resource at a time; a second wish joins the first (PAIN-1.1), unless events were missed since the
 * first asked: then one more follows, however many wish for it (SAFE-7).
 */
export function once(
  client: QueryClient,
  key: QueryKey,
  afterDisconnect: boolean,
  act: () => Promise<void>,
): Promise<void> {
  const turns = turnsByClient.get(client) ?? new Map<string, Turn>();
  turnsByClient.set(client, turns);
  const id = JSON.stringify(key);
  const begin = (): Promise<void> => {
    const turn: Turn = { running: act(), next: null };
    turns.set(id, turn);
    const end = (): void => {
      if (turn.next === null) turns.delete(id);
    };
    turn.running.then(end, end);
    return turn.running;
  };
  const known = turns.get(id);
  if (!known) return begin();
  if (!afterDisconnect) return known.next ?? known.running;
  known.next ??= known.running.then(begin, begin);
  return known.next;
}

const againMs = [1_000, 2_000, 5_000] as const;

/** Waits before a further attempt, ever longer and never as long as others do (SAFE-7). @param attempt from 0 */
const rest = (attempt: number): Promise<void> => pauseInSession(spread(stepOf(againMs, attempt)));

/**
 * Reads until it is read or nobody looks any more: what no event told must not stay unknown because one answer got
 * lost on the way (SAFE-1).
 * @throws what is not a matter of time: a refusal, the end of the session
 */
export async function untilRead<T>(wanted: () => boolean, read: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await read();
    } catch (error) {
      if (!isUncertain(error)) throw error;
      await rest(attempt);
      if (!wanted()) throw error;
    }
  }
}

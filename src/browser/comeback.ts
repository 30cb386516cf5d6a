import { spread, stepOf } from '@/lib/backoff';
import { createEmitter } from './createStore';

/**
 * Says that the network or the server is back: what could not be loaded may be had now (REAL-6).
 * `onComeback` returns the function that ends the subscription.
 */
export const { emit: reportComeback, subscribe: onComeback } = createEmitter((emit) => {
  const handle = (): void => emit();
  window.addEventListener('online', handle);
  return () => window.removeEventListener('online', handle);
});

/** Waits between the attempts of `untilHad`, in milliseconds. */
const waitsMs = [2_000, 10_000, 60_000] as const;

/**
 * Loads what a page can do without for a while, and tries again until it has it: after a while, and at once when the
 * network or the server is back (DAY-78).
 */
export async function untilHad<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load();
    } catch {
      await new Promise<void>((resume) => {
        const go = (): void => {
          stop();
          clearTimeout(timer);
          resume();
        };
        const stop = onComeback(go);
        const timer = setTimeout(go, spread(stepOf(waitsMs, attempt)));
      });
    }
  }
}

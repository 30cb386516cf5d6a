const calmMs = 500;

/**
 * Calls `act` in an idle moment of the browser, at the latest after `timeoutMs` milliseconds.
 * @param blindMs when it is called in Safari, which knows no idle moments
 * @returns the way to call it off
 */
export function inIdleMoment(act: () => void, timeoutMs: number, blindMs = 300): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, blindMs);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(act, { timeout: timeoutMs });
  return () => window.cancelIdleCallback(handle);
}

/**
 * Runs once the browser has nothing better to do. A page that waits for its answers is idle for a moment too, so there
 * must be two such moments half a second apart; each comes at the latest after `timeoutMs` milliseconds.
 */
export function whenIdle(act: () => void, timeoutMs = 4_000): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let second: (() => void) | undefined;
  const first = inIdleMoment(() => {
    timer = setTimeout(() => {
      second = inIdleMoment(act, timeoutMs);
    }, calmMs);
  }, timeoutMs);
  return () => {
    first();
    clearTimeout(timer);
    second?.();
  };
}

/**
 * Fetches code ahead of the click which needs it, once the browser is idle. Without a network nothing is asked for; what
 * fails is fetched again, and told, when it is used (B-09).
 * @returns the way to call it off
 */
export const fetchAhead = (...loads: readonly (() => Promise<unknown>)[]): (() => void) =>
  whenIdle(() => {
    if (navigator.onLine) void Promise.allSettled(loads.map((load) => load()));
  });

/**
 * Runs once the browser has nothing better to do, at the latest after `timeoutMs` milliseconds: for code that is
 * fetched ahead of the click which needs it.
 * @returns the way to call it off
 */
export function whenIdle(act: () => void, timeoutMs = 4_000): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(act, 300);
    return () => clearTimeout(timer);
  }
  const handle = window.requestIdleCallback(act, { timeout: timeoutMs });
  return () => window.cancelIdleCallback(handle);
}

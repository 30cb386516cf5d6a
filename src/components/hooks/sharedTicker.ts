import { createEmitter } from '@/browser/createStore';

const tickMs = 30_000;

/**
 * Calls every half minute, by one timer for all who listen.
 * @returns the function that ends the subscription
 */
export const { subscribe: everyHalfMinute } = createEmitter((emit) => {
  const timer = setInterval(emit, tickMs);
  return () => clearInterval(timer);
});

/** Share by which a wait may differ, so that the pages of many people do not come back in one moment (SAFE-7). */
const jitter = 0.3;

/** A wait in milliseconds, up to 30 % shorter or longer. */
export const spread = (ms: number): number => ms * (1 - jitter + 2 * jitter * Math.random());

/**
 * The wait before an attempt: one after another, the last one for all that follow.
 * @param attempt counted from 0
 */
export const stepOf = (waitsMs: readonly [number, ...number[]], attempt: number): number =>
  waitsMs[Math.min(attempt, waitsMs.length - 1)] ?? waitsMs[0];

/**
 * How long after a failure something is read again by itself, in milliseconds.
 * @param failures so far, from 1: with each it takes longer, a minute at most
 */
export const rereadWait = (failures: number): number => spread(10_000) * Math.min(failures, 6);

import { createStore, type Readable } from '@/browser/createStore';

const minuteMs = 60_000;
/** As many moments of the server as are compared with this device's clock. */
const kept = 30;
/** So many agree before this device's clock is doubted: one may be of a message that was stored long ago. */
const enough = 3;

const samples: number[] = [];
const ahead = createStore(0);

/** How far the server's clock is ahead of this device's, in milliseconds: whole minutes, 0 below one (PUB-42). */
export const serverAhead: Readable<number> = ahead;

/**
 * Notes a moment by the server's clock that has just passed. What comes late makes the server look behind, so the
 * latest of several counts.
 * @param moment milliseconds since 1970; what is no number says nothing
 */
export function noteServerTime(moment: number): void {
  if (!Number.isFinite(moment)) return;
  samples.push(moment - Date.now());
  if (samples.length > kept) samples.shift();
  if (samples.length < enough) return;
  const off = Math.max(...samples);
  ahead.set(off - (off % minuteMs) || 0);
}

/** Now, by the server's clock as far as it is known, in milliseconds since 1970. */
export const serverNow = (): number => Date.now() + ahead.get();

/** What is known of another server says nothing of this one. */
export function forgetServerTime(): void {
  samples.length = 0;
  ahead.set(0);
}

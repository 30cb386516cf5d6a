import { pause } from '@/lib/pause';
import { readText, removeKey, writeText } from './storage';

/*
 * Names that one page of this browser holds at a time. Web Locks do that; where there are none (old browsers, pages
 * without https) a lease in local storage stands in for each: it is renewed while its page lives and runs out else.
 */

export interface Hold {
  /** Resolves when the name is held. */
  held: Promise<void>;
  release: () => void;
}

/** Longer than the minute for which browsers hold back the timers of a page in the background. */
const leaseMs = 90_000;
const renewMs = 20_000;
/** How soon a lease that is waited for is looked at again. */
const lookMs = { busy: 50, patient: 3_000 } as const;

const hasLocks = (): boolean => typeof navigator !== 'undefined' && 'locks' in navigator;

const newLease = (id: string): string => `${Date.now() + leaseMs}:${id}`;

/** Whether a lease still runs; one that would run longer than any can was written by a clock ahead (SAFE-17). */
function runs(lease: string | null): boolean {
  const left = Number((lease ?? '').split(':')[0]) - Date.now();
  return left > 0 && left <= leaseMs;
}

/** @returns the function that gives the lease back, or null when it was no longer wanted */
async function takeLease(name: string, every: number, wanted: () => boolean): Promise<(() => void) | null> {
  const id = String(Math.random());
  for (;;) {
    if (!wanted()) return null;
    if (!runs(readText(name))) {
      const lease = newLease(id);
      writeText(name, lease);
      await pause(20);
      // With storage forbidden nothing is ever read back; then no other page shares anything either.
      const seen = readText(name);
      if (seen === lease || seen === null) break;
    }
    await pause(every);
  }
  const renew = (): void => writeText(name, newLease(id));
  const drop = (): void => {
    if (readText(name)?.endsWith(`:${id}`)) removeKey(name);
  };
  const timer = setInterval(renew, renewMs);
  window.addEventListener('pagehide', drop);
  window.addEventListener('pageshow', renew);
  return () => {
    clearInterval(timer);
    window.removeEventListener('pagehide', drop);
    window.removeEventListener('pageshow', renew);
    drop();
  };
}

/** Does something that only one page may do at a time, when its turn has come. */
export async function exclusively<T>(name: string, act: () => Promise<T>): Promise<T> {
  if (hasLocks()) return navigator.locks.request(name, act);
  const giveBack = await takeLease(name, lookMs.busy, () => true);
  try {
    return await act();
  } finally {
    giveBack?.();
  }
}

/** Holds a name from now on, until it is released or the page is gone. */
export function hold(name: string): Hold {
  let released = false;
  let release = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    release = () => {
      released = true;
      resolve();
    };
  });
  const held = new Promise<void>((resolve) => {
    const keep = (): Promise<void> => {
      resolve();
      return ended;
    };
    const request = hasLocks()
      ? navigator.locks.request(name, keep)
      : takeLease(name, lookMs.busy, () => !released).then((giveBack) => keep().then(() => giveBack?.()));
    // A page that may not use locks is alone with what it keeps.
    request.catch(() => resolve());
  });
  return { held, release: () => release() };
}

/**
 * Waits until nobody holds a name (any more) and does something that only one of those who wait does at a time.
 * @returns the way to call it off
 */
export function whenFree(name: string, act: () => void): () => void {
  const giveUp = new AbortController();
  const { signal } = giveUp;
  if (hasLocks()) {
    navigator.locks.request(name, { signal }, () => act()).catch(() => undefined);
  } else {
    void takeLease(name, lookMs.patient, () => !signal.aborted).then((giveBack) => {
      if (!giveBack) return;
      act();
      giveBack();
    });
  }
  return () => giveUp.abort();
}

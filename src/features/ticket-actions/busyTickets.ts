import { useSyncExternalStore } from 'react';

const busy = new Set<number>();
const listeners = new Set<() => void>();

function tell(): void {
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const isBusyTicket = (id: number): boolean => busy.has(id);

/**
 * Runs one action per ticket at a time, wherever its buttons stand: a second click on the row or in the header does
 * nothing (B-07).
 */
export async function whileBusy(id: number, act: () => Promise<boolean>): Promise<boolean> {
  if (busy.has(id)) return false;
  busy.add(id);
  tell();
  try {
    return await act();
  } finally {
    busy.delete(id);
    tell();
  }
}

/** Whether an action of this one ticket is under way; other tickets do not wake the caller. */
export const useBusyTicket = (id: number): boolean => useSyncExternalStore(subscribe, () => busy.has(id));

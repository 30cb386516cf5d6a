import { createStore } from '@/browser/createStore';
import { useStore } from '@/browser/useStore';

const busy = createStore<ReadonlySet<number>>(new Set());

export const isBusyTicket = (id: number): boolean => busy.get().has(id);

/**
 * Runs one action per ticket at a time, wherever its buttons stand: a second click on the row or in the header does
 * nothing (B-07).
 */
export async function whileBusy(id: number, act: () => Promise<boolean>): Promise<boolean> {
  if (isBusyTicket(id)) return false;
  busy.update((ids) => new Set([...ids, id]));
  try {
    return await act();
  } finally {
    busy.update((ids) => new Set([...ids].filter((other) => other !== id)));
  }
}

/** Whether an action of this one ticket is under way; other tickets do not wake the caller. */
export const useBusyTicket = (id: number): boolean => useStore(busy, (ids) => ids.has(id));

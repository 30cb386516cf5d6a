import { createStore } from '@/browser/createStore';
import { useStore } from '@/browser/useStore';

const busy = createStore<ReadonlySet<number>>(new Set());

export const isBusyTicket = (id: number): boolean => busy.get().has(id);

/** What is to follow the action of a ticket that is under way. */
const followers = new Map<number, (isDone: boolean) => void>();

/**
 * Has something done once the action of a ticket that is under way has succeeded or not, whatever is open by then; what
 * was to follow before is replaced.
 * @returns whether an action is under way; nothing follows where none is
 */
export function afterBusy(id: number, act: (isDone: boolean) => void): boolean {
  const isBusy = isBusyTicket(id);
  if (isBusy) followers.set(id, act);
  return isBusy;
}

/**
 * Runs one action per ticket at a time, wherever its buttons stand: a second click on the row or in the header does
 * nothing (B-07).
 */
export async function whileBusy(id: number, act: () => Promise<boolean>): Promise<boolean> {
  if (isBusyTicket(id)) return false;
  busy.update((ids) => new Set([...ids, id]));
  let isDone = false;
  try {
    isDone = await act();
    return isDone;
  } finally {
    busy.update((ids) => new Set([...ids].filter((other) => other !== id)));
    const follow = followers.get(id);
    followers.delete(id);
    follow?.(isDone);
  }
}

/** Whether an action of this one ticket is under way; other tickets do not wake the caller. */
export const useBusyTicket = (id: number): boolean => useStore(busy, (ids) => ids.has(id));

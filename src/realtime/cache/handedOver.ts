import { getSession } from '@/api/session';
import type { Store } from '@/browser/createStore';
import { storedPreference } from '@/browser/storedPreference';
import { useStore } from '@/browser/useStore';

/** More than anybody leaves unopened. */
const kept = 100;

const stores = new Map<string, Store<readonly number[]>>();

/** What the person of the session was handed and has not opened yet. */
function handedOver(): Store<readonly number[]> {
  const session = getSession();
  const key = session ? `handed-over:${session.companyId}:${session.userId}` : 'handed-over';
  const store =
    stores.get(key) ??
    storedPreference<readonly number[]>(
      key,
      (text) => (text ?? '').split(' ').filter(Boolean).map(Number),
      (ids) => ids.join(' '),
    );
  stores.set(key, store);
  return store;
}

/** Marks a conversation that somebody has handed to this person, in every tab and over a reload (REAL-5). */
export function markHandedOver(ticketId: number): void {
  const store = handedOver();
  if (!store.get().includes(ticketId)) store.update((ids) => [ticketId, ...ids].slice(0, kept));
}

/** It has been opened, changed by this person, or is somebody else's by now. */
export function clearHandedOver(ticketId: number): void {
  const store = handedOver();
  if (store.get().includes(ticketId)) store.update((ids) => ids.filter((id) => id !== ticketId));
}

/** Whether a conversation was handed to this person and has not been opened since (REAL-5). */
export const useHandedOver = (ticketId: number): boolean => useStore(handedOver(), (ids) => ids.includes(ticketId));

import { useSyncExternalStore } from 'react';
import type { Readable } from './createStore';

/**
 * The value of a store, or the part of it that a component shows: it is drawn anew only when that part changes.
 * @param select gives the same part (`Object.is`) as long as the value is the same
 */
export function useStore<T>(store: Readable<T>): T;
export function useStore<T, P>(store: Readable<T>, select: (value: T) => P): P;
export function useStore<T, P>({ get, subscribe }: Readable<T>, select?: (value: T) => P): T | P {
  return useSyncExternalStore(subscribe, () => (select ? select(get()) : get()));
}

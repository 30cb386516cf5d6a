import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

const fresh = new WeakMap<QueryClient, Set<string>>();

/** Marks a list as read before the page that shows it was drawn. */
export function markPrefetched(client: QueryClient, key: QueryKey): void {
  const known = fresh.get(client) ?? new Set<string>();
  fresh.set(client, known.add(hashKey(key)));
}

/** Whether a list that is shown for the first time was read ahead: nothing can have been missed off screen. */
export const takePrefetchedMark = (client: QueryClient, key: QueryKey): boolean =>
  fresh.get(client)?.delete(hashKey(key)) ?? false;

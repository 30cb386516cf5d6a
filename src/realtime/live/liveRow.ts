import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { DataOf, PartOf } from '@/api/typedKeys';
import type { PatchBatch } from '@/realtime/cache/frameBatch';
import type { EventName, EventPayloads } from '@/realtime/socket/events';
import type { Viewer } from './ticketLists';

/** Hears an event under all of its wire names. @returns the function that ends it */
export type Listen = <E extends EventName>(event: E, handler: (payload: EventPayloads[E]) => void) => () => void;

/** What rows work on: the cache, who looks at it, and the ways to change it. */
export interface Live {
  client: QueryClient;
  viewer: Viewer;
  /** Patches every query under a prefix, with all else of this frame. */
  add: PatchBatch['add'];
  /** Reads the queries under a key again soon. */
  reread: (key: QueryKey) => void;
}

/** A row of the live table: what one event does to the cache. */
export interface LiveRow {
  event: EventName;
  attach: (on: Listen, live: Live) => () => void;
}

interface LivePatch<E extends EventName, Key extends QueryKey> {
  event: E;
  /** What it changes: every query under a key, which may depend on the event; null where it changes nothing. */
  key: Key | ((event: EventPayloads[E]) => Key | null);
  /** @param part what follows `key` in the key of the query, such as the filters of a list */
  patch: (data: DataOf<Key>, event: EventPayloads[E], part: PartOf<Key>, live: Live) => DataOf<Key>;
}

/** A row whose event carries all that changes. The patch must be idempotent: an event may come twice. */
export const liveRow = <E extends EventName, Key extends QueryKey>({
  event,
  key,
  patch,
}: LivePatch<E, Key>): LiveRow => ({
  event,
  attach: (on, live) =>
    on(event, (payload) => {
      const prefix = typeof key === 'function' ? key(payload) : key;
      if (prefix !== null) live.add(prefix, (data, part) => patch(data, payload, part, live));
    }),
});

/** A row whose event says that something changed, and not what: the queries under the keys are read again soon. */
export const rereadRow = <E extends EventName>(
  event: E,
  keys: (payload: EventPayloads[E]) => readonly QueryKey[],
): LiveRow => ({
  event,
  attach: (on, live) => on(event, (payload) => keys(payload).forEach(live.reread)),
});

import { hashKey, notifyManager, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import type { DataOf, PartOf } from '@/api/typedKeys';

/**
 * Changes cached data, or returns it untouched; must be idempotent, since it may be applied twice.
 * @param part what follows the prefix in the key of the query, such as the filters of a list
 */
export type Patch<Data = unknown, Part = unknown> = (data: Data, part: Part) => Data;

/** A patch that is still to be written to the queries under a prefix. */
export interface PendingWrite {
  prefix: QueryKey;
  patch: (data: unknown, key: QueryKey) => unknown;
}

/** What is cached under a typed key came from the query of that key, so it is taken to be of its type: here alone. */
const isOf = <T>(_cached: unknown): _cached is T => true;

/** A patch of the types that a prefix names, as a write that no longer knows them. */
export const toWrite = <Key extends QueryKey>(prefix: Key, patch: Patch<DataOf<Key>, PartOf<Key>>): PendingWrite => ({
  prefix,
  patch: (data, key) => {
    const part = key[prefix.length];
    return isOf<DataOf<Key>>(data) && isOf<PartOf<Key>>(part) ? patch(data, part) : data;
  },
});

/** What is cached under a prefix, query by query. */
export const cachedUnder = <Key extends QueryKey>(client: QueryClient, prefix: Key): DataOf<Key>[] =>
  client
    .getQueriesData({ queryKey: prefix })
    .flatMap(([, data]) => (data !== undefined && isOf<DataOf<Key>>(data) ? [data] : []));

/** The queries under a prefix, each with the part of its key that follows: the filters of a list, an id. */
export const queriesUnder = <Key extends QueryKey>(
  client: QueryClient,
  prefix: Key,
): { query: Query; part: PartOf<Key> }[] =>
  client
    .getQueryCache()
    .findAll({ queryKey: prefix })
    .flatMap((query) => {
      const part = query.queryKey[prefix.length];
      return isOf<PartOf<Key>>(part) ? [{ query, part }] : [];
    });

interface Replay {
  key: QueryKey;
  writes: PendingWrite[];
}

const replaysByClient = new WeakMap<QueryClient, Map<string, Replay>>();

/** Writes made while a query was fetching, which are repeated, in order, over the data that the fetch brings. */
function replaysOf(client: QueryClient): Map<string, Replay> {
  const known = replaysByClient.get(client);
  if (known) return known;
  const replays = new Map<string, Replay>();
  replaysByClient.set(client, replays);
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'removed') replays.delete(query.queryHash);
    if (type !== 'updated' || query.state.fetchStatus !== 'idle') return;
    const replay = replays.get(query.queryHash);
    if (!replay) return;
    replays.delete(query.queryHash);
    writeQuery(client, replay.key, replay.writes);
  });
  return replays;
}

/** A patch that stumbles over odd data leaves it as it was; the others still count. */
function patched(data: unknown, key: QueryKey, { patch }: PendingWrite): unknown {
  try {
    return patch(data, key);
  } catch (error) {
    console.error('patch', error);
    return data;
  }
}

function writeQuery(client: QueryClient, key: QueryKey, writes: readonly PendingWrite[]): void {
  const before = client.getQueryData<unknown>(key);
  if (before === undefined) return;
  const after = writes.reduce<unknown>((data, write) => patched(data, key, write), before);
  if (after !== before) client.setQueryData(key, after);
}

/** What is read beside the library, by the hash of its key; one resync of a key runs at a time (untilRead.ts). */
const recordings = new WeakMap<QueryClient, Map<string, Replay>>();

/**
 * Records what is written to a query while it is read beside the library (a resync). An event of that time may concern
 * a row which only the answer brings, in an older state (SAFE-4).
 * @returns ends the recording; what it returns repeats the writes
 */
export function recordWrites(client: QueryClient, key: QueryKey): () => () => void {
  const hash = hashKey(key);
  const replay: Replay = { key, writes: [] };
  const all = recordings.get(client) ?? new Map<string, Replay>();
  recordings.set(client, all.set(hash, replay));
  return () => {
    all.delete(hash);
    return () => writeQuery(client, key, replay.writes);
  };
}

/** Writes each query once, with all the patches that concern it in their order, and notifies of all of them at once. */
export function applyWrites(client: QueryClient, writes: readonly PendingWrite[]): void {
  const replays = replaysOf(client);
  const cache = client.getQueryCache();
  const found = new Map<QueryKey, Query[]>();
  const work = new Map<Query, PendingWrite[]>();
  for (const write of writes) {
    const queries = found.get(write.prefix) ?? cache.findAll({ queryKey: write.prefix });
    found.set(write.prefix, queries);
    for (const query of queries) {
      const others = work.get(query);
      if (others) others.push(write);
      else work.set(query, [write]);
    }
  }
  notifyManager.batch(() => {
    for (const [query, queryWrites] of work) {
      if (query.state.fetchStatus !== 'idle') {
        const replay = replays.get(query.queryHash);
        if (replay) replay.writes.push(...queryWrites);
        else replays.set(query.queryHash, { key: query.queryKey, writes: [...queryWrites] });
      }
      recordings
        .get(client)
        ?.get(query.queryHash)
        ?.writes.push(...queryWrites);
      writeQuery(client, query.queryKey, queryWrites);
    }
  });
}

/**
 * The only live writer to the cache. Every query under `prefix` is patched at once; one that is fetching (or
 * paused) is patched again when it settles, because an answer captured before the event would overwrite it
 * (docs/architecture.md, The flow of data).
 */
export const patchQueries = <Key extends QueryKey>(
  client: QueryClient,
  prefix: Key,
  ...patches: Patch<DataOf<Key>, PartOf<Key>>[]
): void =>
  applyWrites(
    client,
    patches.map((patch) => toWrite(prefix, patch)),
  );

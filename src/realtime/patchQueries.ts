import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Changes cached data, or returns it untouched; must be idempotent, since it may be applied twice. */
export type Patch = (data: unknown, key: QueryKey) => unknown;

interface Held {
  key: QueryKey;
  patches: Patch[];
}

const heldByClient = new WeakMap<QueryClient, Map<string, Held>>();

/** Replays what arrived while a query was fetching, in order, over the data that the fetch brought. */
function heldOf(client: QueryClient): Map<string, Held> {
  const known = heldByClient.get(client);
  if (known) return known;
  const held = new Map<string, Held>();
  heldByClient.set(client, held);
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'removed') held.delete(query.queryHash);
    if (type !== 'updated' || query.state.fetchStatus !== 'idle') return;
    const waiting = held.get(query.queryHash);
    if (!waiting) return;
    held.delete(query.queryHash);
    apply(client, waiting.key, waiting.patches);
  });
  return held;
}

/** A patch that stumbles over odd data leaves it as it was; the others still count. */
function patched(data: unknown, key: QueryKey, patch: Patch): unknown {
  try {
    return patch(data, key);
  } catch (error) {
    console.error('patch', error);
    return data;
  }
}

function apply(client: QueryClient, key: QueryKey, patches: readonly Patch[]): void {
  const before = client.getQueryData<unknown>(key);
  if (before === undefined) return;
  const after = patches.reduce<unknown>((data, patch) => patched(data, key, patch), before);
  if (after !== before) client.setQueryData(key, after);
}

/**
 * The only live writer to the cache. Every query under `prefix` is patched at once; one that is fetching (or
 * paused) is patched again when it settles, because an answer captured before the event would overwrite it
 * (docs/architecture.md, The flow of data).
 */
export function patchQueries(client: QueryClient, prefix: QueryKey, ...patches: Patch[]): void {
  const held = heldOf(client);
  for (const query of client.getQueryCache().findAll({ queryKey: prefix })) {
    if (query.state.fetchStatus !== 'idle') {
      const waiting = held.get(query.queryHash);
      if (waiting) waiting.patches.push(...patches);
      else held.set(query.queryHash, { key: query.queryKey, patches: [...patches] });
    }
    apply(client, query.queryKey, patches);
  }
}

export interface PatchBatch {
  add: (prefix: QueryKey, patch: Patch) => void;
  flush: () => void;
  dispose: () => void;
}

/** Collects the patches of one frame, so that a storm of events costs one write per query (EXPERIENCE, section 8). */
export function createPatchBatch(client: QueryClient): PatchBatch {
  let waiting: { prefix: QueryKey; patches: Patch[] }[] = [];
  let frame: number | null = null;
  let timer: ReturnType<typeof setTimeout> | null = null;

  const cancel = (): void => {
    if (frame !== null) cancelAnimationFrame(frame);
    if (timer !== null) clearTimeout(timer);
    frame = null;
    timer = null;
  };
  const flush = (): void => {
    cancel();
    const batch = waiting;
    waiting = [];
    for (const { prefix, patches } of batch) patchQueries(client, prefix, ...patches);
  };
  return {
    add: (prefix, patch) => {
      const last = waiting.at(-1);
      if (last?.prefix === prefix) last.patches.push(patch);
      else waiting.push({ prefix, patches: [patch] });
      if (frame !== null || timer !== null) return;
      frame = requestAnimationFrame(flush);
      // A hidden tab gets no frames; its data must stay true all the same.
      timer = setTimeout(flush, 100);
    },
    flush,
    dispose: () => {
      cancel();
      waiting = [];
    },
  };
}

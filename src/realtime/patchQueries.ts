import { notifyManager, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { inIdleMoment } from '@/lib/whenIdle';

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

interface Step {
  prefix: QueryKey;
  patches: readonly Patch[];
}

/** Writes each query once, with all the steps that concern it in their order, and tells of all of them at once. */
function applySteps(client: QueryClient, steps: readonly Step[]): void {
  const held = heldOf(client);
  const cache = client.getQueryCache();
  const found = new Map<QueryKey, Query[]>();
  const work = new Map<Query, Patch[]>();
  for (const { prefix, patches } of steps) {
    const queries = found.get(prefix) ?? cache.findAll({ queryKey: prefix });
    found.set(prefix, queries);
    for (const query of queries) {
      const waiting = work.get(query);
      if (waiting) waiting.push(...patches);
      else work.set(query, [...patches]);
    }
  }
  notifyManager.batch(() => {
    for (const [query, patches] of work) {
      if (query.state.fetchStatus !== 'idle') {
        const waiting = held.get(query.queryHash);
        if (waiting) waiting.patches.push(...patches);
        else held.set(query.queryHash, { key: query.queryKey, patches: [...patches] });
      }
      apply(client, query.queryKey, patches);
    }
  });
}

/**
 * The only live writer to the cache. Every query under `prefix` is patched at once; one that is fetching (or
 * paused) is patched again when it settles, because an answer captured before the event would overwrite it
 * (docs/architecture.md, The flow of data).
 */
export const patchQueries = (client: QueryClient, prefix: QueryKey, ...patches: Patch[]): void =>
  applySteps(client, [{ prefix, patches }]);

export interface PatchBatch {
  add: (prefix: QueryKey, patch: Patch) => void;
  flush: () => void;
  dispose: () => void;
}

/** Frames cheaper than this, in milliseconds, leave enough to whoever types. */
const cheapMs = 12;
const longestRestMs = 250;
/** However busy the machine is, what happened shows after this long. */
const patienceMs = 750;
/** A hidden tab gets no frames, and its data must stay true all the same; a slow one gets its frame. */
const frameMs = () => (document.hidden ? 100 : 400);

/**
 * Collects the patches of one frame, so that a storm of events costs one write per query and one drawing
 * (docs/architecture.md, Budgets). After a frame that was dear the next one is kept away for as long as it took, and
 * until there is nothing else to do: on a slow machine events have half of its time at most, and what is typed
 * meanwhile shows at once.
 */
export function createPatchBatch(client: QueryClient): PatchBatch {
  let waiting: Step[] = [];
  /** Calls off what is to come. */
  let cancel: (() => void) | null = null;
  let restUntil = 0;
  let drawn: MessageChannel | null = null;

  /** A message posted in a frame arrives when the frame has been drawn. */
  const restAfter = (start: number): void => {
    drawn ??= new MessageChannel();
    drawn.port1.onmessage = () => {
      const now = performance.now();
      const took = now - start;
      restUntil = took < cheapMs ? 0 : now + Math.min(took, longestRestMs);
    };
    drawn.port2.postMessage(null);
  };
  const stop = (): void => {
    cancel?.();
    cancel = null;
  };
  const flush = (): void => {
    stop();
    if (waiting.length === 0) return;
    const steps = waiting;
    waiting = [];
    restAfter(performance.now());
    applySteps(client, steps);
  };
  const nextFrame = (): void => {
    const frame = requestAnimationFrame(flush);
    const timer = setTimeout(flush, frameMs());
    cancel = () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  };
  const whenRested = (rest: number): void => {
    const timer = setTimeout(() => {
      cancel = inIdleMoment(nextFrame, patienceMs, 0);
    }, rest);
    cancel = () => clearTimeout(timer);
  };
  return {
    add: (prefix, patch) => {
      waiting.push({ prefix, patches: [patch] });
      if (cancel) return;
      const rest = restUntil - performance.now();
      if (rest > 0) whenRested(rest);
      else nextFrame();
    },
    flush,
    dispose: () => {
      stop();
      drawn?.port1.close();
      drawn = null;
      waiting = [];
    },
  };
}

import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query';

/** Many events within this time read a list again once. */
const gatherMs = 500;

export interface Rereads {
  /** Marks the queries under a key as stale at once, and reads those on screen again after `gatherMs`. */
  add: (queryKey: QueryKey) => void;
  dispose: () => void;
}

/** Reads again what an event changed without telling how. */
export function createRereads(client: QueryClient): Rereads {
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  return {
    add: (queryKey) => {
      const id = hashKey(queryKey);
      if (timers.has(id)) return;
      void client.invalidateQueries({ queryKey, refetchType: 'none' });
      const reread = () => {
        timers.delete(id);
        void client.invalidateQueries({ queryKey });
      };
      timers.set(id, setTimeout(reread, gatherMs));
    },
    dispose: () => {
      timers.forEach((timer) => clearTimeout(timer));
      timers.clear();
    },
  };
}

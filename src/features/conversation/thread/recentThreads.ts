import type { Query, QueryClient } from '@tanstack/react-query';
import type { ConversationAdapter } from '../conversationAdapter';

/** Conversations kept ready for a quick return; more would only grow the memory (docs/performance.md). */
const keep = 20;

const leftAt = new WeakMap<Query, number>();
let turn = 0;

/** Remembers when a conversation was left and forgets the oldest ones beyond the limit. */
export function forgetOldThreads(client: QueryClient, keys: ConversationAdapter['keys'], leftId: number): void {
  const cache = client.getQueryCache();
  const left = cache.find({ queryKey: keys.thread(leftId), exact: true });
  turn += 1;
  if (left) leftAt.set(left, turn);
  const idle = cache
    .findAll({ queryKey: keys.all })
    .filter((query) => query === left || !query.isActive())
    .toSorted((a, b) => (leftAt.get(b) ?? 0) - (leftAt.get(a) ?? 0));
  for (const query of idle.slice(keep)) cache.remove(query);
}

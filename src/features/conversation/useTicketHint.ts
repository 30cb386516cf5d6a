import { use, useSyncExternalStore } from 'react';
import { useDraftStore } from './drafts';
import { OutboxContext } from './outboxContext';

export interface TicketHint {
  kind: 'draft' | 'failed';
  text: string;
}

const never = (): (() => void) => () => undefined;

/** What a list row says instead of the last message: an unsent message first, then a draft (B-01, B-02). */
export function useTicketHint(ticketId: number): TicketHint | null {
  const outbox = use(OutboxContext);
  const store = useDraftStore();
  const failed = useSyncExternalStore(outbox?.subscribe ?? never, () => {
    const entry = outbox?.entriesOf(ticketId).find(({ status }) => status === 'failed' || status === 'unknown');
    return entry ? entry.body || (entry.fileName ?? '') : null;
  });
  const draft = useSyncExternalStore(store.subscribeAtRest, () => store.get(ticketId).text.trim());
  if (failed !== null) return { kind: 'failed', text: failed };
  return draft === '' ? null : { kind: 'draft', text: draft };
}

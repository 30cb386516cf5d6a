import type { Message } from '@/api/messages';
import { use, useCallback, useMemo, useSyncExternalStore } from 'react';
import { isUnsent, type OutboxEntry, type OutboxFile } from './outbox';
import { OutboxContext, type Outbox } from './outboxContext';

export interface TicketOutbox {
  /** In the order in which they were written. */
  entries: readonly OutboxEntry[];
  sendText: (body: string, quoted: Message | null) => void;
  sendFiles: (files: readonly OutboxFile[]) => void;
  /** Sends a failed or unknown entry again, after looking for its echo. */
  retry: (id: string) => void;
  discard: Outbox['discard'];
  /** Stops an upload; the file stays as failed. */
  cancel: (id: string) => void;
}

const noEntries: readonly OutboxEntry[] = [];

function useWholeOutbox(): Outbox {
  const outbox = use(OutboxContext);
  if (!outbox) throw new Error('the outbox needs OutboxProvider');
  return outbox;
}

/** What may be done from anywhere, with any conversation. */
export const useOutboxActions = (): Omit<Outbox, 'subscribe' | 'entriesOf'> => useWholeOutbox();

/** What is on its way out is waited for this long, in milliseconds. */
const goesOutMs = 3_000;

/** @returns null while it is not known yet */
function isAllOut(entries: readonly OutboxEntry[]): boolean | null {
  if (entries.some(isUnsent)) return false;
  return entries.every(({ status }) => status === 'answered') || null;
}

/**
 * Tells whether all that was written in a conversation has gone out, after a wait of up to 3 s for what is on its way.
 * Nothing is to overtake it: closed before its last answer, a ticket would open another one with that answer's echo
 * (DAY-77).
 */
export function useAllOut(): (ticketId: number) => Promise<boolean> {
  const outbox = useWholeOutbox();
  return useCallback(
    (ticketId) =>
      new Promise((resolve) => {
        const settle = (isOut: boolean): void => {
          stop();
          clearTimeout(timer);
          resolve(isOut);
        };
        const look = (): void => {
          const isOut = isAllOut(outbox.entriesOf(ticketId));
          if (isOut !== null) settle(isOut);
        };
        const stop = outbox.subscribe(look);
        const timer = setTimeout(() => settle(false), goesOutMs);
        look();
      }),
    [outbox],
  );
}

/** What is on its way out of one conversation (B-02). */
export function useOutbox(ticketId: number): TicketOutbox {
  const outbox = useWholeOutbox();
  const subscribe = useCallback((changed: () => void) => outbox.subscribe(changed), [outbox]);
  const entries = useSyncExternalStore(subscribe, () => outbox.entriesOf(ticketId) ?? noEntries);
  return useMemo(
    () => ({
      entries,
      sendText: (body, quoted) => outbox.sendText(ticketId, body, quoted),
      sendFiles: (files) => outbox.sendFiles(ticketId, files),
      retry: outbox.retry,
      discard: outbox.discard,
      cancel: outbox.cancel,
    }),
    [entries, outbox, ticketId],
  );
}

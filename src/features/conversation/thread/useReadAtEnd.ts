import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Message } from '@/api/messages';
import { useVisible } from '@/components/hooks/useVisible';
import { resyncThread } from '@/realtime/resync/resync';

/** How long a new message stands on screen before it counts as read, in milliseconds. */
const readMs = 1_000;

/**
 * What is received into one's own conversation while it stands open, in sight and at its end is read there. The server
 * learns it by the call it has for that, once for all that comes within a second; its event takes it out of row, bell
 * and title (DAY-69, contract 4.4).
 * @param reads whether the conversation is one's own and its end is in sight
 */
export function useReadAtEnd(ticketId: number, messages: readonly Message[], reads: boolean): void {
  const client = useQueryClient();
  const visible = useVisible();
  const newest = messages.findLast(({ fromMe }) => !fromMe)?.id;
  /** The newest that reading the conversation has shown. */
  const [read, setRead] = useState(newest);
  useEffect(() => {
    if (!reads || !visible || newest === undefined || newest === read) return undefined;
    const timer = setTimeout(() => {
      setRead(newest);
      // Where nobody answers, the next message or the next opening tells it.
      void resyncThread(client, ticketId).catch(() => undefined);
    }, readMs);
    return () => clearTimeout(timer);
  }, [client, ticketId, newest, read, reads, visible]);
}

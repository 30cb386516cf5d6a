import { useEffect, useEffectEvent, useRef } from 'react';
import type { Ticket } from '@/api/tickets';
import { useStore } from '@/browser/useStore';
import { useLiveGap } from '@/contexts/SocketContext';
import { mayBeBehind } from '@/realtime/resync/catchUp';

const newest = (tickets: readonly Ticket[]): string =>
  tickets.reduce((time, { updatedAt }) => (updatedAt > time ? updatedAt : time), '');

/** What two readings of the same tickets differ in: `before` is the older one. */
type NewsOf = (before: readonly Ticket[], now: readonly Ticket[]) => Ticket[];

/**
 * Conversations with more unread than they had, changed after everything that was known then: a further page brings
 * older ones, which tell of nothing.
 */
export const moreUnread: NewsOf = (before, now) => {
  const since = newest(before);
  const unread = new Map(before.map(({ id, unreadMessages }) => [id, unreadMessages ?? 0]));
  return now.filter(
    ({ id, updatedAt, unreadMessages }) => updatedAt > since && (unreadMessages ?? 0) > (unread.get(id) ?? 0),
  );
};

/** Conversations with unread that have none now, or are gone. */
export const readSince: NewsOf = (before, now) => {
  const unread = new Set(now.flatMap(({ id, unreadMessages }) => (unreadMessages ? id : [])));
  return before.filter(({ id, unreadMessages }) => unreadMessages && !unread.has(id));
};

/** Conversations that were not there; both readings are whole. */
export const added: NewsOf = (before, now) => {
  const known = new Set(before.map(({ id }) => id));
  return now.filter(({ id }) => !known.has(id));
};

/**
 * While no event may come, and of the time in which none came, news is told by what is read (PUB-56).
 * @param tickets as they were read last; null while they are not known
 * @param newsOf what a reading tells that the one before did not
 * @param tell hears of that, where it is anything
 */
export function useToldByReadings(
  tickets: readonly Ticket[] | null,
  newsOf: NewsOf,
  tell: (news: readonly Ticket[]) => void,
): void {
  const isGap = useLiveGap();
  const isBehind = useStore(mayBeBehind);
  const blind = isGap || isBehind;
  const known = useRef<readonly Ticket[] | null>(null);
  const tellOf = useEffectEvent((before: readonly Ticket[], now: readonly Ticket[]): void => {
    const news = newsOf(before, now);
    if (news.length > 0) tell(news);
  });
  useEffect(() => {
    const before = known.current;
    known.current = tickets;
    if (before !== null && tickets !== null && blind) tellOf(before, tickets);
  }, [tickets, blind]);
}

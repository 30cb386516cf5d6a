import { useEffect, useEffectEvent, useRef } from 'react';
import { byActivity, type Ticket } from '@/api/tickets';
import { useStore } from '@/browser/useStore';
import { useLiveGap } from '@/contexts/SocketContext';
import { mayBeBehind } from '@/realtime/resync/catchUp';

const newest = (tickets: readonly Ticket[]): string =>
  tickets.reduce((time, { updatedAt }) => (updatedAt > time ? updatedAt : time), '');

/**
 * While no event may come, and of the time in which none came, new messages are told by what is read (PUB-56): a
 * conversation with more unread than it had, changed after everything that was known then. A further page brings older
 * ones, which tell of nothing.
 * @param tickets those with unread messages; null while they are not known
 * @param tell hears of the one that changed last; several at once are one alert
 */
export function useToldByReadings(tickets: readonly Ticket[] | null, tell: (ticket: Ticket) => void): void {
  const isGap = useLiveGap();
  const isBehind = useStore(mayBeBehind);
  const blind = isGap || isBehind;
  const known = useRef<readonly Ticket[] | null>(null);
  const tellOf = useEffectEvent(tell);
  useEffect(() => {
    const before = known.current;
    known.current = tickets;
    if (before === null || tickets === null || !blind) return;
    const since = newest(before);
    const unread = new Map(before.map(({ id, unreadMessages }) => [id, unreadMessages ?? 0]));
    const [fresh] = tickets
      .filter(({ id, updatedAt, unreadMessages }) => updatedAt > since && (unreadMessages ?? 0) > (unread.get(id) ?? 0))
      .toSorted(byActivity);
    if (fresh) tellOf(fresh);
  }, [tickets, blind]);
}

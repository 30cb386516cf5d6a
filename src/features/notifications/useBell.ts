import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { ticketList, ticketsOf, type Ticket, type TicketFilters } from '@/api/tickets';
import { useViewer } from '@/contexts/AuthContext';
import type { Viewer } from '@/realtime/ticketLists';

/** Beyond this many the badge says 99+ anyway. */
const enough = 100;

/** The one query of the bell (contract 6.2). */
export const bellFilters = (viewer: Viewer): TicketFilters => ({
  withUnreadMessages: true,
  showAll: false,
  queueIds: viewer.queueIds,
});

/**
 * Pending tickets are for those with allTicket (H-10). A message on a closed conversation carries a ticket that still
 * says `closed` and is about to be pending (contract 4.4, row 3), so only `open` counts as open.
 */
export const ringsFor = (ticket: Ticket, viewer: Viewer): boolean => ticket.status === 'open' || viewer.allTicket;

export interface Bell {
  tickets: Ticket[];
  count: number;
  state: 'loading' | 'failed' | 'ready';
  retry: () => void;
}

/** Tickets with unread messages: badge, title, favicon and list are made from this one answer (H-09, H-10, B-11). */
export function useBell(): Bell {
  const viewer = useViewer();
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...ticketList(bellFilters(viewer)),
    select: ticketsOf,
  });
  const tickets = useMemo(() => data?.filter((ticket) => ringsFor(ticket, viewer)) ?? [], [data, viewer]);
  const wantsMore = hasNextPage && !isFetchingNextPage && !isError && tickets.length < enough;
  useEffect(() => {
    if (wantsMore) void fetchNextPage();
  }, [wantsMore, fetchNextPage]);

  const waiting = isError ? 'failed' : 'loading';
  return { tickets, count: tickets.length, state: data ? 'ready' : waiting, retry: () => void refetch() };
}

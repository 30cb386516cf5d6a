import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { ticketList, ticketsOf, type Ticket, type TicketFilters, type TicketList } from '@/api/tickets';
import { useViewer } from '@/contexts/AuthContext';
import type { Viewer } from '@/realtime/ticketLists';

/** Beyond this many the badge says 99+ anyway. */
const enough = 100;
/** Pages read without being asked for: a busy company has dozens, most of them waiting tickets (docs/architecture.md, Budgets). */
const freePages = 3;

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
  /** Of the tickets listed; with `hasMore` there may be others. */
  count: number;
  /** Older pages have not been read. */
  hasMore: boolean;
  loadMore: () => void;
  loadingMore: boolean;
  state: 'loading' | 'failed' | 'ready';
  retry: () => void;
}

const read = (list: TicketList) => ({ rows: ticketsOf(list), pages: list.pages.length });

/**
 * Tickets with unread messages: badge, title, favicon and list are made from this one answer (H-09, H-10, B-11). The
 * newest pages come by themselves and events keep them true; older ones are read when asked for.
 */
export function useBell(): Bell {
  const viewer = useViewer();
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    ...ticketList(bellFilters(viewer)),
    select: read,
  });
  const tickets = useMemo(() => data?.rows.filter((ticket) => ringsFor(ticket, viewer)) ?? [], [data, viewer]);
  const pages = data?.pages ?? 0;
  const free = pages > 0 && pages < freePages && tickets.length < enough;
  const wantsMore = free && hasNextPage && !isFetchingNextPage && !isError;
  useEffect(() => {
    // Named by the page it follows: a quick answer may come before the wish has been seen to end.
    if (wantsMore && pages > 0) void fetchNextPage();
  }, [wantsMore, pages, fetchNextPage]);

  const waiting = isError ? 'failed' : 'loading';
  return {
    tickets,
    count: tickets.length,
    hasMore: hasNextPage,
    loadMore: () => void fetchNextPage(),
    loadingMore: isFetchingNextPage,
    state: data ? 'ready' : waiting,
    retry: () => void refetch(),
  };
}

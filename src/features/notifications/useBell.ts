import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { byActivity, ticketList, ticketsOf, type Ticket, type TicketFilters, type TicketList } from '@/api/tickets';
import { stateOfQuery } from '@/components/feedback/stateOfQuery';
import { useViewer } from '@/contexts/AuthContext';
import { isComplete, type Viewer } from '@/realtime/live/ticketLists';

/** Beyond this many the badge says 99+ anyway. */
const enough = 100;
/** Pages read without being asked for: a busy company has dozens, most of them waiting tickets (docs/performance.md). */
const freePages = 3;

/** The one query of the bell (contract 6.2). */
const bellFilters = (viewer: Viewer): TicketFilters => ({
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
  retry: () => Promise<unknown>;
  /** All of one's own conversations, read or not, as far as the inbox has read them; null while some are not known. */
  own: readonly Ticket[] | null;
}

/** An agent's own conversations, read or not: the same query as that of the inbox. */
const ownFilters = ({ queueIds }: Viewer): TicketFilters => ({ status: 'open', showAll: false, queueIds });

const read = (list: TicketList) => ({
  rows: ticketsOf(list),
  pages: list.pages.length,
  whole: isComplete(list),
  /** The server takes the last page for the end; where pages overlap only the next, empty one proves it. */
  ending: list.pages.at(-1)?.hasMore === false,
});

interface OwnUnread {
  /** All of them, read or not; null while some are not known. */
  all: readonly Ticket[] | null;
  unread: readonly Ticket[];
  /** All of them are known. */
  whole: boolean;
  /** They are being read for the first time. */
  awaited: boolean;
}

const notAsked = { unread: [], whole: false, awaited: false };

/**
 * What rings for those who do not see waiting tickets, where these crowd it out of the bell's pages: unread ones among
 * the own conversations, which are few and in the inbox read already (REAL-18, DAY-68).
 */
function useOwnUnread(viewer: Viewer, wanted: boolean): OwnUnread {
  'use no memo';
  const enabled = wanted && !viewer.allTicket;
  const { data, hasNextPage, isPending, isError } = useInfiniteQuery({
    ...ticketList(ownFilters(viewer)),
    enabled,
    select: read,
  });
  const unread = useMemo(() => data?.rows.filter(({ unreadMessages }) => (unreadMessages ?? 0) > 0) ?? [], [data]);
  const whole = data !== undefined && (data.whole || !hasNextPage);
  const all = whole ? data.rows : null;
  return enabled ? { all, unread, whole, awaited: isPending && !isError } : { all, ...notAsked };
}

/** Each once, one's own first. */
function joined(own: readonly Ticket[], found: readonly Ticket[], { id: viewerId }: Viewer): Ticket[] {
  const all = new Map([...found, ...own].map((ticket) => [ticket.id, ticket]));
  const strangers = ({ userId }: Ticket): number => (userId === viewerId ? 0 : 1);
  return [...all.values()].toSorted((a, b) => strangers(a) - strangers(b) || byActivity(a, b));
}

const nothing = { pages: 0, whole: false, ending: false };

/**
 * Tickets with unread messages: badge, title, favicon and list are made from this one answer (H-09, H-10, B-11). The
 * newest pages come by themselves and events keep them true; older ones are read when asked for.
 */
export function useBell(): Bell {
  const viewer = useViewer();
  const query = useInfiniteQuery({ ...ticketList(bellFilters(viewer)), select: read });
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const found = useMemo(() => data?.rows.filter((ticket) => ringsFor(ticket, viewer)) ?? [], [data, viewer]);
  const { pages, whole, ending } = data ?? nothing;
  const unsure = hasNextPage && !whole;
  const own = useOwnUnread(viewer, unsure);
  const free =
    pages > 0 && found.length < enough && (pages < freePages || (ending && !whole)) && !own.whole && !own.awaited;
  const wantsMore = free && hasNextPage && !isFetchingNextPage && !isError;
  useEffect(() => {
    // Named by the page it follows: a quick answer may come before the wish has been seen to end.
    if (wantsMore && pages > 0) void fetchNextPage();
  }, [wantsMore, pages, fetchNextPage]);

  const tickets = useMemo(
    () => (own.whole ? [...own.unread] : joined(own.unread, found, viewer)),
    [own.whole, own.unread, found, viewer],
  );

  return {
    tickets,
    count: tickets.length,
    hasMore: unsure && !own.whole,
    loadMore: () => void fetchNextPage(),
    loadingMore: isFetchingNextPage,
    state: stateOfQuery(query),
    retry: () => query.refetch(),
    own: own.all,
  };
}

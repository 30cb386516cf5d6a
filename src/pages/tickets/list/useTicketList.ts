import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { logDefect } from '@/api/errors';
import { ticketKeys, ticketList, ticketsOf, ticketTotal, type Ticket, type TicketFilters } from '@/api/tickets';
import { stateOfQuery } from '@/components/feedback/stateOfQuery';
import { useSession, useViewer } from '@/contexts/AuthContext';
import { rereadWait } from '@/lib/backoff';
import { can } from '@/lib/permissions';
import { useMoreFailed } from '@/lists/useMoreFailed';
import { takePrefetchedMark } from '@/realtime/resync/prefetchedKeys';
import { resyncTicketList } from '@/realtime/resync/resync';
import { seesUnassigned, type Viewer } from '@/realtime/live/ticketLists';
import { visibleTickets } from './filtersByList';

/** The same object as long as its content is equal, so that equal filters stay one list. */
function useDeepStable<T>(value: T): T {
  const key = JSON.stringify(value);
  const [held, setHeld] = useState({ key, value });
  if (held.key === key) return held.value;
  setHeld({ key, value });
  return value;
}

export interface TicketListState {
  /** The same object as long as it is the same list. */
  filters: TicketFilters;
  state: 'loading' | 'failed' | 'empty' | 'ready';
  tickets: Ticket[];
  /**
   * How many tickets of the list the viewer may see, kept by events; null until known (T-42, contract 7.39). Its rows
   * once all are here; before that the server's count, unless that may hold some that stay hidden (REAL-15).
   */
  count: number | null;
  /** There may be more than `count`. */
  atLeast: boolean;
  hasMore: boolean;
  loadingMore: boolean;
  moreFailed: boolean;
  /** Too many pages without a row to see have come: further ones are read on request (SAFE-7). */
  paused: boolean;
  refreshing: boolean;
  /** There is more, and no page is on its way. */
  mayAsk: boolean;
  /** Called near the end of the list. */
  loadMore: () => void;
  /** Continues a paused reading. */
  readOn: () => void;
  retry: () => Promise<unknown>;
}

/** Pages in a row without a visible row before reading pauses. */
const barrenPages = 5;

/**
 * One list of tickets: pages, live changes and what the viewer may see of them (T-09, T-13 to T-16).
 * @param blocked what it needs first could not be read: the way to read that again
 * @param whole all its pages are wanted
 */
export function useTicketList(
  wanted: TicketFilters,
  enabled: boolean,
  blocked: (() => Promise<unknown>) | null = null,
  whole = false,
): TicketListState {
  const client = useQueryClient();
  const viewer = useViewer();
  const { user } = useSession();
  const mayShowAll = can(user, 'tickets-manager:showall');
  const filters = useDeepStable(wanted);
  const query = useInfiniteQuery({ ...ticketList(filters), enabled });
  const { data, hasNextPage, isFetching, isFetchingNextPage, isError, isFetchNextPageError } = query;
  const { fetchNextPage, refetch } = query;

  // A list shown again may have missed events while it was off screen (contract 4.4).
  useEffect(() => {
    if (enabled && !takePrefetchedMark(client, ticketKeys.list(filters)))
      resyncTicketList(client, filters).catch((error: unknown) => logDefect('resync', error));
  }, [client, filters, enabled]);

  const all = useMemo(() => (data ? ticketsOf(data) : []), [data]);
  const tickets = useMemo(() => visibleTickets(all, filters, viewer, mayShowAll), [all, filters, viewer, mayShowAll]);

  const pages = data?.pages.length ?? 0;
  // How many of the last pages, since more was asked for, had no visible row.
  const [asked, setAsked] = useState(0);
  const barren = useMemo(() => {
    const seen = new Set(tickets.map(({ id }) => id));
    const last = data?.pages.findLastIndex((page) => page.tickets.some(({ id }) => seen.has(id))) ?? -1;
    return pages - 1 - Math.max(last, asked - 1);
  }, [data, pages, tickets, asked]);
  const paused = hasNextPage && barren >= barrenPages;

  const nextFailed = useMoreFailed(filters, pages, isFetchNextPageError);
  const moreFailed = data !== undefined && (isError || nextFailed);

  const mayAsk = hasNextPage && !isFetching && !moreFailed && !paused;
  const loadMore = (): void => {
    // What failed is asked for again by its button: the end of the list, still in view, would ask without end.
    if (mayAsk) void fetchNextPage();
  };

  // A page of which nothing may be seen is not the end (PAIN-1.10). Where the server takes a page for the last one and
  // counts more all the same, tags have filled it, or the count is out of date: the next page tells (contract 7.12, DAY-68).
  const readsOn = mayAsk && (whole || tickets.length === 0 || data?.pages.at(-1)?.hasMore === false);
  useEffect(() => {
    if (readsOn) void fetchNextPage();
  }, [readsOn, fetchNextPage]);

  const facts =
    data === undefined
      ? query
      : { data: hasNextPage || isError ? undefined : data, isError: moreFailed, errorUpdateCount: 0 };
  // Nothing is on screen then but that failure, and no end of a list that somebody might reach (B-09).
  const { errorUpdateCount } = query;
  const isStuck = nextFailed && tickets.length === 0;
  useEffect(() => {
    if (!isStuck) return undefined;
    const timer = setTimeout(() => void fetchNextPage(), rereadWait(errorUpdateCount));
    return () => clearTimeout(timer);
  }, [isStuck, errorUpdateCount, fetchNextPage]);

  const filled = tickets.length > 0 || paused;
  const state = filled ? 'ready' : stateOfQuery(facts, true);
  const atLeast = hasNextPage && mayHide({ filters, viewer, hidden: all.length - tickets.length });
  const known = !hasNextPage || atLeast ? tickets.length : Math.max(tickets.length, data ? ticketTotal(data.pages) : 0);
  return {
    filters,
    state: blocked ? 'failed' : state,
    tickets,
    count: data === undefined || (atLeast && known === 0) ? null : known,
    atLeast,
    hasMore: hasNextPage,
    loadingMore: isFetchingNextPage,
    moreFailed,
    paused,
    refreshing: isFetching && !isFetchingNextPage && data !== undefined,
    mayAsk,
    loadMore,
    readOn: () => {
      setAsked(pages);
      void fetchNextPage();
    },
    retry: blocked ?? (() => (data === undefined ? refetch() : fetchNextPage())),
  };
}

/** Whether the server's count may hold tickets that stay hidden: of those that wait, the ones without a queue (T-15). */
function mayHide({ filters, viewer, hidden }: { filters: TicketFilters; viewer: Viewer; hidden: number }): boolean {
  return hidden > 0 || (filters.status === 'pending' && !seesUnassigned(viewer));
}

import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { ticketKeys, ticketList, ticketsOf, ticketTotal, type Ticket, type TicketFilters } from '@/api/tickets';
import { useSession, useViewer } from '@/contexts/AuthContext';
import { can } from '@/lib/permissions';
import { takeAhead } from '@/realtime/readAhead';
import { resyncTicketList } from '@/realtime/resync';
import { visibleTickets } from './listFilters';
import { useEqual } from './useEqual';

export interface TicketListState {
  state: 'loading' | 'failed' | 'empty' | 'ready';
  tickets: Ticket[];
  /** Rows on the server less the hidden ones, kept by events; null until known (T-42, contract 7.39). */
  count: number | null;
  hasMore: boolean;
  loadingMore: boolean;
  moreFailed: boolean;
  refreshing: boolean;
  loadMore: () => void;
  retry: () => void;
}

/**
 * One list of tickets: pages, live changes and what the viewer may see of them (T-09, T-13 to T-16).
 * @param blocked what it needs first could not be read: the way to read that again
 */
export function useTicketList(
  wanted: TicketFilters,
  enabled: boolean,
  blocked: (() => void) | null = null,
): TicketListState {
  const client = useQueryClient();
  const viewer = useViewer();
  const { user } = useSession();
  const mayShowAll = can(user, 'tickets-manager:showall');
  const filters = useEqual(wanted);
  const query = useInfiniteQuery({ ...ticketList(filters), enabled });
  const { data, hasNextPage, isFetching, isFetchingNextPage, isError, fetchNextPage, refetch } = query;

  // A list shown again may have missed events while it was off screen (contract 4.4).
  useEffect(() => {
    if (enabled && !takeAhead(client, ticketKeys.list(filters)))
      resyncTicketList(client, filters).catch((error: unknown) => console.warn('resync', error));
  }, [client, filters, enabled]);

  const all = useMemo(() => (data ? ticketsOf(data) : []), [data]);
  const tickets = useMemo(() => visibleTickets(all, filters, viewer, mayShowAll), [all, filters, viewer, mayShowAll]);

  const loadMore = (): void => {
    // What failed is asked for again by its button: the end of the list, still in view, would ask without end.
    if (hasNextPage && !isFetching && !isError) void fetchNextPage();
  };

  // A page of which nothing may be seen is not the end (PAIN-1.10).
  const barren = tickets.length === 0 && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (barren) void fetchNextPage();
  }, [barren, fetchNextPage]);

  const state = stateOf({
    known: data !== undefined,
    failed: isError,
    rows: tickets.length,
    more: hasNextPage,
  });
  const total = data && ticketTotal(data.pages);
  return {
    state: blocked ? 'failed' : state,
    tickets,
    count: total === undefined ? null : Math.max(tickets.length, total - (all.length - tickets.length)),
    hasMore: hasNextPage,
    loadingMore: isFetchingNextPage,
    moreFailed: isError && data !== undefined,
    refreshing: isFetching && !isFetchingNextPage && data !== undefined,
    loadMore,
    retry: blocked ?? (() => void (data === undefined ? refetch() : fetchNextPage())),
  };
}

function stateOf(list: { known: boolean; failed: boolean; rows: number; more: boolean }): TicketListState['state'] {
  if (list.rows > 0) return 'ready';
  if (list.failed) return 'failed';
  if (!list.known || list.more) return 'loading';
  return 'empty';
}

import { queryOptions } from '@tanstack/react-query';
import { listTickets, ticketKeys } from './tickets';

const freshMs = 30_000;

/** Tickets of every status whose contact or messages hold a text: one page, outside the lists that events keep. */
export const ticketFind = (searchParam: string, queueIds: readonly number[]) =>
  queryOptions({
    queryKey: [...ticketKeys.all, 'find', searchParam, queueIds],
    queryFn: async ({ signal }) => {
      const filters = { searchParam, queueIds, showAll: true };
      return (await listTickets(filters, { page: 1, seen: 0 }, signal)).tickets;
    },
    staleTime: freshMs,
  });

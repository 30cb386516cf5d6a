import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { ticketList, type TicketStatus } from '@/api/tickets';

/**
 * Whether the company has tickets of a status, as its list in the inbox has them, kept by the same events.
 * @param queueIds all of the company's, as the list names them; null: not known yet
 * @param ask whether to read what the page has not read
 * @returns null until known
 */
export function useAnyTicket(status: TicketStatus, queueIds: readonly number[] | null, ask: boolean): boolean | null {
  const { data } = useInfiniteQuery({
    ...ticketList({ status, showAll: true, queueIds: queueIds ?? [] }),
    enabled: ask && queueIds !== null,
    // A further queue asks for another list.
    placeholderData: keepPreviousData,
  });
  return data ? data.pages.some(({ tickets }) => tickets.length > 0) : null;
}

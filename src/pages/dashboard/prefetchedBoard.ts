import type { QueryClient } from '@tanstack/react-query';
import { boardQuery, dayCountsQuery, userCountsQuery } from '@/api/dashboard';
import { calendarDay } from '@/lib/dueDate';
import { boardQueryOf, filterOf, problemOf, rangeOf } from './period';

/**
 * Asks for the numbers of the dashboard beside its code, with the keys of `useDashboard`.
 * @param search query string of the address
 */
export async function prefetchBoard(client: QueryClient, search: string): Promise<void> {
  const today = calendarDay(new Date());
  const filter = filterOf(new URLSearchParams(search), today);
  if (problemOf(filter) !== null) return;
  const range = rangeOf(filter, today);
  await Promise.allSettled([
    client.query(boardQuery(boardQueryOf(filter, today))),
    client.query(dayCountsQuery(range)),
    client.query(userCountsQuery(range)),
  ]);
}

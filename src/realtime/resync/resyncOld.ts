import type { Query, QueryClient } from '@tanstack/react-query';
import { ticketKeys, type TicketList } from '@/api/tickets';
import { spread } from '@/lib/backoff';
import { queriesUnder } from '@/realtime/cache/patchQueries';
import { resyncTicketList, unread } from './resync';

/** For so long a page of tickets stands without being read again, up to 30 % more or less. */
const oldMs = 180_000;

const dueAt = new WeakMap<Query, number>();

/** Whether a query on screen is to be read again; then its next turn is set. @param pages that are loaded of it */
function isDue(query: Query, pages: number): boolean {
  if (!query.isActive() || query.state.data === undefined) return false;
  const due = dueAt.get(query);
  const now = Date.now();
  if (due !== undefined && now < due) return false;
  dueAt.set(query, now + spread(oldMs) * Math.max(1, pages));
  return due !== undefined;
}

/**
 * Reads again, now and then, what is on screen of tickets. Of some changes no event tells: an agent whose queue loses a
 * waiting conversation hears nothing, nor does anybody of one that the server closes or hands to a queue by itself
 * (contract 4.4, rows 5, 6 and 15).
 */
export function resyncOld(client: QueryClient): void {
  for (const { query, part: filters } of queriesUnder(client, ticketKeys.lists())) {
    const pages = client.getQueryData<TicketList>(query.queryKey)?.pages.length ?? 0;
    if (isDue(query, pages)) void resyncTicketList(client, filters, true).catch(unread);
  }
  for (const { query } of queriesUnder(client, ticketKeys.details())) {
    if (isDue(query, 1)) void client.invalidateQueries({ queryKey: query.queryKey, exact: true });
  }
}

import type { QueryClient } from '@tanstack/react-query';
import { ticketKeys, type Ticket } from '@/api/tickets';
import { isRecord } from '@/lib/storage';
import { patchQueries, type Patch } from './patchQueries';
import { isList, toFilters } from './resync';
import { isOutdated } from './ticketNews';
import { mergeTicket } from './mergeTicket';
import { findTicket, mapTickets, removeTicket, upsertTicket, type Viewer } from './ticketLists';

const isTicket = (data: unknown): data is Ticket => isRecord(data) && 'uuid' in data && 'status' in data;

/**
 * The answer of an own action into every list and the open conversation, as its event would (B-10, PAIN-1.2). An answer
 * that comes later than the events of what happened since is left out.
 */
export function putTicket(client: QueryClient, ticket: Ticket, viewer: Viewer): void {
  if (isOutdated(client, ticket)) return;
  const intoList: Patch = (data, key) => {
    const part = key[2];
    return isList(data) && isRecord(part) ? upsertTicket(data, ticket, toFilters(part), viewer) : data;
  };
  patchQueries(client, ticketKeys.lists(), intoList);
  patchQueries(client, ticketKeys.details(), (data) =>
    isTicket(data) && data.id === ticket.id ? mergeTicket(data, ticket) : data,
  );
}

/** What an own action changed of a ticket without saying so in an answer or an event, wherever the ticket is shown. */
export function changeTicket(client: QueryClient, id: number, change: (ticket: Ticket) => Ticket): void {
  const map = (ticket: Ticket): Ticket => (ticket.id === id ? change(ticket) : ticket);
  patchQueries(client, ticketKeys.lists(), (data) => (isList(data) ? mapTickets(data, map) : data));
  patchQueries(client, ticketKeys.details(), (data) => (isTicket(data) ? map(data) : data));
}

/** A ticket deleted by us out of every list (T-53). */
export function dropTicket(client: QueryClient, id: number): void {
  patchQueries(client, ticketKeys.lists(), (data) => (isList(data) ? removeTicket(data, id) : data));
}

/** A ticket as it stands in any list or open conversation, before the patches of this frame. */
export function cachedTicket(client: QueryClient, id: number): Ticket | undefined {
  const open = client.getQueriesData<unknown>({ queryKey: ticketKeys.details() }).map(([, data]) => data);
  const shown = open.filter(isTicket).find((ticket) => ticket.id === id);
  if (shown) return shown;
  for (const [, data] of client.getQueriesData<unknown>({ queryKey: ticketKeys.lists() })) {
    const ticket = isList(data) ? findTicket(data, id) : undefined;
    if (ticket) return ticket;
  }
  return undefined;
}

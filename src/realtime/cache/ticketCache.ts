import type { QueryClient } from '@tanstack/react-query';
import { ticketKeys, ticketsOf, type Ticket, type TicketList } from '@/api/tickets';
import { findTicket, mapTickets, removeTicket, upsertTicket, type Viewer } from '@/realtime/live/ticketLists';
import { mergeNewer } from './mergeTicket';
import { cachedUnder, patchQueries } from './patchQueries';
import { isStale } from './ticketVersions';

/**
 * The answer of an own action into every list and the open conversation, as its event would (B-10, PAIN-1.2). An answer
 * that comes later than the events of what happened since is left out.
 */
export function putTicket(client: QueryClient, ticket: Ticket, viewer: Viewer): void {
  if (isStale(client, ticket)) return;
  patchQueries(client, ticketKeys.lists(), (list, filters) => upsertTicket(list, ticket, filters, viewer));
  putDetail(client, ticket);
}

/** What was read of a ticket into its open conversation, unless an event has told something newer since (SAFE-13). */
export const putDetail = (client: QueryClient, ticket: Ticket): void =>
  patchQueries(client, ticketKeys.details(), (known) => (known.id === ticket.id ? mergeNewer(known, ticket) : known));

/** What an own action changed of a ticket without saying so in an answer or an event, wherever the ticket is shown. */
export function changeTicket(client: QueryClient, id: number, change: (ticket: Ticket) => Ticket): void {
  const map = (ticket: Ticket): Ticket => (ticket.id === id ? change(ticket) : ticket);
  patchQueries(client, ticketKeys.lists(), (list) => mapTickets(list, map));
  patchQueries(client, ticketKeys.details(), map);
}

/** A ticket deleted by us out of every list (T-53). */
export const dropTicket = (client: QueryClient, id: number): void =>
  patchQueries(client, ticketKeys.lists(), (list) => removeTicket(list, id));

/** Every ticket list that is cached. */
export const cachedLists = (client: QueryClient): TicketList[] => cachedUnder(client, ticketKeys.lists());

/** A ticket as it stands in any list, by its uuid. */
export function listedTicket(client: QueryClient, uuid: string): Ticket | undefined {
  for (const list of cachedLists(client)) {
    const ticket = ticketsOf(list).find((row) => row.uuid === uuid);
    if (ticket) return ticket;
  }
  return undefined;
}

/** A ticket as it stands in any list or open conversation, before the patches of this frame. */
export function cachedTicket(client: QueryClient, id: number): Ticket | undefined {
  const open = cachedUnder(client, ticketKeys.details()).find((ticket) => ticket.id === id);
  if (open) return open;
  for (const list of cachedLists(client)) {
    const ticket = findTicket(list, id);
    if (ticket) return ticket;
  }
  return undefined;
}

import type { QueryClient } from '@tanstack/react-query';
import type { Ticket } from '@/api/tickets';
import type { AppMessageEvent, TicketEvent } from './events';

const told = new WeakMap<QueryClient, Map<number, string>>();

/** Later than any time: the ticket is gone until an event tells of it anew. */
const gone = '~';

/** Remembers how new the last thing is that an event told of a ticket, wherever the ticket went. */
export function noteTicket(client: QueryClient, event: TicketEvent | AppMessageEvent): void {
  const news = told.get(client) ?? new Map<number, string>();
  told.set(client, news);
  if ('message' in event) {
    if (event.action === 'create') news.set(event.ticket.id, event.ticket.updatedAt);
  } else if (event.action === 'update') news.set(event.ticket.id, event.ticket.updatedAt);
  else if (event.action === 'delete') news.set(Number(event.ticketId), gone);
}

/** Whether an answer is older than what an event has told of this ticket since (PAIN-1.1, PAIN-1.5). */
export const isOutdated = (client: QueryClient, { id, updatedAt }: Ticket): boolean =>
  (told.get(client)?.get(id) ?? '') > updatedAt;

/** After a gap nobody knows what became of the tickets that had gone. */
export const forgetNews = (client: QueryClient): void => void told.delete(client);

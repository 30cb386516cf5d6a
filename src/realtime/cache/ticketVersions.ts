import type { QueryClient } from '@tanstack/react-query';
import type { Ticket } from '@/api/tickets';
import type { AppMessageEvent, TicketEvent } from '@/realtime/socket/events';

const told = new WeakMap<QueryClient, Map<number, string>>();

type Listener = (ticket: Ticket) => void;
const listeners = new WeakMap<QueryClient, Set<Listener>>();

/** Later than any time: the ticket is gone until an event tells of it anew. */
const gone = '~';

/** An event that comes late makes nothing older (SAFE-13); whatever tells of a ticket that was gone brings it back. */
function keepNewest(news: Map<number, string>, { id, updatedAt }: Ticket): void {
  const known = news.get(id);
  if (known === undefined || known === gone || updatedAt > known) news.set(id, updatedAt);
}

const heard = new WeakMap<QueryClient, Map<number, number>>();

/**
 * Whether the customer of a ticket has written, as the live channel told this page.
 * @param since in milliseconds, as `performance.now()`
 */
export const hasWrittenSince = (client: QueryClient, ticketId: number, since: number): boolean =>
  (heard.get(client)?.get(ticketId) ?? Number.NEGATIVE_INFINITY) >= since;

function note(known: typeof heard, client: QueryClient, ticketId: number, moment: number): void {
  const moments = known.get(client) ?? new Map<number, number>();
  known.set(client, moments.set(ticketId, moment));
}

/** Which event told last that a ticket was read, where nothing has come in since; the event carries no time. */
const readings = new WeakMap<QueryClient, Map<number, number>>();
/** Counted, since of two moments of the clock that are equal nobody knows which came first. */
let readingsTold = 0;

/** Remembers how new the last thing is that an event told of a ticket, wherever the ticket went. */
export function recordVersion(client: QueryClient, event: TicketEvent | AppMessageEvent): void {
  const news = told.get(client) ?? new Map<number, string>();
  told.set(client, news);
  if ('message' in event) {
    if (event.action !== 'create') return;
    keepNewest(news, event.ticket);
    if (event.message.fromMe) return;
    note(heard, client, event.ticket.id, performance.now());
    readings.get(client)?.delete(event.ticket.id);
  } else if (event.action === 'update') {
    keepNewest(news, event.ticket);
    listeners.get(client)?.forEach((listener) => listener(event.ticket));
  } else if (event.action === 'delete') news.set(Number(event.ticketId), gone);
  else note(readings, client, Number(event.ticketId), (readingsTold += 1));
}

/** Hears each ticket as its event tells it. @returns the function that ends it */
export function onTicketVersion(client: QueryClient, listener: Listener): () => void {
  const known = listeners.get(client) ?? new Set();
  listeners.set(client, known.add(listener));
  return () => void known.delete(listener);
}

/** Whether an answer is older than what an event has told of this ticket since (PAIN-1.1, PAIN-1.5). */
export const isStale = (client: QueryClient, { id, updatedAt }: Ticket): boolean =>
  (told.get(client)?.get(id) ?? '') > updatedAt;

/** Whether the last that an event has told of this ticket is what it is here. */
export const isLastTold = (client: QueryClient, { id, updatedAt }: Ticket): boolean =>
  told.get(client)?.get(id) === updatedAt;

/** After a gap nobody knows what became of the tickets that had gone. */
export const forgetVersions = (client: QueryClient): void => void told.delete(client);

const resyncs = new WeakMap<QueryClient, number>();

/** Notes that a resync has begun. */
export const noteResync = (client: QueryClient): void => void resyncs.set(client, (resyncs.get(client) ?? 0) + 1);

/** What overtakes the answer to something that was asked. */
export interface Meanwhile {
  /** The answer as a reading that was told while it was under way makes it (PAIN-1.11). */
  asRead(this: void, ticket: Ticket): Ticket;
  /** Whether a resync has begun: the answer may be older than what it reads (DAY-71). */
  isOvertaken(this: void): boolean;
}

/** To be called before something is asked of a ticket. @returns what has come since, for its answer */
export function meanwhile(client: QueryClient): Meanwhile {
  const [readingsBefore, resyncsBefore] = [readingsTold, resyncs.get(client)];
  return {
    asRead: (ticket) =>
      ticket.unreadMessages && (readings.get(client)?.get(ticket.id) ?? 0) > readingsBefore
        ? { ...ticket, unreadMessages: 0 }
        : ticket,
    isOvertaken: () => resyncs.get(client) !== resyncsBefore,
  };
}

/** How new a ticket was after an own change; null: the change has come to nothing. */
export interface OwnChange {
  id: number;
  upTo: string | null;
}

/** What this person changes in any tab of this browser, and when this tab learned of it, in milliseconds. */
const own = new Map<number, { upTo: string; at: number }>();
const underWay = '~';
/** Whatever was asked has ended by then; a tab that crashed meanwhile tells of no end. */
const longestMs = 90_000;

const ownListeners = new Set<(change: OwnChange) => void>();

/** Hears of each own change of this tab when it begins and when it has ended. @returns the function that ends it */
export function onOwnChange(listener: (change: OwnChange) => void): () => void {
  ownListeners.add(listener);
  return () => void ownListeners.delete(listener);
}

/** Takes in an own change, of this tab or of another one. */
export function noteOwnChange({ id, upTo }: OwnChange): void {
  if (upTo === null) own.delete(id);
  else own.set(id, { upTo, at: Date.now() });
}

/** To be called for what has changed a ticket without `asOwnChange`, before its answer is shown. */
export function tellOwnChange(change: OwnChange): void {
  noteOwnChange(change);
  for (const listener of ownListeners) listener(change);
}

/** An own change of a ticket; its event may come before the answer or after it. */
export async function asOwnChange(ticketId: number, change: () => Promise<Ticket>): Promise<Ticket> {
  tellOwnChange({ id: ticketId, upTo: underWay });
  try {
    const answer = await change();
    tellOwnChange({ id: ticketId, upTo: answer.updatedAt });
    return answer;
  } catch (error) {
    tellOwnChange({ id: ticketId, upTo: null });
    throw error;
  }
}

/** Whether a ticket is as this person has made it in a tab of this browser, or is making it. */
export function isOwnChange({ id, updatedAt }: Ticket): boolean {
  const known = own.get(id);
  if (!known) return false;
  return known.upTo === underWay ? Date.now() - known.at < longestMs : known.upTo >= updatedAt;
}

import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { announcementKeys } from '@/api/announcements';
import { chatKeys, chatThreadKeys, listChatMessages } from '@/api/chats';
import { connectionKeys } from '@/api/connections';
import { listMessages, messageKeys, type MessagePage, type Thread } from '@/api/messages';
import { settingKeys } from '@/api/settings';
import {
  listTickets,
  ticketKeys,
  ticketPageSize,
  ticketsOf,
  type Ticket,
  type TicketFilters,
  type TicketList,
  type TicketPage,
} from '@/api/tickets';
import type { MessageKey } from '@/i18n/keys';
import { hasPages } from './pages';
import { patchQueries } from './patchQueries';
import { overlaps, resyncThread as mergeThread } from './thread';
import { resyncTickets as mergeTickets } from './ticketLists';
import { forgetNews, isOutdated } from './ticketNews';

/** How many pages a resync of a conversation reads before it starts over. */
const reach = 10;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** A list that events keep true: it is read again after they may have been missed. */
      live?: boolean;
      /** Of its changes no event tells: it is read again after every absence. */
      untold?: boolean;
      /** What a toast says when it cannot be read, where the page's own panel is not enough (D-13). */
      failure?: MessageKey;
    };
  }
}

const inFlight = new WeakMap<QueryClient, Map<string, Promise<void>>>();

/**
 * One resync of a resource at a time; a second wish joins the first (PAIN-1.1), unless events were missed since the
 * first asked: then it follows.
 */
function once(client: QueryClient, key: QueryKey, gap: boolean, act: () => Promise<void>): Promise<void> {
  const running = inFlight.get(client) ?? new Map<string, Promise<void>>();
  inFlight.set(client, running);
  const id = JSON.stringify(key);
  const known = running.get(id);
  if (known && !gap) return known;
  const mine: Promise<void> = (known ? known.then(act, act) : act()).finally(() => {
    if (running.get(id) === mine) running.delete(id);
  });
  running.set(id, mine);
  return mine;
}

/** A first reading that began before the gap knows nothing of it: its answer is waited for, then caught up. */
async function firstReading(client: QueryClient, key: QueryKey): Promise<void> {
  const cache = client.getQueryCache();
  const query = cache.find({ queryKey: key, exact: true });
  if (!query || query.state.data !== undefined || query.state.fetchStatus !== 'fetching') return;
  await new Promise<void>((resolve) => {
    const stop = cache.subscribe((event) => {
      if (event.query !== query || (event.type !== 'removed' && query.state.fetchStatus !== 'idle')) return;
      stop();
      resolve();
    });
  });
}

/** A row that left between two pages' answers shifts the rest, so pages of different counts are read once more. */
const attempts = 5;

/**
 * The rows of a list down to the last one that is known, as one page; as many pages of the server as they take.
 * @param wanted whether anybody still looks at the list
 * @returns null where nobody does any more
 */
async function readDownTo(
  filters: TicketFilters,
  known: readonly Ticket[],
  wanted: () => boolean,
): Promise<TicketPage | null> {
  const oldest = known.at(-1)?.updatedAt ?? '';
  let size = Math.max(1, Math.ceil(known.length / ticketPageSize));
  for (let attempt = 1; ; attempt += 1) {
    const asked = Array.from({ length: size }, (_, index) => listTickets(filters, { page: index + 1, seen: 0 }));
    const pages = (await Promise.all(asked)).filter(({ tickets }, index) => index === 0 || tickets.length > 0);
    const last = pages.at(-1);
    if (!last) throw new Error('no page was asked for');
    const rows = ticketsOf({ pages });
    const reaches = !last.hasMore || (rows.at(-1)?.updatedAt ?? '') <= oldest;
    const steady = pages.every(({ count }) => count === last.count);
    if ((reaches && steady) || attempt === attempts) return { ...last, tickets: rows };
    if (!wanted()) return null;
    if (!reaches) size += 1;
  }
}

/**
 * Fetches the first page of a cached ticket list and merges it (B-08); after a gap all that is loaded, since only the
 * rows themselves tell which of those further down have left.
 */
export function resyncTicketList(client: QueryClient, filters: TicketFilters, gap = false): Promise<void> {
  const key = ticketKeys.list(filters);
  return once(client, key, gap, async () => {
    if (gap) await firstReading(client, key);
    const before = client.getQueryData<TicketList>(key);
    if (before === undefined) return;
    const wanted = (): boolean => client.getQueryCache().find({ queryKey: key, exact: true })?.isActive() ?? false;
    const fresh = await (gap
      ? readDownTo(filters, ticketsOf(before), wanted)
      : listTickets(filters, { page: 1, seen: 0 }));
    if (fresh === null) return;
    patchQueries(client, key, (data) =>
      isList(data) ? mergeTickets(data, fresh, before, (ticket) => isOutdated(client, ticket)) : data,
    );
  });
}

/** Fetches a cached conversation from its newest page back to a known message and merges it (B-08). */
function resyncPages(
  client: QueryClient,
  key: QueryKey,
  list: (pageNumber: number) => Promise<MessagePage>,
  gap: boolean,
): Promise<void> {
  return once(client, key, gap, async () => {
    if (gap) await firstReading(client, key);
    const thread = client.getQueryData<Thread>(key);
    if (thread === undefined) return;
    const fresh: MessagePage[] = [];
    for (let page = 1; page <= reach; page += 1) {
      const next = await list(page);
      fresh.push(next);
      if (!next.hasMore || overlaps(thread, next)) break;
    }
    patchQueries(client, key, (data) => (isThread(data) ? mergeThread(data, fresh) : data));
  });
}

/** Catches up the conversation of a ticket. */
export const resyncThread = (client: QueryClient, ticketId: number, gap = false): Promise<void> =>
  resyncPages(client, messageKeys.thread(ticketId), (page) => listMessages(ticketId, page), gap);

/** Catches up an internal chat. */
export const resyncChat = (client: QueryClient, chatId: number, gap = false): Promise<void> =>
  resyncPages(client, chatThreadKeys.thread(chatId), (page) => listChatMessages(chatId, page), gap);

const threads = [
  { root: messageKeys.all, resync: resyncThread },
  { root: chatThreadKeys.all, resync: resyncChat },
] as const;

/** Narrows cached data of the ticket lists. */
export const isList = (data: unknown): data is TicketList => hasPages(data);

/** Narrows cached data of the conversations. */
export const isThread = (data: unknown): data is Thread => hasPages(data);

const filtersOf = (key: QueryKey): TicketFilters | null => {
  const part = key[2];
  return typeof part === 'object' && part !== null && 'queueIds' in part && 'showAll' in part ? toFilters(part) : null;
};

/** The key of a list is made of its filters (ticketKeys.list), so they are read back from there. */
export function toFilters(part: object): TicketFilters {
  const base: TicketFilters = { showAll: false, queueIds: [] };
  return { ...base, ...part };
}

/**
 * After a reconnect, a wake from sleep or a return to the tab: what is on screen is caught up with one request per
 * list; what is not is fetched when it is shown again (B-08, PAIN-1.1).
 * @param gap whether the socket was down: then what is being read at the moment may lack what was told meanwhile
 */
export async function resyncAll(client: QueryClient, gap = false): Promise<void> {
  if (gap) forgetNews(client);
  const cache = client.getQueryCache();
  const work: Promise<void>[] = [];
  for (const query of cache.findAll({ queryKey: ticketKeys.lists() })) {
    const filters = filtersOf(query.queryKey);
    if (!filters) continue;
    if (query.isActive()) work.push(resyncTicketList(client, filters, gap));
    else client.removeQueries({ queryKey: query.queryKey, exact: true });
  }
  for (const { root, resync } of threads) {
    for (const query of cache.findAll({ queryKey: root })) {
      const id = query.queryKey[2];
      if (typeof id !== 'number') continue;
      // Reading marks as read on the server: only a conversation on screen is read (PAIN-3.8).
      if (query.isActive()) work.push(resync(client, id, gap));
      else client.removeQueries({ queryKey: query.queryKey, exact: true });
    }
  }
  for (const key of [ticketKeys.details(), connectionKeys.all, chatKeys.all, settingKeys.all, announcementKeys.all]) {
    work.push(client.invalidateQueries({ queryKey: key }));
  }
  // Office lists are short and change seldom; only their loaded pages together show what was deleted meanwhile.
  work.push(client.invalidateQueries({ predicate: ({ meta }) => meta?.live === true || meta?.untold === true }));
  await Promise.allSettled(work);
}

/** Roots of lists that only events keep true while they are shown, besides those marked `live`. */
const announced: ReadonlySet<unknown> = new Set([announcementKeys.all[0], chatKeys.all[0]]);

/** Lists read longer than this before the first `ready` are read again at once, the others once the start is over. */
const slowStartMs = 5_000;
const afterStartMs = 5_000;

/** What is shown stays; the next occasion reads it again. */
const unread = (error: unknown): void => console.warn('resync', error);

/**
 * Before the first `ready` no event could arrive: a conversation on screen that was read earlier is read again, and so
 * are lists, those of a quick start when the page has come to rest (B-08, PAIN-1.1).
 * @returns the function that drops what has not begun
 */
export function resyncStart(client: QueryClient, readyAt: number): () => void {
  const again = (queryKey: QueryKey): void => void client.invalidateQueries({ queryKey, exact: true });
  const later: (() => void)[] = [];
  for (const { queryKey, meta, state } of client.getQueryCache().findAll({ type: 'active' })) {
    const age = state.dataUpdatedAt === 0 ? 0 : readyAt - state.dataUpdatedAt;
    if (age <= 0) continue;
    const [root, kind, part] = queryKey;
    const list = (act: () => void): void => {
      if (age > slowStartMs) act();
      else later.push(act);
    };
    const filters = root === ticketKeys.all[0] ? filtersOf(queryKey) : null;
    if (filters) list(() => void resyncTicketList(client, filters).catch(unread));
    if (meta?.live || announced.has(root)) list(() => again(queryKey));
    const thread = threads.find((known) => known.root[0] === root);
    if (thread && typeof part === 'number') void thread.resync(client, part).catch(unread);
    // The open ticket may have been moved or deleted meanwhile.
    if (root === ticketKeys.all[0] && kind === ticketKeys.details()[1]) again(queryKey);
  }
  if (later.length === 0) return () => undefined;
  const timer = setTimeout(() => later.forEach((act) => act()), afterStartMs);
  return () => clearTimeout(timer);
}

import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { announcementKeys } from '@/api/announcements';
import { chatKeys, chatThreadKeys, listChatMessages } from '@/api/chats';
import { logDefect } from '@/api/errors';
import { connectionKeys } from '@/api/connections';
import { listMessages, messageKeys, type MessagePage, type Thread } from '@/api/messages';
import { settingKeys } from '@/api/settings';
import { listTickets, ticketKeys, ticketsOf, type Ticket, type TicketFilters, type TicketList } from '@/api/tickets';
import type { KeyOf } from '@/api/typedKeys';
import type { MessageKey } from '@/i18n/keys';
import { patchQueries, queriesUnder, recordWrites } from '@/realtime/cache/patchQueries';
import { messagesOf, overlaps, mergeThread } from '@/realtime/live/thread';
import { mergeTickets } from '@/realtime/live/ticketLists';
import { forgetVersions, isStale, meanwhile, noteResync } from '@/realtime/cache/ticketVersions';
import { readDownTo } from './readDownTo';
import { once, untilRead } from './untilRead';

/** How many pages a resync of a conversation reads before it starts over. */
const reach = 10;

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: {
      /** A list that events keep true: it is read again after they may have been missed. */
      keptByEvents?: boolean;
      /** Of its changes no event tells: it is read again after every absence. */
      refetchOnResync?: boolean;
      /** What a toast says when it cannot be read, where the page's own panel is not enough (D-13). */
      failure?: MessageKey;
    };
  }
}

/** Waits until the library has read what it reads of a query now. */
async function readingOver(client: QueryClient, query: Query): Promise<void> {
  if (query.state.fetchStatus !== 'fetching') return;
  const cache = client.getQueryCache();
  await new Promise<void>((resolve) => {
    const stop = cache.subscribe((event) => {
      if (event.query !== query || (event.type !== 'removed' && query.state.fetchStatus !== 'idle')) return;
      stop();
      resolve();
    });
  });
}

/** A first reading that began before the gap knows nothing of it: its answer is waited for, then caught up. */
async function firstReading(client: QueryClient, key: QueryKey): Promise<void> {
  const query = client.getQueryCache().find({ queryKey: key, exact: true });
  if (query && query.state.data === undefined) await readingOver(client, query);
}

/** Whether a query is looked at. */
const shown = (client: QueryClient, queryKey: QueryKey) => (): boolean =>
  client.getQueryCache().find({ queryKey, exact: true })?.isActive() ?? false;

/** Lists whose pages did not fit together then, and when: the next resync reads them whole. */
const unsettled = new WeakMap<Query, number>();

/**
 * Fetches the first page of a cached ticket list and merges it (B-08); after a gap all that is loaded, since only the
 * rows themselves tell which of those further down have left.
 */
export function resyncTicketList(client: QueryClient, filters: TicketFilters, afterDisconnect = false): Promise<void> {
  const key = ticketKeys.list(filters);
  return once(client, key, afterDisconnect, async () => {
    if (afterDisconnect) await firstReading(client, key);
    const query = client.getQueryCache().find({ queryKey: key, exact: true });
    const before = client.getQueryData<TicketList>(key);
    if (!query || before === undefined) return;
    const wanted = shown(client, key);
    const whole = afterDisconnect || unsettled.has(query);
    const { asRead } = meanwhile(client);
    const fresh = await untilRead(wanted, async () =>
      whole
        ? readDownTo(filters, ticketsOf(before), wanted)
        : { page: await listTickets(filters, { page: 1, seen: 0 }), fits: true },
    );
    // Read anew when it is shown again.
    if (fresh === null) return client.removeQueries({ queryKey: key, exact: true, type: 'inactive' });
    if (fresh.fits) unsettled.delete(query);
    else unsettled.set(query, Date.now());
    const page = { ...fresh.page, tickets: fresh.page.tickets.map(asRead) };
    const isOld = (ticket: Ticket): boolean =>
      isStale(client, ticket) || Boolean(filters.withUnreadMessages && !ticket.unreadMessages);
    patchQueries(client, key, (list) => mergeTickets(list, page, before, isOld));
    // A further page that is still under way belongs to the list of before, and this was merged over another one.
    if (query.state.fetchStatus === 'fetching') {
      void readingOver(client, query)
        .then(() => resyncTicketList(client, filters, true))
        .catch(unread);
    }
  });
}

/** Reads again the lists on screen whose pages did not fit together. @param pauseMs since then at least (SAFE-7) */
export function resyncUnsettled(client: QueryClient, pauseMs: number): void {
  for (const { query, part: filters } of queriesUnder(client, ticketKeys.lists())) {
    if (!query.isActive() || Date.now() - (unsettled.get(query) ?? Infinity) < pauseMs) continue;
    void resyncTicketList(client, filters).catch(unread);
  }
}

/**
 * Fetches a cached conversation from its newest page back to a known message and merges it (B-08); after a gap back to
 * the oldest that is loaded, within `reach`, since receipts, edits and deletions of old messages may have been missed.
 */
function resyncPages(
  client: QueryClient,
  key: KeyOf<Thread>,
  list: (pageNumber: number) => Promise<MessagePage>,
  afterDisconnect: boolean,
): Promise<void> {
  return once(client, key, afterDisconnect, async () => {
    if (afterDisconnect) await firstReading(client, key);
    const thread = client.getQueryData<Thread>(key);
    if (thread === undefined) return;
    const fresh: MessagePage[] = [];
    const known = new Set(messagesOf(thread).map(({ id }) => id));
    const wanted = shown(client, key);
    const endRecording = recordWrites(client, key);
    let repeat = (): void => undefined;
    try {
      for (let page = 1; page <= reach; page += 1) {
        const next = await untilRead(wanted, () => list(page));
        fresh.push(next);
        for (const { id } of next.messages) known.delete(id);
        if (!next.hasMore || (overlaps(thread, next) && (!afterDisconnect || known.size === 0))) break;
      }
    } finally {
      repeat = endRecording();
    }
    patchQueries(client, key, (current) => mergeThread(current, fresh));
    repeat();
  });
}

/** Catches up the conversation of a ticket. */
export const resyncThread = (client: QueryClient, ticketId: number, afterDisconnect = false): Promise<void> =>
  resyncPages(client, messageKeys.thread(ticketId), (page) => listMessages(ticketId, page), afterDisconnect);

/** Catches up an internal chat. */
export const resyncChat = (client: QueryClient, chatId: number, afterDisconnect = false): Promise<void> =>
  resyncPages(client, chatThreadKeys.thread(chatId), (page) => listChatMessages(chatId, page), afterDisconnect);

const threads = [
  { prefix: messageKeys.threads(), resync: resyncThread },
  { prefix: chatThreadKeys.threads(), resync: resyncChat },
] as const;

/** A list or conversation that is cached, and what reads it again. */
interface Pages {
  query: Query;
  kind: 'list' | 'thread';
  again: () => Promise<void>;
}

/** What is cached page by page. @param whole as far down as it is loaded */
const pagesRead = (client: QueryClient, whole: boolean): Pages[] => [
  ...queriesUnder(client, ticketKeys.lists()).map(({ query, part }): Pages => ({
    query,
    kind: 'list',
    again: () => resyncTicketList(client, part, whole),
  })),
  ...threads.flatMap(({ prefix, resync }) =>
    queriesUnder(client, prefix).map(({ query, part }): Pages => ({
      query,
      kind: 'thread',
      again: () => resync(client, part, whole),
    })),
  ),
];

/**
 * After a reconnect, a wake from sleep or a return to the tab: what is on screen is caught up with one request per
 * list; what is not is fetched when it is shown again (B-08, PAIN-1.1).
 * @param afterDisconnect whether the socket was down: then what is being read at the moment may lack what was told meanwhile
 */
export async function resyncAll(client: QueryClient, afterDisconnect = false): Promise<void> {
  noteResync(client);
  if (afterDisconnect) forgetVersions(client);
  const work: Promise<void>[] = [];
  const catchUp = (query: Query, resync: () => Promise<void>): void => {
    if (query.isActive()) work.push(resync());
    else client.removeQueries({ queryKey: query.queryKey, exact: true });
  };
  // Reading marks as read on the server: only a conversation on screen is read (PAIN-3.8).
  for (const { query, again } of pagesRead(client, afterDisconnect)) catchUp(query, again);
  for (const key of [ticketKeys.details(), connectionKeys.all, chatKeys.all, settingKeys.all, announcementKeys.all]) {
    work.push(client.invalidateQueries({ queryKey: key }));
  }
  // Office lists are short and change seldom; only their loaded pages together show what was deleted meanwhile.
  work.push(
    client.invalidateQueries({
      predicate: ({ meta }) => meta?.keptByEvents === true || meta?.refetchOnResync === true,
    }),
  );
  await Promise.allSettled(work);
}

/** Roots of lists that only events keep true while they are shown, besides those marked `keptByEvents`. */
const announced: ReadonlySet<unknown> = new Set([announcementKeys.all[0], chatKeys.all[0]]);

/** Lists read longer than this before the first `ready` are read again at once, the others by `resyncJoined`. */
const slowStartMs = 5_000;

/** What is shown stays; the next occasion reads it again. */
export const unread = (error: unknown): void => logDefect('resync', error);

/** What began before the first `ready`: `underWay` is being read for the first time; null: nothing, or it came later. */
function readBefore(query: Query, readyAt: number): { underWay: boolean; isSlow: boolean } | null {
  const { dataUpdatedAt, fetchStatus } = query.state;
  if (!query.isActive()) return null;
  if (dataUpdatedAt === 0) return fetchStatus === 'fetching' ? { underWay: true, isSlow: false } : null;
  return dataUpdatedAt < readyAt ? { underWay: false, isSlow: readyAt - dataUpdatedAt > slowStartMs } : null;
}

type Kind = Pages['kind'] | 'ticket' | 'record';

/** Reads again what is on screen of what events keep true: lists and conversations as far as they are loaded. */
async function readShown(client: QueryClient, isDue: (query: Query, kind: Kind) => boolean): Promise<void> {
  noteResync(client);
  const work: Promise<void>[] = [];
  const read = (query: Query, kind: Kind, again: () => Promise<void>): void => {
    if (query.isActive() && isDue(query, kind)) work.push(again().catch(unread));
  };
  const invalidate = (query: Query, kind: Kind): void =>
    read(query, kind, () => client.invalidateQueries({ queryKey: query.queryKey, exact: true }));
  for (const { query, kind, again } of pagesRead(client, true)) read(query, kind, again);
  // The open ticket may have been moved or deleted meanwhile.
  for (const { query } of queriesUnder(client, ticketKeys.details())) invalidate(query, 'ticket');
  for (const query of client.getQueryCache().findAll())
    if (query.meta?.keptByEvents || announced.has(query.queryKey[0])) invalidate(query, 'record');
  await Promise.all(work);
}

/**
 * Before the first `ready` no event could arrive: a conversation on screen that was read earlier is read again, and so
 * are its ticket and what was read long before (B-08, PAIN-1.1). What is still being read for the first time may have
 * been answered before the rooms were there as well, and so may what a resync reads at the moment (SAFE-1).
 */
export const resyncStart = (client: QueryClient, readyAt: number): Promise<void> =>
  readShown(client, (query, kind) => {
    const early = readBefore(query, readyAt);
    return early !== null && (kind === 'thread' || early.isSlow || (kind === 'ticket' && !early.underWay));
  });

/**
 * No answer says that the server has taken in a join: what it told between what was read at `ready` and then has reached
 * nobody. To be called when it must have (SAFE-1).
 */
export const resyncJoined = (client: QueryClient): Promise<void> => readShown(client, () => true);

import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { AxiosHeaders } from 'axios';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { http } from '@/api/http';
import { startSession } from '@/api/session';
import { ticketKeys, ticketList, ticketsOf, type Ticket, type TicketFilters } from '@/api/tickets';
import { recordVersion } from '@/realtime/cache/ticketVersions';
import { listOf, page, ticket } from '../../../test/lib/ticketSamples';
import { resyncTicketList, resyncUnsettled } from './resync';

const filters: TicketFilters = { status: 'open', showAll: false, queueIds: [] };
const size = 40;
const loaded = 10;

const row = (id: number) => ({ id, updatedAt: new Date(Date.UTC(2026, 0, 1) - id * 1_000).toISOString() });

const usual = http.defaults.adapter;
let client: QueryClient;
let stop = (): void => undefined;
/** Pages asked for, those under way now, and the most there ever were. */
const asked: { pages: number[]; now: number; most: number } = { pages: [], now: 0, most: 0 };
/** What each answer says of the length of the list. */
let count = (): number => size * loaded;

beforeEach(() => {
  startSession({ token: 'a.b.c', userId: 7, companyId: 1 });
  Object.assign(asked, { pages: [], now: 0, most: 0 });
  count = () => size * loaded;
  http.defaults.adapter = async (config) => {
    const params: Record<string, unknown> = config.params ?? {};
    const page = Number(params['pageNumber']);
    asked.pages.push(page);
    asked.now += 1;
    asked.most = Math.max(asked.most, asked.now);
    await new Promise((resolve) => setTimeout(resolve, 1));
    asked.now -= 1;
    const tickets = Array.from({ length: size }, (_, index) => row((page - 1) * size + index));
    const data = { tickets, count: count(), hasMore: page < loaded };
    return { status: 200, statusText: 'OK', headers: new AxiosHeaders(), config, data };
  };
  client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  const pages = Array.from({ length: loaded }, (_, page) => ({
    tickets: Array.from({ length: size }, (_row, index) => row(page * size + index)),
    count: size * loaded,
    hasMore: page + 1 < loaded,
    page: page + 1,
    seen: 0,
    removed: 0,
  }));
  client.setQueryData<unknown>(ticketKeys.list(filters), {
    pages,
    pageParams: pages.map(({ page }) => ({ page, seen: 0 })),
  });
  stop = new InfiniteQueryObserver(client, ticketList(filters)).subscribe(() => undefined);
});
afterEach(() => {
  stop();
  client.clear();
  if (usual !== undefined) http.defaults.adapter = usual;
});

it('SAFE-7 after a gap all that is loaded is read, one page after the other', async () => {
  await resyncTicketList(client, filters, true);
  expect(asked.pages).toEqual(Array.from({ length: loaded }, (_, index) => index + 1));
  expect(asked.most).toBe(1);
});

/** The rows of a list on the server, and its pages as they are when they are cut. */
function serverOf(ids: number[]) {
  const cut = (page: number) => {
    const tickets = ids.slice((page - 1) * size, page * size).map(row);
    return { tickets, count: ids.length, hasMore: ids.length > page * size };
  };
  return { ids, cut };
}

/** What the list shows, without a request. */
const shown = (): number[] =>
  ticketsOf(client.getQueryData(ticketKeys.list(filters)) ?? { pages: [] }).map(({ id }) => id);

/** Caches the first pages of a server. */
function cache(server: ReturnType<typeof serverOf>, pageCount: number): void {
  const pages = Array.from({ length: pageCount }, (_, index) => ({
    ...server.cut(index + 1),
    page: index + 1,
    seen: 0,
    removed: 0,
  }));
  client.setQueryData<unknown>(ticketKeys.list(filters), {
    pages,
    pageParams: pages.map(({ page }) => ({ page, seen: 0 })),
  });
}

/** Answers to calls in the order of `http`: each as it is cut when it is let go or, where it is held, when it is asked for. */
function answerWith(cut: (page: number) => object | Promise<object>): void {
  http.defaults.adapter = async (config) => {
    const params: Record<string, unknown> = config.params ?? {};
    const data = await cut(Number(params['pageNumber']));
    return { status: 200, statusText: 'OK', headers: new AxiosHeaders(), config, data };
  };
}

it('SAFE-4 a row that goes to the top between the answers of two pages pushes none out of both', async () => {
  const server = serverOf(Array.from({ length: 2 * size }, (_, index) => index));
  cache(server, 2);
  answerWith(async (page) => {
    // The server takes its time over the first page, and somebody in the second one writes.
    if (page === 1) await new Promise((resolve) => setTimeout(resolve, 5));
    const answer = server.cut(page);
    if (page === 2) server.ids.unshift(...server.ids.splice(60, 1));
    return answer;
  });
  await resyncTicketList(client, filters, true);
  expect(shown().toSorted((a, b) => a - b)).toEqual(Array.from({ length: 2 * size }, (_, index) => index));
});

it('SAFE-4 a further page that was asked for before a resync leaves nothing out when it comes after it', async () => {
  const server = serverOf(Array.from({ length: 60 }, (_, index) => index + 1));
  cache(server, 1);
  const held = server.cut(2);
  let letGo = (): void => undefined;
  const wait = new Promise<void>((resolve) => (letGo = resolve));
  let isHeld = true;
  answerWith(async (page) => {
    if (page !== 2 || !isHeld) return server.cut(page);
    isHeld = false;
    await wait;
    return held;
  });
  const observer = new InfiniteQueryObserver(client, ticketList(filters));
  const stopReading = observer.subscribe(() => undefined);
  const further = observer.fetchNextPage();
  await vi.waitFor(() => expect(isHeld).toBe(false));
  server.ids.unshift(0);
  await resyncTicketList(client, filters);
  await resyncTicketList(client, filters, true);
  letGo();
  await further;
  await vi.waitFor(() => expect(shown()).toEqual(server.ids));
  stopReading();
});

it('SAFE-7 pages that do not fit together are read twice, and whole at the next resync; what fits is not', async () => {
  let length = size * loaded;
  count = () => (length += 1);
  await resyncTicketList(client, filters, true);
  expect(asked.pages).toHaveLength(2 * loaded);
  count = () => size * loaded;
  asked.pages = [];
  resyncUnsettled(client, 60_000);
  expect(asked.pages).toEqual([]);
  await resyncTicketList(client, filters);
  expect(asked.pages).toHaveLength(loaded);
  asked.pages = [];
  resyncUnsettled(client, 0);
  await resyncTicketList(client, filters);
  expect(asked.pages).toEqual([1]);
});

it('SAFE-4 a ticket that is read while its list is asked for stays read, though the answer was written before', async () => {
  const unread = ticket(1, { unreadMessages: 2 });
  const loadList = (filtered: TicketFilters, tickets: Ticket[]) =>
    client.setQueryData(ticketKeys.list(filtered), listOf(page(tickets)));
  const unreadOf = (filtered: TicketFilters) =>
    ticketsOf(client.getQueryData(ticketKeys.list(filtered)) ?? { pages: [] }).map((ticket) => ticket.unreadMessages);
  const bell: TicketFilters = { withUnreadMessages: true, showAll: false, queueIds: [] };
  // It came in during the gap, so nothing is known of it when it is read.
  loadList(filters, [ticket(5)]);
  loadList(bell, []);
  const stopBell = new InfiniteQueryObserver(client, ticketList(bell)).subscribe(() => undefined);
  answerWith(() => {
    recordVersion(client, { action: 'updateUnread', ticketId: 1 });
    return { tickets: [unread, ticket(5)], count: 2, hasMore: false };
  });
  await resyncTicketList(client, filters, true);
  await resyncTicketList(client, bell, true);
  expect(unreadOf(filters)).toEqual([0, 0]);
  expect(shown()).toEqual([1, 5]);
  answerWith(() => ({ tickets: [unread], count: 1, hasMore: false }));
  await resyncTicketList(client, filters, true);
  await resyncTicketList(client, bell, true);
  expect([unreadOf(filters), unreadOf(bell)]).toEqual([[2], [2]]);
  stopBell();
});

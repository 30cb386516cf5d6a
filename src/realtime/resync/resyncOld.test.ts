import { InfiniteQueryObserver, QueryClient, QueryObserver } from '@tanstack/react-query';
import { AxiosHeaders } from 'axios';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { http } from '@/api/http';
import { startSession } from '@/api/session';
import {
  ticketDetail,
  ticketKeys,
  ticketList,
  ticketsOf,
  type Ticket,
  type TicketFilters,
  type TicketPage,
} from '@/api/tickets';
import { createStore } from '@/browser/createStore';
import type { SocketState } from '@/realtime/socket/socketManager';
import { listOf, page, ticket, time } from '../../../test/lib/ticketSamples';
import { keepCaughtUp } from './catchUp';

const filters: TicketFilters = { status: 'pending', showAll: false, queueIds: [1] };
const socket = { state: createStore<SocketState>('live'), onReady: () => () => undefined, nudge: () => undefined };
/** The shortest and the longest time for which a page that was read stands, and how often it is looked, in milliseconds. */
const [soonestMs, latestMs, tickMs] = [126_000, 234_000, 5_000];

const usual = http.defaults.adapter;
const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
let end = (): void => undefined;
/** What the server lists. */
let stored: Ticket[] = [];
let asked: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  startSession({ token: 'a.b.c', userId: 7, companyId: 1 });
  http.defaults.adapter = async (config) => {
    asked.push(config.url ?? '');
    const list = { tickets: stored, count: stored.length, hasMore: false };
    const data = config.url === '/tickets' ? list : ticket(9, { status: 'closed', updatedAt: time(0) });
    return { status: 200, statusText: 'OK', headers: new AxiosHeaders(), config, data };
  };
  stored = [];
  asked = [];
});

afterEach(() => {
  end();
  client.clear();
  if (usual !== undefined) http.defaults.adapter = usual;
  vi.useRealTimers();
});

/** A list of pages on screen with an open ticket, and what keeps them true. */
function show(...pages: TicketPage[]): void {
  client.setQueryData(ticketKeys.list(filters), listOf(...pages));
  client.setQueryData(ticketKeys.detail('u9'), ticket(9));
  const leaves = [
    new InfiniteQueryObserver(client, ticketList(filters)).subscribe(() => undefined),
    new QueryObserver(client, ticketDetail('u9')).subscribe(() => undefined),
    keepCaughtUp(client, socket, () => undefined),
  ];
  end = () => leaves.forEach((leave) => leave());
}

const shown = () => ticketsOf(client.getQueryData(ticketKeys.list(filters)) ?? { pages: [] }).map(({ id }) => id);

it('REAL-5 a waiting conversation that left for a queue of others, and an open one that the server closed, are seen to within minutes', async () => {
  show(page([ticket(1), ticket(2)]));
  stored = [ticket(2)];
  await vi.advanceTimersByTimeAsync(soonestMs);
  expect(asked).toEqual([]);
  // It is first seen at one look, and due between two others.
  await vi.advanceTimersByTimeAsync(latestMs + 2 * tickMs - soonestMs);
  expect(shown()).toEqual([2]);
  expect(client.getQueryData(ticketKeys.detail('u9'))).toMatchObject({ status: 'closed' });
  expect(asked.toSorted()).toEqual(['/tickets', '/tickets/u/u9']);
  asked = [];
  await vi.advanceTimersByTimeAsync(10 * latestMs);
  const rounds = asked.filter((path) => path === '/tickets').length;
  expect(rounds).toBeGreaterThan(8);
  expect(rounds).toBeLessThan(20);
});

it('SAFE-7 the further down a list is loaded, the longer it stands', async () => {
  const pages = [1, 2, 3].map((number) => page([ticket(number)], { page: number, count: 3, hasMore: number < 3 }));
  show(...pages);
  await vi.advanceTimersByTimeAsync(3 * soonestMs);
  expect(asked).not.toContain('/tickets');
  await vi.advanceTimersByTimeAsync(3 * latestMs);
  expect(asked).toContain('/tickets');
});

it('SAFE-7 what nobody looks at is left alone until somebody does', async () => {
  show(page([ticket(1)]));
  const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  await vi.advanceTimersByTimeAsync(3 * latestMs);
  expect(asked).toEqual([]);
  seen.mockRestore();
});

import { defaultScheduler, InfiniteQueryObserver, notifyManager, QueryClient } from '@tanstack/react-query';
import { AxiosError, AxiosHeaders, type InternalAxiosRequestConfig } from 'axios';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { http } from '@/api/http';
import { threadQuery, type Message } from '@/api/messages';
import { startSession } from '@/api/session';
import { ticketList, ticketsOf, type Ticket, type TicketFilters } from '@/api/tickets';
import { shareRowsById } from '@/lib/sharing';
import { resyncAll, resyncUnsettled } from '@/realtime/resync/resync';
import { messagesOf } from '@/realtime/live/thread';
import { putTicket } from '@/realtime/cache/ticketCache';
import { meanwhile, recordVersion } from '@/realtime/cache/ticketVersions';
import { belongs, type Viewer } from '@/realtime/live/ticketLists';
import { liveEvents } from '../lib/liveEvents';
import { ModelServer, type WireEvent } from './modelServer';
import { Chance } from './randomness';
import { Watch } from './watch';

const runs = Number(process.env['PROSA_RUNS'] ?? 10_000);
const viewer: Viewer = { id: 7, profile: 'user', queueIds: [1, 2], allTicket: false };
const stranger = 9;
const openFilters: TicketFilters = { status: 'open', showAll: false, queueIds: [1, 2] };
const pendingFilters: TicketFilters = { status: 'pending', showAll: false, queueIds: [1, 2] };

/** Lets promises and the query library settle; nothing here waits for time. */
const settle = async (turns = 12): Promise<void> => {
  for (let turn = 0; turn < turns; turn += 1) await Promise.resolve();
};

interface Call {
  config: InternalAxiosRequestConfig;
  /** What the server answered, once it has worked on the call. */
  data?: unknown;
  resolve: (response: object) => void;
  reject: (reason: Error) => void;
}

const usual = http.defaults.adapter;
// Notices of the cache come in the same turn, so that no story waits for a timer.
beforeEach(() => {
  notifyManager.setScheduler(queueMicrotask);
  vi.useFakeTimers();
  startSession({ token: 'a.b.c', userId: viewer.id, companyId: 1 });
});
afterEach(() => {
  notifyManager.setScheduler(defaultScheduler);
  if (usual !== undefined) http.defaults.adapter = usual;
});

/** One agent's cache between a server and a network that delays, repeats and loses. */
class World {
  readonly wire: WireEvent[] = [];
  private calls: Call[] = [];
  private online = true;
  readonly server = new ModelServer((event) => {
    if (this.online) this.wire.push(event);
  });
  readonly client = new QueryClient({
    defaultOptions: { queries: { retry: false, networkMode: 'always', structuralSharing: shareRowsById } },
  });
  readonly open = new InfiniteQueryObserver(this.client, ticketList(openFilters));
  readonly pending = new InfiniteQueryObserver(this.client, ticketList(pendingFilters));
  readonly thread: { current: InfiniteQueryObserver | null; id: number } = { current: null, id: 0 };
  readonly watch = new Watch();
  private readonly stops: (() => void)[] = [];
  private readonly sends = liveEvents(this.client, viewer);
  private readonly chance: Chance;
  /** Half of the stories hear what is told soon, and mostly before an answer that is held on its way. */
  private readonly brisk: boolean;
  /** In some stories tickets are merely read, and keep their places in a list that is not read anew (DAY-5). */
  readonly readsQuietly: boolean;

  constructor(chance: Chance) {
    this.chance = chance;
    this.brisk = chance.happens(0.5);
    this.readsQuietly = chance.happens(0.3);
    http.defaults.adapter = (config) =>
      new Promise((resolve, reject) => {
        const data = undefined;
        this.calls.push({
          config,
          data,
          reject,
          resolve: (answer) =>
            resolve({ status: 200, statusText: 'OK', headers: new AxiosHeaders(), config, data, ...answer }),
        });
      });
  }

  start(tickets: number): void {
    for (let index = 0; index < tickets; index += 1) {
      const { id } = this.server.open();
      if (this.chance.happens(0.5)) this.server.change(id, { status: 'open', userId: this.someone() });
    }
    this.wire.length = 0;
    this.stops.push(
      this.open.subscribe(() => undefined),
      this.pending.subscribe(() => undefined),
    );
  }

  stop(): void {
    this.stops.forEach((stop) => stop());
    this.client.clear();
  }

  private someone(): number {
    return this.chance.happens(0.6) ? viewer.id : stranger;
  }

  private readonly ids = (): number[] => [...this.server.tickets.keys()];

  /** The server works on a call: from here on its answer is fixed, however late it arrives. */
  private work(call: Call): void {
    const { url = '', method, params } = call.config;
    const query: Record<string, unknown> = params ?? {};
    if (method === 'put') {
      call.data = this.server.change(Number(url.split('/').at(-1)), {
        status: 'open',
        userId: viewer.id,
        user: { id: viewer.id, name: 'Ana' },
      });
    } else if (url === '/tickets') {
      const filters = query['status'] === 'open' ? openFilters : pendingFilters;
      call.data = this.server.ticketPage(filters, Number(query['pageNumber']), viewer.id);
    } else {
      call.data = this.server.messagePage(Number(url.split('/').at(-1)), Number(query['pageNumber']));
    }
    // Over the wire an answer is a copy.
    call.data = JSON.parse(JSON.stringify(call.data));
  }

  private deliver(): void {
    const event = this.wire.shift();
    if (!event) return;
    this.apply(event);
    // Under two names, or to two rooms: twice, but on one wire always in order.
    if (this.chance.happens(0.2)) this.apply(event);
  }

  private apply(event: WireEvent): void {
    const copy: WireEvent = JSON.parse(JSON.stringify(event));
    recordVersion(this.client, copy.event);
    if (copy.name === 'ticket') this.sends('ticket')(copy.event);
    else this.sends('appMessage')(copy.event);
  }

  private async accept(id: number): Promise<void> {
    const change = { status: 'open', userId: viewer.id };
    // Of one that is gone the answer is empty, which nobody can put anywhere.
    const { asRead } = meanwhile(this.client);
    putTicket(this.client, asRead((await http.put<Ticket>(`/tickets/${id}`, change)).data), viewer);
  }

  private watchThread(): void {
    const id = this.chance.of(this.ids());
    if (id === undefined || this.thread.current) return;
    const observer = new InfiniteQueryObserver(this.client, threadQuery(id));
    Object.assign(this.thread, { current: observer, id });
    this.stops.push(
      observer.subscribe(() => undefined),
      this.client.getQueryCache().subscribe(() => queueMicrotask(this.look)),
    );
  }

  private readonly look = (): void => {
    const data = this.client.getQueryData(threadQuery(this.thread.id).queryKey);
    if (data) this.watch.look(messagesOf(data));
  };

  /** Events are lost, and so are the answers to what was being changed; the server may have done it or not. */
  private disconnect(): void {
    this.online = false;
    this.wire.length = 0;
    const lost = this.calls.filter(({ config }) => config.method === 'put');
    this.calls = this.calls.filter((call) => !lost.includes(call));
    lost.forEach((call) => call.reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK, call.config)));
  }

  private reconnect(): void {
    if (this.online) return;
    this.online = true;
    void resyncAll(this.client, true);
  }

  /** Something happens somewhere. */
  async step(): Promise<void> {
    const { chance, server } = this;
    const id = chance.of(this.ids());
    const dice = chance.below(100);
    if (dice < 8) server.open();
    else if (dice < 30 && id !== undefined) server.receive(id, chance.happens(0.3));
    else if (dice < 38 && id !== undefined) server.change(id, { status: 'open', userId: this.someone() });
    else if (dice < 44 && id !== undefined) server.change(id, { status: 'closed' });
    else if (dice < 48 && id !== undefined)
      server.change(id, { queueId: chance.below(3) + 1, status: 'pending', userId: null });
    else if (dice < 53 && id !== undefined) server.read(id, !this.readsQuietly);
    else if (dice < 60 && id !== undefined) server.touch(chance.happens(0.5) ? this.thread.id : id, chance);
    else if (dice < 62 && id !== undefined) server.remove(id);
    else if (dice < 66 && id !== undefined && this.online) void this.accept(id).catch(() => undefined);
    else if (dice < 69) this.watchThread();
    else if (dice < 71) {
      this.disconnect();
    } else if (dice < 73) this.reconnect();
    else if (dice < 79) void resyncAll(this.client);
    else if (dice < 80) void this.open.fetchNextPage();
    else if (dice < 88) this.answer();
    else this.deliver();
    for (let left = this.brisk ? chance.below(5) : 0; left > 0; left -= 1) this.deliver();
    await settle();
  }

  private answer(): void {
    const call = this.chance.of(this.calls);
    if (!call) return;
    if (call.data === undefined) {
      this.work(call);
      if (this.chance.happens(this.brisk ? 0.6 : 0.4)) return;
    }
    this.calls = this.calls.filter((other) => other !== call);
    call.resolve({ data: call.data });
  }

  /** All that is on its way arrives, in some order. */
  async calm(): Promise<void> {
    this.reconnect();
    for (let turn = 0; turn < 5_000; turn += 1) {
      await settle();
      if (this.calls.length === 0 && this.wire.length === 0) {
        await settle(100);
        resyncUnsettled(this.client, 0);
        await settle();
        if (this.calls.length === 0 && vi.getTimerCount() === 0) return;
        // What was to be tried again after a rest.
        vi.advanceTimersByTime(6_500);
        await settle();
      }
      if (this.chance.happens(0.5)) this.answer();
      else this.deliver();
    }
    throw new Error('never calm');
  }
}

const essence = ({ id, status, userId, queueId, unreadMessages, lastMessage }: Ticket): string =>
  JSON.stringify([id, status, userId, queueId, unreadMessages, lastMessage]);

function shown(world: World, filters: TicketFilters): string[] {
  const observer = filters === openFilters ? world.open : world.pending;
  const { data } = observer.getCurrentResult();
  return (data ? ticketsOf(data) : []).filter((ticket) => belongs(ticket, filters, viewer)).map(essence);
}

const truth = (world: World, filters: TicketFilters): string[] =>
  Array.from({ length: 6 }, (_, index) => world.server.ticketPage(filters, index + 1, viewer.id).tickets)
    .flat()
    .filter((ticket) => belongs(ticket, filters, viewer))
    .map(essence);

async function story(seed: number): Promise<void> {
  const chance = new Chance(seed);
  const world = new World(chance);
  try {
    world.start(chance.happens(0.05) ? 120 : chance.below(12));
    const steps = 15 + chance.below(45);
    for (let step = 0; step < steps; step += 1) await world.step();
    await world.calm();
    for (const filters of [openFilters, pendingFilters]) {
      const seen = shown(world, filters);
      const real = truth(world, filters);
      const expected = world.readsQuietly ? seen.filter((row) => real.includes(row)) : real.slice(0, seen.length);
      expect({ seed, seen }).toEqual({ seed, seen: expected });
      const observer = filters === openFilters ? world.open : world.pending;
      if (!observer.getCurrentResult().hasNextPage) expect([seed, seen.length]).toEqual([seed, real.length]);
    }
    expect({ seed, back: world.watch.faults }).toEqual({ seed, back: [] });
    const { current, id: ticketId } = world.thread;
    const conversation = world.server.messages.get(ticketId);
    const data = world.client.getQueryData(threadQuery(ticketId).queryKey);
    if (!current || !conversation || !data) return;
    const facts = ({ id, body, ack, isDeleted, isEdited }: Message) => [id, body, ack, isDeleted, isEdited];
    const known = messagesOf(data).map(facts);
    const real = conversation.map(facts);
    expect({ seed, known }).toEqual({ seed, known: real.slice(-known.length) });
  } finally {
    world.stop();
  }
}

describe('random interleavings of answers and events', () => {
  it('SAFE-4 PAIN-1.1 PAIN-1.2 PAIN-1.5 B-08 every story ends with what a fresh fetch shows', async () => {
    const first = Number(process.env['PROSA_SEED'] ?? 1);
    for (let seed = first; seed < first + runs; seed += 1) await story(seed);
  }, 600_000);
});

import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import {
  nextTicketPage,
  ticketKeys,
  ticketsOf,
  ticketTotal,
  type Ticket,
  type TicketList,
  type TicketPage,
} from '@/api/tickets';
import { patchQueries } from '@/realtime/cache/patchQueries';
import { applyMessageEvent, applyTicketEvent, belongs } from '@/realtime/live/ticketLists';
import { ana, created, ids, listOf, open, page, ticket, time } from './ticketSamples';

/** A server with the offset paging of GET /tickets: pages count joined rows, one per tag (contract 7.12). */
class Shelf {
  rows: Ticket[];
  private clock = 0;
  constructor(size: number, tagged: boolean) {
    this.rows = Array.from({ length: size }, (_, index) =>
      ticket(index + 1, {
        tags: tagged && index % 2 === 0 ? [1, 2].map((id) => ({ id, name: `t${id}`, color: '#000' })) : [],
      }),
    );
  }
  get open(): Ticket[] {
    return this.rows
      .filter(({ status }) => status === 'open')
      .toSorted((a, b) => (a.updatedAt === b.updatedAt ? b.id - a.id : a.updatedAt < b.updatedAt ? 1 : -1));
  }
  fetch(number: number, seen: number): TicketPage {
    const joined = this.open.flatMap((row) => (row.tags?.length ? row.tags.map(() => row) : [row]));
    const window = joined.slice(40 * (number - 1), 40 * number);
    const tickets = [...new Set(window)];
    return page(tickets, { count: this.open.length, page: number, seen, removed: seen, hasMore: false });
  }
  touch(id: number, over: Partial<Ticket>): Ticket | undefined {
    const row = this.rows.find((candidate) => candidate.id === id);
    if (!row) return undefined;
    this.clock += 1;
    const next = { ...row, ...over, updatedAt: time(this.clock) };
    this.rows = this.rows.map((old) => (old === row ? next : old));
    return next;
  }
  add(id: number): Ticket {
    this.clock += 1;
    const row = ticket(id, { createdAt: time(this.clock), updatedAt: time(this.clock) });
    this.rows.push(row);
    return row;
  }
}

/** Small numbers from a seed, the same in every run. */
function dice(seed: number): (sides: number) => number {
  let state = seed * 2_654_435_761;
  return (sides) => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 3_266_489_917) >>> 0;
    return state % sides;
  };
}

const loadNext = (list: TicketList, shelf: Shelf): TicketList | null => {
  const cursor = nextTicketPage(list.pages);
  if (!cursor) return null;
  return { pages: [...list.pages, shelf.fetch(cursor.page, cursor.seen)], pageParams: [...list.pageParams, cursor] };
};

/** Loads what is left; a list that never ends is a defect of its own. */
function loadAll(start: TicketList, shelf: Shelf): TicketList {
  let list = start;
  for (let turn = 0; turn < 60; turn += 1) {
    const next = loadNext(list, shelf);
    if (!next) return list;
    list = next;
  }
  throw new Error('never ends');
}

/** One random thing on the server, and its events as patches. */
function happen(shelf: Shelf, roll: (sides: number) => number, newId: number): ((list: TicketList) => TicketList)[] {
  const target = shelf.open[roll(Math.max(1, shelf.open.length))]?.id ?? 1;
  const kind = roll(4);
  if (kind === 0) {
    const closed = shelf.touch(target, { status: 'closed' });
    if (!closed) return [];
    return [
      (list) => applyTicketEvent(list, { action: 'delete', ticketId: closed.id }, open, ana),
      (list) => applyTicketEvent(list, { action: 'update', ticket: closed }, open, ana),
    ];
  }
  if (kind === 1) {
    const row = shelf.add(newId);
    return [(list) => applyMessageEvent(list, created(row), open, ana)];
  }
  const row = shelf.touch(target, { lastMessage: `n${newId}` });
  return row ? [(list) => applyMessageEvent(list, created(row), open, ana)] : [];
}

describe('pages and events in any order', () => {
  it.each([
    ['plain', false],
    ['tagged', true],
  ])('PAIN-1.3 PAIN-1.5 T-11 %s tickets: the same set, each once, none missing', (_name, tagged) => {
    for (let seed = 1; seed <= 150; seed += 1) {
      const roll = dice(seed);
      const shelf = new Shelf(60 + roll(120), tagged);
      let list = listOf(shelf.fetch(1, 0));
      for (let step = 0; step < 30; step += 1) {
        if (roll(5) === 0) list = loadNext(list, shelf) ?? list;
        else for (const patch of happen(shelf, roll, 1_000 + step)) list = patch(patch(list));
      }
      list = loadAll(list, shelf);
      const shown = ticketsOf(list).filter((row) => belongs(row, open, ana));
      expect(
        shown.map(({ id }) => id),
        `seed ${seed}`,
      ).toEqual(shelf.open.map(({ id }) => id));
    }
  });

  it('PAIN-1.5 three rows that leave before page 2 lose nobody', () => {
    const shelf = new Shelf(100, false);
    let list = listOf(shelf.fetch(1, 0));
    for (const id of [1, 2, 3]) {
      shelf.touch(id, { status: 'closed' });
      list = applyTicketEvent(list, { action: 'delete', ticketId: id }, open, ana);
    }
    expect(nextTicketPage(list.pages)).toEqual({ page: 1, seen: 3 });
    expect(ids(loadAll(list, shelf))).toHaveLength(97);
  });

  it('T-11 hasMore is not trusted: tagged rows run on until everybody is there', () => {
    const shelf = new Shelf(100, true);
    expect(ids(loadAll(listOf(shelf.fetch(1, 0)), shelf))).toHaveLength(100);
    expect(nextTicketPage([page([], { count: 5 })])).toBeNull();
    expect(nextTicketPage([])).toBeNull();
  });

  it('T-22 a ticket at the seam of two pages shows the tags of both', () => {
    const [one, two] = [1, 2].map((id) => ({ id, name: `t${id}`, color: '#000' }));
    if (!one || !two) throw new Error('tags');
    const list = listOf(page([ticket(1, { tags: [one] })]), page([ticket(1, { tags: [two] })], { page: 2 }));
    expect(ticketsOf(list)[0]?.tags).toEqual([one, two]);
    expect(ticketsOf(list)[0]).toBe(ticketsOf(list)[0]);
  });

  it('PAIN-1.3 an event during a fetch survives the older answer', async () => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    const shelf = new Shelf(5, false);
    let answer: (value: TicketPage) => void = () => undefined;
    const key = ticketKeys.list(open);
    client.setQueryData(key, listOf(shelf.fetch(1, 0)));
    const stale = shelf.fetch(1, 0);
    const running = client.query({
      queryKey: key,
      queryFn: async () => listOf(await new Promise<TicketPage>((resolve) => (answer = resolve))),
      staleTime: 0,
    });
    const closed = shelf.touch(2, { status: 'closed' });
    const added = shelf.add(77);
    patchQueries(
      client,
      ticketKeys.lists(),
      (list) => applyTicketEvent(list, { action: 'delete', ticketId: closed?.id ?? 0 }, open, ana),
      (list) => applyMessageEvent(list, created(added), open, ana),
    );
    answer(stale);
    await running;
    const list = client.getQueryData<TicketList>(key);
    expect(list && ids(list)).toEqual([77, 1, 3, 4, 5]);
    expect(list && ticketTotal(list.pages)).toBe(5);
  });
});

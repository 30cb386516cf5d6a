import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import {
  nextTicketPage,
  ticketKeys,
  ticketsOf,
  ticketTotal,
  type Ticket,
  type TicketFilters,
  type TicketList,
  type TicketPage,
} from '@/api/tickets';
import type { AppMessageEvent } from './events';
import { patchQueries, type Patch } from './patchQueries';
import { isList } from './resync';
import {
  applyContactEvent,
  applyMessageEvent,
  applyTicketEvent,
  belongs,
  mayOpen,
  mergeTicket,
  resyncTickets,
  upsertTicket,
  type Viewer,
} from './ticketLists';

const time = (minute: number): string => new Date(Date.UTC(2026, 0, 5, 12) + minute * 60_000).toISOString();

const ticket = (id: number, over: Partial<Ticket> = {}): Ticket => ({
  id,
  uuid: `u${id}`,
  status: 'open',
  unreadMessages: 0,
  lastMessage: `m${id}`,
  isGroup: false,
  userId: 7,
  contactId: id,
  whatsappId: 1,
  queueId: 1,
  companyId: 1,
  createdAt: time(-100_000),
  updatedAt: time(-id),
  contact: { id, name: `Contato ${id}`, number: `55${id}` },
  tags: [],
  ...over,
});

const ana: Viewer = { id: 7, profile: 'user', queueIds: [1, 2], allTicket: false };
const admin: Viewer = { id: 1, profile: 'admin', queueIds: [], allTicket: false };
const open: TicketFilters = { status: 'open', showAll: false, queueIds: [1, 2] };

const page = (tickets: Ticket[], over: Partial<TicketPage> = {}): TicketPage => ({
  tickets,
  count: tickets.length,
  hasMore: false,
  page: 1,
  removed: 0,
  seen: 0,
  ...over,
});
const listOf = (...pages: TicketPage[]): TicketList => ({
  pages,
  pageParams: pages.map(({ page: number, seen }) => ({ page: number, seen })),
});
const ids = (list: TicketList): number[] => ticketsOf(list).map(({ id }) => id);

const created = (row: Ticket): AppMessageEvent => ({
  action: 'create',
  ticket: row,
  contact: { id: row.contactId, name: `Contato ${row.contactId}`, number: `55${row.contactId}` },
  message: {
    id: `x${row.id}`,
    ticketId: row.id,
    body: 'oi',
    fromMe: false,
    read: false,
    ack: 0,
    mediaType: null,
    mediaUrl: null,
    isDeleted: false,
    isEdited: false,
    createdAt: row.updatedAt,
  },
});

describe('who sees a ticket', () => {
  const mine = { userId: 7 };
  const nobody = { userId: null };
  const other = { userId: 9 };
  it.each<[string, Partial<Ticket>, Partial<TicketFilters>, Viewer, boolean]>([
    ['T-13 own queue, mine', mine, {}, ana, true],
    ['T-13 foreign queue, mine', { ...mine, queueId: 5 }, { queueIds: [1, 5] }, ana, false],
    ['T-14 own queue, nobody', nobody, {}, ana, true],
    ['T-14 own queue, somebody else', other, {}, ana, false],
    ['T-14 somebody else with the switch on', other, { showAll: true }, ana, true],
    ['T-15 no queue, nobody, allTicket off', { ...nobody, queueId: null }, {}, ana, false],
    ['T-15 no queue, nobody, allTicket on', { ...nobody, queueId: null }, {}, { ...ana, allTicket: true }, true],
    ['T-15 no queue, but mine', { ...mine, queueId: null }, {}, ana, true],
    ['T-16 admin, any queue, anyone', other, { showAll: true }, admin, true],
    ['T-16 admin, no queue', { ...other, queueId: null }, { showAll: true }, admin, true],
    ['T-07 a queue that is not chosen', { ...mine, queueId: 2 }, { queueIds: [1] }, ana, false],
    ['T-37 another status', { ...mine, status: 'closed' }, {}, ana, false],
    ['T-08 another owner than the one looked for', other, { users: [7], showAll: true }, admin, false],
    ['T-08 all of the tags', { ...mine, tags: [{ id: 3, name: 'VIP', color: '#000' }] }, { tags: [3] }, ana, true],
    [
      'T-08 not all of the tags',
      { ...mine, tags: [{ id: 3, name: 'VIP', color: '#000' }] },
      { tags: [3, 4] },
      ana,
      false,
    ],
  ])('PAIN-1.10 %s', (_name, over, filters, viewer, seen) => {
    expect(belongs(ticket(1, over), { ...open, ...filters }, viewer)).toBe(seen);
  });

  it('R-16 an own ticket of a foreign queue may be opened', () => {
    expect(mayOpen(ticket(1, { queueId: 5 }), ana)).toBe(true);
    expect(mayOpen(ticket(1, { queueId: 5, userId: 9 }), ana)).toBe(false);
  });
});

describe('events over one list', () => {
  const start = (): TicketList => listOf(page([ticket(1), ticket(2), ticket(3)]));

  it('T-40 a message brings its ticket to the top with text and unread count', () => {
    const event = created(ticket(3, { updatedAt: time(1), lastMessage: 'oi', unreadMessages: 2 }));
    const next = applyMessageEvent(start(), event, open, ana);
    expect(ids(next)).toEqual([3, 1, 2]);
    expect(ticketsOf(next)[0]).toMatchObject({ lastMessage: 'oi', unreadMessages: 2 });
    expect(ticketTotal(next.pages)).toBe(3);
  });

  it('T-37 T-36 an update moves a ticket in and out and keeps the count', () => {
    const out = applyTicketEvent(
      start(),
      { action: 'update', ticket: ticket(2, { status: 'closed', updatedAt: time(1) }) },
      open,
      ana,
    );
    expect(ids(out)).toEqual([1, 3]);
    expect(ticketTotal(out.pages)).toBe(2);
    const back = applyTicketEvent(out, { action: 'update', ticket: ticket(2, { updatedAt: time(2) }) }, open, ana);
    expect(ids(back)).toEqual([2, 1, 3]);
    expect(ticketTotal(back.pages)).toBe(3);
  });

  it('T-38 T-42 a deletion takes it out, with a text id as well', () => {
    const next = applyTicketEvent(start(), { action: 'delete', ticketId: '1' }, open, ana);
    expect(ids(next)).toEqual([2, 3]);
    expect(ticketTotal(next.pages)).toBe(2);
    expect(applyTicketEvent(next, { action: 'delete', ticketId: 1 }, open, ana)).toBe(next);
  });

  it('T-39 updateUnread resets one count and touches nothing else', () => {
    const list = listOf(page([ticket(1, { unreadMessages: 4 }), ticket(2, { unreadMessages: 1 })]));
    const next = applyTicketEvent(list, { action: 'updateUnread', ticketId: 1 }, open, ana);
    expect(ticketsOf(next).map(({ unreadMessages }) => unreadMessages)).toEqual([0, 1]);
    expect(ticketsOf(next)[1]).toBe(ticketsOf(list)[1]);
  });

  it('T-41 a contact shows its new name; the same contact again changes nothing', () => {
    const contact = { id: 2, name: 'Nova', number: '552' };
    const next = applyContactEvent(start(), { action: 'update', contact });
    expect(ticketsOf(next)[1]?.contact?.name).toBe('Nova');
    expect(applyContactEvent(next, { action: 'update', contact })).toBe(next);
    expect(ids(applyContactEvent(next, { action: 'delete', contactId: '2' }))).toEqual([1, 3]);
  });

  it('PAIN-1.6 an event without owner and tags keeps the tags and drops a stranger', () => {
    const old = ticket(1, { user: { id: 7, name: 'Ana' }, tags: [{ id: 1, name: 'VIP', color: '#111' }] });
    const { tags: _tags, ...short } = ticket(1, { userId: 9, updatedAt: time(3) });
    expect(mergeTicket(old, short)).toMatchObject({ userId: 9, user: null, tags: [{ id: 1 }] });
  });

  it('PAIN-1.4 a late event stands where a reload would put it, an older copy never steps back', () => {
    const newer = upsertTicket(start(), ticket(9, { updatedAt: time(5) }), open, ana);
    const late = upsertTicket(newer, ticket(8, { updatedAt: time(4) }), open, ana);
    expect(ids(late)).toEqual([9, 8, 1, 2, 3]);
    expect(upsertTicket(late, ticket(9, { updatedAt: time(2), lastMessage: 'velha' }), open, ana)).toBe(late);
  });

  it('PAIN-1.9 T-42 a message on a row that is not loaded yet does not raise the count, a new contact does', () => {
    const list = listOf(page([ticket(1), ticket(2)], { count: 95, hasMore: true }));
    expect(ticketTotal(applyMessageEvent(list, created(ticket(60, { updatedAt: time(1) })), open, ana).pages)).toBe(95);
    const fresh = created(ticket(99, { createdAt: time(1), updatedAt: time(1) }));
    expect(ticketTotal(applyMessageEvent(list, fresh, open, ana).pages)).toBe(96);
  });

  it('PAIN-1.10 a search only follows what it shows', () => {
    const search: TicketFilters = { showAll: true, queueIds: [1, 2], searchParam: 'ana' };
    expect(ids(applyMessageEvent(start(), created(ticket(50, { updatedAt: time(1) })), search, ana))).toEqual([
      1, 2, 3,
    ]);
  });

  it('PAIN-1.10 a row that the server sends but the viewer may not see stays hidden and counted', () => {
    const list = listOf(page([ticket(1), ticket(2, { queueId: null, userId: null, status: 'pending' })]));
    const pending: TicketFilters = { ...open, status: 'pending' };
    const update = ticket(2, { queueId: null, userId: null, status: 'pending', updatedAt: time(1) });
    const next = upsertTicket(list, update, pending, ana);
    expect(ticketTotal(next.pages)).toBe(2);
    expect(ids(next)).toContain(2);
  });
});

describe('catching up', () => {
  it('B-08 a fetched page drops what left and keeps what an event changed meanwhile', () => {
    const before = listOf(page([ticket(1), ticket(2), ticket(3)]));
    const during = upsertTicket(
      applyTicketEvent(before, { action: 'delete', ticketId: 1 }, open, ana),
      ticket(9, { updatedAt: time(9) }),
      open,
      ana,
    );
    const answer = page([ticket(1), ticket(2, { lastMessage: 'nova', updatedAt: time(0) })]);
    const next = resyncTickets(during, answer, before);
    expect(ids(next)).toEqual([9, 2]);
    expect(ticketTotal(next.pages)).toBe(2);
    expect(ticketsOf(next)[1]?.lastMessage).toBe('nova');
  });

  it('B-08 loaded pages stay where the new page meets them, and start over where it does not', () => {
    const all = Array.from({ length: 80 }, (_, index) => ticket(index + 1));
    const list = listOf(page(all.slice(0, 40), { count: 100 }), page(all.slice(40), { count: 100, page: 2 }));
    const met = resyncTickets(list, page([ticket(500, { updatedAt: time(1) }), ...all.slice(0, 39)], { count: 101 }));
    expect(ids(met)).toHaveLength(81);
    const strangers = Array.from({ length: 40 }, (_, index) => ticket(600 + index, { updatedAt: time(100 - index) }));
    expect(ids(resyncTickets(list, page(strangers, { count: 140 })))).toHaveLength(40);
  });

  it('PAIN-7.1 rows that did not change keep their object', () => {
    const related = { user: { id: 7, name: 'Ana' }, queue: { id: 1, name: 'Suporte', color: '#111' } };
    const list = listOf(page([ticket(1, related), ticket(2)]));
    const answer = page([ticket(1, structuredClone(related)), ticket(2, { lastMessage: 'nova', updatedAt: time(0) })]);
    const next = resyncTickets(list, answer);
    expect(ticketsOf(next).find(({ id }) => id === 1)).toBe(ticketsOf(list)[0]);
  });
});

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
    const running = client.fetchQuery({
      queryKey: key,
      queryFn: async () => listOf(await new Promise<TicketPage>((resolve) => (answer = resolve))),
      staleTime: 0,
    });
    const closed = shelf.touch(2, { status: 'closed' });
    const added = shelf.add(77);
    const patches: Patch[] = [
      (data) =>
        isList(data) ? applyTicketEvent(data, { action: 'delete', ticketId: closed?.id ?? 0 }, open, ana) : data,
      (data) => (isList(data) ? applyMessageEvent(data, created(added), open, ana) : data),
    ];
    patchQueries(client, ticketKeys.lists(), ...patches);
    answer(stale);
    await running;
    const list = client.getQueryData<TicketList>(key);
    expect(list && ids(list)).toEqual([77, 1, 3, 4, 5]);
    expect(list && ticketTotal(list.pages)).toBe(5);
  });
});

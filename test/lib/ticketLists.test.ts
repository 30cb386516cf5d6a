import { describe, expect, it } from 'vitest';
import { ticketsOf, ticketTotal, type Ticket, type TicketFilters, type TicketList } from '@/api/tickets';
import { mergeTicket } from '@/realtime/cache/mergeTicket';
import {
  applyContactEvent,
  applyMessageEvent,
  applyTicketEvent,
  belongs,
  mayOpen,
  mergeTickets,
  upsertTicket,
  type Viewer,
} from '@/realtime/live/ticketLists';
import { admin, ana, created, ids, listOf, open, page, ticket, time } from './ticketSamples';

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

  it('T-37 a customer who comes back has the connection that other rows of it name; one that nobody names is left out', () => {
    const line = { name: 'Principal' };
    const list = listOf(page([ticket(1, { whatsappId: 4, whatsapp: line }), ticket(2, { whatsappId: 5 })]));
    // The event of a reopened ticket carries the connection's number alone.
    const back = (id: number, whatsappId: number) => ticket(id, { whatsappId, updatedAt: time(id) });
    const known = applyTicketEvent(list, { action: 'update', ticket: back(8, 4) }, open, ana);
    expect(ticketsOf(known)[0]).toMatchObject({ id: 8, whatsapp: line });
    const unknown = applyTicketEvent(list, { action: 'update', ticket: back(9, 5) }, open, ana);
    expect(ticketsOf(unknown)[0]).toMatchObject({ id: 9, whatsappId: 5 });
    expect(ticketsOf(unknown)[0]?.whatsapp).toBeUndefined();
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
  it('B-08 PAIN-1.1 a ticket that events took out and brought back since the page was asked for stays', () => {
    const before = listOf(page([ticket(1), ticket(2)], { count: 2 }));
    const away = applyTicketEvent(before, { action: 'delete', ticketId: 2 }, open, ana);
    const back = applyTicketEvent(away, { action: 'update', ticket: ticket(2, { updatedAt: time(5) }) }, open, ana);
    // Counted while it was away.
    expect(ids(mergeTickets(back, page([ticket(1)], { count: 1 }), before))).toEqual([2, 1]);
    // Seen while something newer was known: it has left again.
    const newer = page([ticket(3, { updatedAt: time(9) }), ticket(1)], { count: 2 });
    expect(ids(mergeTickets(back, newer, before))).toEqual([3, 1]);
  });

  it('B-08 a fetched page drops what left and keeps what an event changed meanwhile', () => {
    const before = listOf(page([ticket(1), ticket(2), ticket(3)]));
    const during = upsertTicket(
      applyTicketEvent(before, { action: 'delete', ticketId: 1 }, open, ana),
      ticket(9, { updatedAt: time(9) }),
      open,
      ana,
    );
    const answer = page([ticket(1), ticket(2, { lastMessage: 'nova', updatedAt: time(0) })]);
    const next = mergeTickets(during, answer, before);
    expect(ids(next)).toEqual([9, 2]);
    expect(ticketTotal(next.pages)).toBe(2);
    expect(ticketsOf(next)[1]?.lastMessage).toBe('nova');
  });

  it('B-08 loaded pages stay where the new page meets them, and start over where it does not', () => {
    const all = Array.from({ length: 80 }, (_, index) => ticket(index + 1));
    const list = listOf(page(all.slice(0, 40), { count: 100 }), page(all.slice(40), { count: 100, page: 2 }));
    const met = mergeTickets(list, page([ticket(500, { updatedAt: time(1) }), ...all.slice(0, 39)], { count: 101 }));
    expect(ids(met)).toHaveLength(81);
    const strangers = Array.from({ length: 40 }, (_, index) => ticket(600 + index, { updatedAt: time(100 - index) }));
    expect(ids(mergeTickets(list, page(strangers, { count: 140 })))).toHaveLength(40);
  });

  it('PAIN-7.1 rows that did not change keep their object', () => {
    const related = { user: { id: 7, name: 'Ana' }, queue: { id: 1, name: 'Suporte', color: '#111' } };
    const list = listOf(page([ticket(1, related), ticket(2)]));
    const answer = page([ticket(1, structuredClone(related)), ticket(2, { lastMessage: 'nova', updatedAt: time(0) })]);
    const next = mergeTickets(list, answer);
    expect(ticketsOf(next).find(({ id }) => id === 1)).toBe(ticketsOf(list)[0]);
  });
});

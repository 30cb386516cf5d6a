import { describe, expect, it } from 'vitest';
import { ticketsOf, ticketTotal, type Ticket, type TicketFilters, type TicketList } from '@/api/tickets';
import { mergeNewer, mergeTicket } from '@/realtime/cache/mergeTicket';
import {
  applyContactEvent,
  applyMessageEvent,
  applyTicketEvent,
  belongs,
  findTicket,
  isComplete,
  mapTickets,
  mayOpen,
  removeTicket,
  mergeTickets,
  seesUnassigned,
  upsertTicket,
} from '@/realtime/live/ticketLists';
import { admin, ana, created, ids, listOf, open, page, ticket, time } from './ticketSamples';

const unread: TicketFilters = { ...open, withUnreadMessages: true };
const tag = (id: number) => ({ id, name: `t${id}`, color: '#000' });

describe('the one predicate at its edges', () => {
  it.each<[string, Partial<Ticket>, Partial<TicketFilters>, boolean]>([
    ['T-08 a list of the unread has no read ticket', { unreadMessages: 0 }, { withUnreadMessages: true }, false],
    ['T-08 one that tells no number is read', { unreadMessages: null }, { withUnreadMessages: true }, false],
    ['T-08 one unread message is enough', { unreadMessages: 1 }, { withUnreadMessages: true }, true],
    ['T-08 nobody’s ticket is not one of the people looked for', { userId: null }, { users: [7] }, false],
    ['T-08 one of the people looked for', {}, { users: [9, 7] }, true],
    ['T-08 nobody looked for is everybody', {}, { users: [], tags: [] }, true],
    ['T-08 two of three tags', { tags: [tag(1), tag(2), tag(3)] }, { tags: [3, 1] }, true],
    ['T-08 no tags', { tags: [] }, { tags: [3] }, false],
  ])('PAIN-1.10 %s', (_name, over, filters, seen) => {
    expect(belongs(ticket(1, over), { ...open, ...filters }, ana)).toBe(seen);
  });

  it('PAIN-1.10 T-08 T-37 what an event or a list does not name does not count', () => {
    const { tags: _tags, ...untold } = ticket(1);
    expect(belongs(untold, { ...open, tags: [3] }, ana)).toBe(true);
    const { status: _status, ...anyStatus } = open;
    expect(belongs(ticket(1, { status: 'closed' }), anyStatus, ana)).toBe(true);
  });

  it('T-15 R-16 an admin sees what has no queue, and opens everything', () => {
    expect([seesUnassigned(admin), seesUnassigned(ana), seesUnassigned({ ...ana, allTicket: true })]).toEqual([
      true,
      false,
      true,
    ]);
    expect(mayOpen(ticket(1, { queueId: 99, userId: 3 }), admin)).toBe(true);
    expect(mayOpen(ticket(1, { queueId: null, userId: 3 }), ana)).toBe(false);
  });
});

describe('a change that is none', () => {
  const list = listOf(page([ticket(1), ticket(2)]), page([ticket(3)], { page: 2 }));

  it('PAIN-7.1 keeps the list; one of a row keeps the other pages and rows', () => {
    expect(mapTickets(list, (row) => row)).toBe(list);
    const next = mapTickets(list, (row) => (row.id === 3 ? { ...row, lastMessage: 'x' } : row));
    expect(next.pages[0]).toBe(list.pages[0]);
    expect(next.pages[1]).not.toBe(list.pages[1]);
    expect(next.pageParams).toBe(list.pageParams);
  });

  it('PAIN-7.1 a ticket is found on any page, or not at all, and removing one that is not there keeps the list', () => {
    expect([findTicket(list, 1)?.id, findTicket(list, 3)?.id, findTicket(list, 9)]).toEqual([1, 3, undefined]);
    expect(removeTicket(list, 9)).toBe(list);
  });

  it('T-41 PAIN-7.1 the same contact again changes nothing, each other field does', () => {
    const contact = { id: 2, name: 'Contato 2', number: '552' };
    expect(applyContactEvent(list, { action: 'update', contact })).toBe(list);
    const changes = [{ name: 'Nova' }, { number: '553' }, { email: 'a@b.c' }, { profilePicUrl: 'https://a.com/p.png' }];
    for (const change of changes) {
      const next = applyContactEvent(list, { action: 'update', contact: { ...contact, ...change } });
      expect(ticketsOf(next)[1]?.contact).toMatchObject({ ...contact, ...change });
      expect(ticketsOf(next)[0]).toBe(ticketsOf(list)[0]);
    }
    expect(applyContactEvent(list, { action: 'update', contact: { ...contact, id: 99 } })).toBe(list);
    expect(applyContactEvent(list, { action: 'delete', contactId: 99 })).toBe(list);
  });

  it('T-40 an update of a message changes no list', () => {
    const event = created(ticket(1));
    expect(applyMessageEvent(list, { action: 'update', message: event.message }, open, ana)).toBe(list);
  });
});

describe('counts and places', () => {
  it('PAIN-1.5 a ticket that leaves takes its rows along: the next page knows of the shift', () => {
    const list = listOf(page([ticket(1, { tags: [tag(1), tag(2)] }), ticket(2)], { count: 9, removed: 1 }));
    const next = removeTicket(list, 1);
    expect(next.pages[0]).toMatchObject({ count: 8, removed: 3 });
    expect(removeTicket(listOf(page([ticket(1)], { count: 0 })), 1).pages[0]?.count).toBe(0);
  });

  it('T-40 a row of a further page goes to the top of the first, and counts once', () => {
    const list = listOf(
      page([ticket(1), ticket(2)], { count: 4 }),
      page([ticket(3)], { count: 4, page: 2 }),
      page([ticket(4)], { count: 4, page: 3 }),
    );
    const next = upsertTicket(list, ticket(3, { updatedAt: time(1) }), open, ana);
    expect(next.pages.map(({ tickets }) => tickets.map(({ id }) => id))).toEqual([[3, 1, 2], [], [4]]);
    expect(next.pages[2]).toBe(list.pages[2]);
    expect(next.pages[0]).toMatchObject({ count: 4, removed: 0 });
  });

  it('T-37 a change without a new time stays where it is, and so does the first row', () => {
    const list = listOf(page([ticket(1), ticket(2)]));
    const same = upsertTicket(list, ticket(2, { lastMessage: 'x' }), open, ana);
    expect(same.pages[0]?.tickets.map(({ id }) => id)).toEqual([1, 2]);
    expect(ticketsOf(same)[1]?.lastMessage).toBe('x');
    const first = upsertTicket(list, ticket(1, { updatedAt: time(3) }), open, ana);
    expect(first.pages[0]?.tickets.map(({ id }) => id)).toEqual([1, 2]);
    expect(ticketTotal(first.pages)).toBe(2);
  });

  it('T-39 a ticket that has been read leaves the list of the unread', () => {
    const list = listOf(page([ticket(1, { unreadMessages: 2 }), ticket(2, { unreadMessages: 1 })]));
    const next = applyTicketEvent(list, { action: 'updateUnread', ticketId: '1' }, unread, ana);
    expect(ids(next)).toEqual([2]);
    expect(ticketTotal(next.pages)).toBe(1);
    const read = listOf(page([ticket(1)]));
    expect(applyTicketEvent(read, { action: 'updateUnread', ticketId: 1 }, open, ana)).toBe(read);
  });

  it('PAIN-1.9 a minute old is a new ticket; older ones have their place among the rows to come', () => {
    const list = listOf(page([ticket(1)], { count: 95, hasMore: true }));
    const arrives = (createdMinute: number, updatedMs: number, filters = open) => {
      const at = new Date(Date.parse(time(createdMinute)) + updatedMs).toISOString();
      const row = ticket(60, { createdAt: time(createdMinute), updatedAt: at, unreadMessages: 1 });
      return ticketTotal(applyMessageEvent(list, created(row), filters, ana).pages);
    };
    expect([arrives(5, 0), arrives(5, 60_000), arrives(5, 60_001)]).toEqual([96, 96, 95]);
    // In a list of the unread every ticket may be new to it.
    expect(arrives(5, 60_001, unread)).toBe(96);
    // Where all rows are there, a row that is not is new.
    const whole = listOf(page([ticket(1)], { count: 1 }));
    const late = created(ticket(60, { createdAt: time(1), updatedAt: time(9) }));
    expect(ticketTotal(applyMessageEvent(whole, late, open, ana).pages)).toBe(2);
  });

  it('T-40 the contact of a message is that of its ticket, and what the ticket knows of it counts', () => {
    const row = ticket(5, { updatedAt: time(1), contact: { id: 5, name: 'Do ticket', number: '555' } });
    const event = created(row);
    if (event.action !== 'create') throw new Error('no creation');
    const contact = { id: 5, name: 'Da mensagem', number: '555', email: 'a@b.c' };
    const next = applyMessageEvent(listOf(page([])), { ...event, contact }, open, ana);
    expect(ticketsOf(next)[0]?.contact).toEqual({ id: 5, name: 'Do ticket', number: '555', email: 'a@b.c' });
  });

  it('T-08 PAIN-1.10 a search takes nobody in, unless it is for what is unread', () => {
    const list = listOf(page([ticket(1)]));
    const row = ticket(5, { updatedAt: time(1), unreadMessages: 1 });
    const { status: _status, ...anyStatus } = open;
    expect(ids(upsertTicket(list, row, { ...open, searchParam: 'x' }, ana))).toEqual([1]);
    expect(ids(upsertTicket(list, row, anyStatus, ana))).toEqual([1]);
    expect(ids(upsertTicket(list, row, { ...open, searchParam: '' }, ana))).toEqual([5, 1]);
    expect(ids(upsertTicket(list, row, { ...unread, searchParam: 'x' }, ana))).toEqual([5, 1]);
  });

  it('T-09 a list is complete when as many are known as the server counts', () => {
    expect(isComplete(listOf(page([ticket(1), ticket(2)])))).toBe(true);
    expect(isComplete(listOf(page([ticket(1), ticket(1)], { count: 2 })))).toBe(false);
    expect(isComplete(listOf(page([ticket(1)], { count: 2 }), page([ticket(2)], { count: 2, page: 2 })))).toBe(true);
  });
});

describe('a row that the server lists although the viewer may not see it', () => {
  const hidden = { queueId: null, userId: 9, status: 'pending' } as const;
  const pending: TicketFilters = { ...open, status: 'pending' };
  const list = listOf(page([ticket(1, hidden), ticket(2, { status: 'pending' })]));
  const after = (over: Partial<Ticket>, filters = pending): TicketList =>
    upsertTicket(list, ticket(1, { ...hidden, updatedAt: time(1), ...over }), filters, ana);

  it('PAIN-1.10 stays counted as long as the server lists it', () => {
    expect(ticketTotal(after({ lastMessage: 'x' }).pages)).toBe(2);
    expect(findTicket(after({ lastMessage: 'x' }), 1)?.lastMessage).toBe('x');
    expect(ticketTotal(after({ status: 'open' }).pages)).toBe(1);
    expect(ticketTotal(after({ queueId: 5 }).pages)).toBe(1);
  });

  it('PAIN-1.10 an open one is listed to its owner, or to who asks for all', () => {
    const others = listOf(page([ticket(1, { queueId: null, userId: 9 })]));
    const next = (filters: TicketFilters) =>
      ticketTotal(
        upsertTicket(others, ticket(1, { queueId: null, userId: 9, updatedAt: time(1) }), filters, ana).pages,
      );
    expect([next(open), next({ ...open, showAll: true })]).toEqual([0, 1]);
  });

  it('T-37 one that the viewer could see leaves when it no longer belongs', () => {
    const seen = listOf(page([ticket(2, { status: 'pending' })]));
    const gone = upsertTicket(seen, ticket(2, { ...hidden, updatedAt: time(1) }), pending, ana);
    expect(ticketTotal(gone.pages)).toBe(0);
  });
});

describe('what is known of a ticket, and a copy of it', () => {
  const queue = { id: 1, name: 'Suporte', color: '#111' };
  const known = ticket(1, { user: { id: 7, name: 'Ana' }, queue });

  it('PAIN-1.6 keeps owner and queue as long as their ids stay', () => {
    expect(mergeTicket(known, ticket(1, { lastMessage: 'x' }))).toMatchObject({ user: { name: 'Ana' }, queue });
    expect(mergeTicket(known, ticket(1, { queueId: 2 }))).toMatchObject({ user: { name: 'Ana' }, queue: null });
    expect(mergeTicket(known, ticket(1, { userId: 9, user: { id: 9, name: 'Bia' } })).user?.name).toBe('Bia');
    expect(mergeTicket(known, ticket(1, { queueId: 2, queue: { ...queue, id: 2 } })).queue?.id).toBe(2);
    expect(mergeTicket(ticket(1), ticket(1)).user).toBeNull();
  });

  it('SAFE-13 an older copy that comes late is left out', () => {
    expect(mergeNewer(known, ticket(1, { updatedAt: time(-9) }))).toBe(known);
    expect(mergeNewer(known, ticket(1, { lastMessage: 'x' })).lastMessage).toBe('x');
  });

  it('PAIN-7.1 a contact of which only the time changed is the object that it was', () => {
    const contact = { id: 1, name: 'Ana', number: '55', updatedAt: '1' };
    const before = ticket(1, { contact });
    expect(mergeTicket(before, ticket(1, { contact: { ...contact, updatedAt: '2' } })).contact).toBe(contact);
    const renamed = mergeTicket(before, ticket(1, { contact: { ...contact, name: 'Bia', updatedAt: '2' } })).contact;
    expect(renamed).toEqual({ ...contact, name: 'Bia', updatedAt: '2' });
  });
});

describe('catching up, at its edges', () => {
  it('B-08 an event that told something newer of a ticket that is not there keeps it away', () => {
    const list = listOf(page([ticket(2)]));
    const answer = page([ticket(1), ticket(2)]);
    expect(ids(mergeTickets(list, answer, list, ({ id }) => id === 1))).toEqual([2]);
    expect(ticketTotal(mergeTickets(list, answer, list, ({ id }) => id === 1).pages)).toBe(1);
    expect(ids(mergeTickets(list, answer, list, ({ id }) => id === 2))).toEqual([1, 2]);
  });

  it('B-08 SAFE-13 an older copy of a row keeps what is known of it', () => {
    const list = listOf(page([ticket(1, { updatedAt: time(5), lastMessage: 'nova' }), ticket(2)]));
    const next = mergeTickets(list, page([ticket(1, { updatedAt: time(4) }), ticket(2)]));
    expect(ticketsOf(next)[0]?.lastMessage).toBe('nova');
  });

  it('B-08 a row that left, and is told of with something newer, comes back', () => {
    const before = listOf(page([ticket(1), ticket(2)]));
    const without = removeTicket(before, 1);
    expect(ids(mergeTickets(without, page([ticket(1), ticket(2)]), before))).toEqual([2]);
    expect(ids(mergeTickets(without, page([ticket(1, { updatedAt: time(3) }), ticket(2)]), before))).toEqual([1, 2]);
  });

  it('B-08 pages further down stay, and know how many rows have moved up', () => {
    const all = Array.from({ length: 6 }, (_, index) => ticket(index + 1));
    const list = listOf(page(all.slice(0, 3), { count: 6 }), page(all.slice(3), { count: 6, page: 2 }));
    const same = mergeTickets(list, page(all.slice(0, 3), { count: 6 }));
    expect(same.pages.map(({ tickets }) => tickets.map(({ id }) => id))).toEqual([
      [1, 2, 3],
      [4, 5, 6],
    ]);
    expect(same.pages.map(({ page: number, removed, seen }) => [number, removed, seen])).toEqual([
      [1, 0, 0],
      [2, 0, 0],
    ]);
    expect(same.pageParams).toEqual([
      { page: 1, seen: 0 },
      { page: 2, seen: 0 },
    ]);
    // The second has left; the fourth moved up.
    const moved = mergeTickets(
      list,
      page(
        [all[0], all[2], all[3]].flatMap((row) => row ?? []),
        { count: 5 },
      ),
    );
    expect(ids(moved)).toEqual([1, 3, 4, 5, 6]);
    expect(moved.pages[0]?.removed).toBe(1);
    // More are known than the server counts: some of those further down are gone, and the list starts over.
    const fewer = mergeTickets(list, page(all.slice(0, 3), { count: 5 }));
    expect(ids(fewer)).toEqual([1, 2, 3]);
  });

  it('B-08 an empty answer empties the list', () => {
    const next = mergeTickets(listOf(page([ticket(1)])), page([]));
    expect([ids(next), ticketTotal(next.pages), next.pageParams]).toEqual([[], 0, [{ page: 1, seen: 0 }]]);
  });
});

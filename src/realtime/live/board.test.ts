import { describe, expect, it } from 'vitest';
import type { Tag } from '@/api/tags';
import type { Ticket } from '@/api/tickets';
import {
  applyContactEvent,
  applyLaneEvent,
  applyMessageEvent,
  applyTicketEvent,
  swapLane,
  upsertCard,
  type BoardView,
} from './board';

const at = (minute: number): string => `2026-01-01T10:${String(minute).padStart(2, '0')}:00.000Z`;
const tag = (id: number, kanban = 1): Tag => ({ id, name: `tag ${id}`, color: '#000000', kanban });

const card = (id: number, minute: number, rest: Partial<Ticket> = {}): Ticket => ({
  id,
  uuid: `u${id}`,
  status: 'open',
  unreadMessages: 2,
  lastMessage: 'oi',
  isGroup: false,
  userId: 7,
  contactId: id * 10,
  whatsappId: 1,
  queueId: 1,
  companyId: 1,
  createdAt: at(0),
  updatedAt: at(minute),
  contact: { id: id * 10, name: `c${id}`, number: '1' },
  tags: [tag(3)],
  ...rest,
});

const view: BoardView = {
  filters: { showAll: false, queueIds: [1, 2] },
  viewer: { id: 7, profile: 'user', queueIds: [1, 2], allTicket: false },
  isMoving: () => false,
};
const board = [card(1, 30), card(2, 20), card(3, 10)];
const ids = (cards: readonly Ticket[]): number[] => cards.map(({ id }) => id);

describe('a ticket event on the board', () => {
  it('K-02 a changed ticket goes to its place by activity, twice the same as once', () => {
    const event = { action: 'update', ticket: card(3, 25, { lastMessage: 'novo' }) } as const;
    const after = applyTicketEvent(board, event, view);
    expect(ids(after)).toEqual([1, 3, 2]);
    expect(applyTicketEvent(after, event, view)).toEqual(after);
  });

  it('K-02 an older copy that comes late changes nothing', () => {
    expect(upsertCard(board, card(1, 5, { lastMessage: 'velho' }), view)).toBe(board);
  });

  it('K-02 a resolved ticket leaves, and so does one that went to someone else', () => {
    const closed = applyTicketEvent(board, { action: 'update', ticket: card(2, 40, { status: 'closed' }) }, view);
    expect(ids(closed)).toEqual([1, 3]);
    const given = applyTicketEvent(board, { action: 'update', ticket: card(2, 40, { userId: 8 }) }, view);
    expect(ids(given)).toEqual([1, 3]);
    expect(ids(applyTicketEvent(board, { action: 'delete', ticketId: '1' }, view))).toEqual([2, 3]);
    expect(applyTicketEvent(board, { action: 'delete', ticketId: 9 }, view)).toBe(board);
  });

  it('K-02 a new waiting ticket comes, one of a foreign queue does not', () => {
    const waiting = card(9, 50, { status: 'pending', userId: null });
    expect(ids(applyTicketEvent(board, { action: 'update', ticket: waiting }, view))).toEqual([9, 1, 2, 3]);
    expect(applyTicketEvent(board, { action: 'update', ticket: { ...waiting, queueId: 5 } }, view)).toBe(board);
  });

  it('K-01 its tags move a card, but not while the card is being moved here', () => {
    const event = { action: 'update', ticket: card(1, 31, { tags: [tag(4)] }) } as const;
    expect(applyTicketEvent(board, event, view)[0]?.tags).toEqual([tag(4)]);
    const moving = applyTicketEvent(board, event, { ...view, isMoving: (id) => id === 1 });
    expect(moving[0]?.tags).toEqual([tag(3)]);
    expect(moving[0]?.updatedAt).toBe(at(31));
  });

  it('K-03 reading takes the unread count away', () => {
    const after = applyTicketEvent(board, { action: 'updateUnread', ticketId: 2 }, view);
    expect(after.map(({ unreadMessages }) => unreadMessages)).toEqual([2, 0, 2]);
  });
});

describe('other events on the board', () => {
  it('K-03 a message brings its text and keeps the tags it does not tell of', () => {
    const { tags: _tags, ...ticket } = card(3, 45, { lastMessage: 'chegou', unreadMessages: 3 });
    const contact = { id: 30, name: 'c3', number: '1' };
    const message = {
      id: 'm',
      body: 'chegou',
      ack: 0,
      read: false,
      fromMe: false,
      mediaType: null,
      mediaUrl: null,
      isDeleted: false,
      isEdited: false,
      ticketId: 3,
      contactId: 30,
      createdAt: at(45),
      updatedAt: at(45),
    };
    const after = applyMessageEvent(board, { action: 'create', message, ticket, contact }, view);
    expect(ids(after)).toEqual([3, 1, 2]);
    expect(after[0]).toMatchObject({ lastMessage: 'chegou', unreadMessages: 3, tags: [tag(3)] });
    expect(applyMessageEvent(board, { action: 'update', message }, view)).toBe(board);
  });

  it('K-03 a renamed contact is renamed, a deleted one takes its cards along', () => {
    const contact = { id: 20, name: 'Novo nome', number: '1' };
    expect(applyContactEvent(board, { action: 'update', contact })[1]?.contact?.name).toBe('Novo nome');
    expect(ids(applyContactEvent(board, { action: 'delete', contactId: '20' }))).toEqual([1, 3]);
    expect(applyContactEvent(board, { action: 'delete', contactId: '99' })).toBe(board);
  });

  it('K-01 a tag becomes a lane, is renamed, and is one no longer', () => {
    const lanes = [tag(3), tag(5)];
    const made = applyLaneEvent(lanes, { action: 'create', tag: tag(4) });
    expect(made.map(({ id }) => id)).toEqual([3, 4, 5]);
    const named = applyLaneEvent(lanes, { action: 'update', tag: { id: 5, name: 'Outra' } });
    expect(named[1]).toMatchObject({ name: 'Outra', kanban: 1 });
    expect(applyLaneEvent(lanes, { action: 'update', tag: tag(3, 0) })).toEqual([tag(5)]);
    expect(applyLaneEvent(lanes, { action: 'create', tag: tag(8, 0) })).toBe(lanes);
    expect(applyLaneEvent(lanes, { action: 'delete', tagId: '3' })).toEqual([tag(5)]);
    expect(applyLaneEvent(lanes, { action: 'update' })).toBe(lanes);
  });

  it('K-04 K-05 a move changes the lane tags alone', () => {
    const both = card(1, 1, { tags: [tag(1, 0), tag(3), tag(4)] });
    const lanes = new Set([3, 4, 5]);
    expect(swapLane(both, lanes, tag(5)).tags?.map(({ id }) => id)).toEqual([1, 5]);
    expect(swapLane(both, lanes, null).tags?.map(({ id }) => id)).toEqual([1]);
  });
});

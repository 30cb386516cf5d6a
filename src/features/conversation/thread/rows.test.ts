import { describe, expect, it } from 'vitest';
import type { Message } from '@/api/messages';
import type { OutboxEntry } from '../outbox';
import { buildRows, firstUnread, newSince, pageStarts, type Row } from './rows';

const message = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  ticketId: 1,
  body: id,
  fromMe: false,
  read: true,
  ack: 0,
  mediaType: 'conversation',
  mediaUrl: null,
  isDeleted: false,
  isEdited: false,
  createdAt: '2026-11-21T15:00:00.000Z',
  contactId: 7,
  ...more,
});
const mine = (id: string, more: Partial<Message> = {}) => message(id, { fromMe: true, contactId: null, ...more });
const day = (date: number) => ({ createdAt: `2026-11-${String(date).padStart(2, '0')}T15:00:00.000Z` });
const entry = (id: string): OutboxEntry => ({
  id,
  ticketId: 1,
  kind: 'text',
  body: id,
  quoted: null,
  file: null,
  fileName: null,
  createdAt: '2026-11-21T14:00:00.000Z',
  status: 'sending',
  progress: 0,
  error: null,
});

/** `+a` begins a run, `a` goes on; separators by name. */
const short = (rows: readonly Row[]): string =>
  rows
    .map((row) => {
      if (row.type === 'message') return `${row.first ? '+' : ''}${row.message.id}`;
      if (row.type === 'pending') return `${row.first ? '+' : ''}${row.entry.id}?`;
      return row.type === 'unread' ? `unread${row.count}` : row.type;
    })
    .join(' ');

describe('buildRows', () => {
  it.each([
    ['nothing', [], ''],
    ['one message', [message('a')], '+a'],
    ['a run', [message('a'), message('b'), mine('c'), mine('d')], '+a b +c d'],
    ['two people of a group', [message('a'), message('b', { contactId: 8 })], '+a +b'],
    ['a day before the last message', [message('a', day(20)), message('b', day(21))], '+a day +b'],
    ['three days', [message('a', day(19)), message('b', day(20)), message('c', day(21))], '+a day +b day +c'],
    ['another ticket', [message('a'), message('b', { ticketId: 2 })], '+a ended started +b'],
    [
      'another ticket and day',
      [message('a', day(20)), message('b', { ...day(21), ticketId: 2 })],
      '+a ended started day +b',
    ],
    ['a broken date', [message('a', { createdAt: '' }), message('b', { createdAt: 'soon' })], '+a b'],
  ])('M-02 M-04 M-05 PAIN-3.5 %s', (_name, messages, expected) => {
    expect(short(buildRows({ messages }))).toBe(expected);
  });

  it('M-05 two tickets of one contact are told apart by the end of the one and the start of the other', () => {
    const rows = buildRows({ messages: [message('a', day(20)), message('b', { ...day(20), ticketId: 2 })] });
    expect(rows.map(({ type }) => type)).toEqual(['message', 'ended', 'started', 'message']);
  });

  it('PAIN-3.5 the last message gets its day as any other does', () => {
    expect(short(buildRows({ messages: [message('a', day(20)), message('b', day(20)), message('c', day(21))] }))).toBe(
      '+a b day +c',
    );
  });

  it('B-15 the divider stands before the first unread message and breaks the run', () => {
    const messages = [message('a'), message('b'), message('c')];
    expect(short(buildRows({ messages, unread: { id: 'b', count: 2 } }))).toBe('+a unread2 +b c');
  });

  it('PAIN-1.4 what is on its way stands after all confirmed messages, whatever its time', () => {
    const messages = [message('a'), mine('b')];
    expect(short(buildRows({ messages, pending: [entry('x'), entry('y')] }))).toBe('+a +b x? y?');
    expect(short(buildRows({ messages: [message('a')], pending: [entry('x')] }))).toBe('+a +x?');
  });

  it('PAIN-3.2 a run breaks where a page begins, so that older pages change no row that is there', () => {
    const older = [message('a'), message('b')];
    const newer = [message('c'), message('d')];
    const thread = {
      pages: [newer, older].map((messages) => ({ messages, count: 4, hasMore: false })),
      pageParams: [1, 2],
    };
    const starts = pageStarts(thread);
    const before = buildRows({ messages: newer, starts: new Set(['c']) });
    const after = buildRows({ messages: [...older, ...newer], starts });
    expect(after.slice(-2)).toEqual(before);
  });

  it('PAIN-3.2 keys are unique and stay with their message', () => {
    const rows = buildRows({
      messages: [message('a', day(20)), message('b', { ...day(21), ticketId: 2 }), message('c', day(22))],
      pending: [entry('x')],
      unread: { id: 'c', count: 1 },
    });
    const keys = rows.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual(expect.arrayContaining(['a', 'b', 'c']));
  });
});

describe('firstUnread', () => {
  it.each([
    ['none unread', [message('a')], 0, null, true],
    ['the last two', [message('a'), message('b'), message('c')], 2, 'b', true],
    ['never before our own last message', [message('a'), mine('b'), message('c')], 3, 'c', true],
    ['nothing after our own message', [message('a'), mine('b')], 1, null, true],
    ['more than is loaded', [message('a'), message('b')], 3, 'a', false],
    ['exactly what is loaded', [message('a'), message('b')], 2, 'a', true],
    ['nothing loaded', [], 1, null, false],
  ])('B-15 %s', (_name, messages, count, id, complete) => {
    expect(firstUnread(messages, count)).toEqual({ id, complete });
  });
});

describe('newSince', () => {
  it.each([
    ['nothing new', [message('a')], 'a', 0],
    ['two received', [message('a'), message('b'), message('c')], 'a', 2],
    ['own ones do not count', [message('a'), mine('b'), message('c')], 'a', 1],
    ['nothing seen yet', [message('a')], null, 0],
    ['the seen one is gone', [message('a')], 'z', 0],
  ])('Z-06 PAIN-3.1 %s', (_name, messages, seen, expected) => {
    expect(newSince(messages, seen)).toBe(expected);
  });
});

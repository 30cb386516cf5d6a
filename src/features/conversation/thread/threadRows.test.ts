import { describe, expect, it } from 'vitest';
import type { Message } from '@/api/messages';
import type { OutboxEntry } from '../outbox/outbox';
import type { TicketNote } from '@/api/ticketNotes';
import { arrivals, buildRows, firstUnread, isSameRow, newSince, pageStarts, topDate, type Row } from './threadRows';
import { messageOf } from '../../../../test/lib/messageSamples';

const message = (id: string, more: Partial<Message> = {}): Message => messageOf(id, { contactId: 7, ...more });
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
      if (row.type === 'note') return `note${row.note.id}`;
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

describe('notes among the messages', () => {
  const at = (date: number, hour: number) => `2026-11-${date}T${String(hour).padStart(2, '0')}:00:00.000Z`;
  const said = (id: string, hour: number, date = 21) => message(id, { createdAt: at(date, hour) });
  const note = (id: number, hour: number, date = 21): TicketNote => ({
    id,
    note: `note ${id}`,
    contactId: 7,
    ticketId: 1,
    createdAt: at(date, hour),
    user: { id: 3, name: 'Ana' },
  });

  it.each([
    [
      'stands where it was written and ends the run',
      [said('a', 13), said('b', 17)],
      [note(1, 15)],
      true,
      '+a note1 +b',
    ],
    [
      'by time, whatever their order',
      [said('a', 13), said('b', 17)],
      [note(2, 16), note(1, 15)],
      true,
      '+a note1 note2 +b',
    ],
    ['at one time by number', [said('a', 13)], [note(2, 15), note(1, 15)], true, '+a note1 note2'],
    ['after the last message', [said('a', 13)], [note(1, 15)], true, '+a note1'],
    ['before the first message, once it is loaded', [said('a', 17)], [note(1, 15)], true, 'note1 +a'],
    [
      'not before the oldest one of many',
      [said('a', 13), said('b', 17)],
      [note(1, 12), note(2, 15)],
      false,
      '+a note2 +b',
    ],
    ['without any message', [], [note(1, 15)], true, 'note1'],
    ['with a day of its own', [said('a', 15, 19), said('b', 15)], [note(1, 15, 20)], true, '+a day note1 day +b'],
    ['on the day of the next message', [said('a', 15, 19), said('b', 17)], [note(1, 15)], true, '+a day note1 +b'],
  ])('B-24 a note %s', (_name, messages, notes, complete, expected) => {
    expect(short(buildRows({ messages, notes, complete }))).toBe(expected);
  });

  it('B-24 what is on its way stands after the notes, the divider before its message alone', () => {
    const messages = [said('a', 13), said('b', 17)];
    const rows = buildRows({
      messages,
      notes: [note(1, 15), note(2, 18)],
      unread: { id: 'b', count: 1 },
      pending: [entry('x')],
    });
    expect(short(rows)).toBe('+a note1 unread1 +b note2 +x?');
  });

  it('B-24 an older page adds its notes above and changes no row that is there', () => {
    const newer = [said('c', 15), said('d', 16)];
    const notes = [note(1, 12), note(2, 15)];
    const before = buildRows({ messages: newer, notes, complete: false, starts: new Set(['c']) });
    const after = buildRows({ messages: [said('a', 11), said('b', 13), ...newer], notes, starts: new Set(['a', 'c']) });
    expect(short(after)).toBe('+a note1 +b +c note2 +d');
    expect(after.slice(-before.length)).toEqual(before);
  });

  it('B-24 the day on top is that of the first message or note; a row is the same while its note is', () => {
    const one = note(1, 15, 19);
    const rows = buildRows({ messages: [said('a', 15)], notes: [one] });
    expect(topDate(rows)).toBe(one.createdAt);
    expect(topDate([])).toBeNull();
    const row: Row = { type: 'note', key: 'note 1', note: one };
    expect(isSameRow(row, { ...row })).toBe(true);
    expect(isSameRow(row, { ...row, note: { ...one } })).toBe(false);
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

describe('arrivals', () => {
  const rows = buildRows({ messages: [message('a'), mine('b'), message('c'), mine('d')], pending: [entry('e')] });

  it.each([
    ['opened with an earlier message', 'b', ['c', 'pending e']],
    ['opened with the newest', 'd', ['pending e']],
    ['opened empty', undefined, ['a', 'c', 'pending e']],
    ['opened with one that is gone', 'x', []],
  ])('%s', (_case, openedWith, keys) => {
    expect([...arrivals(rows, openedWith)]).toEqual(keys);
  });
});

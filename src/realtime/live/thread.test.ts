import { describe, expect, it } from 'vitest';
import type { Message, Thread } from '@/api/messages';
import { applyMessage, messagesOf, overlaps, mergeThread } from './thread';
import { messageOf, pageOf as page, threadOf as thread } from '../../../test/lib/messageSamples';

const message = (id: string, minute: number, more: Partial<Message> = {}): Message =>
  messageOf(id, { createdAt: `2026-11-21T10:${String(minute).padStart(2, '0')}:00.000Z`, ...more });
const ids = (data: Thread) => messagesOf(data).map(({ id }) => id);
const create = (data: Thread, row: Message) => applyMessage(data, { action: 'create', message: row }, 1);
const update = (data: Thread, row: Message) => applyMessage(data, { action: 'update', message: row }, 1);

const known = thread(page(message('c', 3), message('d', 4)), page(message('a', 1), message('b', 2)));

describe('a message into a conversation', () => {
  it.each([
    ['a new one goes to the end', message('e', 5), 'a b c d e'],
    ['a late one goes to its place', message('bc', 2, { createdAt: '2026-11-21T10:02:30.000Z' }), 'a b bc c d'],
    ['one older than all is first', message('0', 0), '0 a b c d'],
    ['equal times are ordered by id', message('cc', 3), 'a b c cc d'],
    ['another ticket never enters', message('x', 5, { ticketId: 2 }), 'a b c d'],
  ])('M-22 M-24 PAIN-1.4 %s', (_name, row, expected) => {
    expect(ids(create(known, row)).join(' ')).toBe(expected);
  });

  it('M-22 PAIN-1.3 the same creation twice adds one message and counts it once', () => {
    const once = create(known, message('e', 5));
    const twice = create(once, message('e', 5));
    expect(ids(twice)).toEqual(ids(once));
    expect(twice.pages[0]?.count).toBe(3);
  });

  it('M-23 an update of an unknown message is ignored, the data keeps its reference', () => {
    expect(update(known, message('zz', 9))).toBe(known);
    expect(create(known, message('x', 5, { ticketId: 2 }))).toBe(known);
  });

  it('M-23 an update replaces the message in whichever page it stands and touches no other', () => {
    const next = update(known, message('a', 1, { body: 'new', isEdited: true }));
    expect(messagesOf(next)[0]).toMatchObject({ body: 'new', isEdited: true });
    expect(next.pages[0]).toBe(known.pages[0]);
    expect(next.pages[1]?.messages[1]).toBe(known.pages[1]?.messages[1]);
  });

  it('SAFE-4 a message that two pages repeat is shown in its newer state, whichever page has it', () => {
    const old = message('b', 2, { updatedAt: '2026-11-21T11:00:01.000Z', body: 'old' });
    const edited = { ...old, updatedAt: '2026-11-21T11:00:02.000Z', body: 'new', isEdited: true };
    const shown = [thread(page(edited), page(old)), thread(page(old), page(edited))].map((data) => messagesOf(data));
    expect(shown).toMatchObject([[{ body: 'new' }], [{ body: 'new' }]]);
  });

  it.each([
    [[2, 3, 4], 4],
    [[4, 3, 2], 4],
    [[3, 3, 1], 3],
  ])('M-07 receipts in the order %j end as %i: an ack never goes down', (acks, expected) => {
    const done = acks.reduce((data, ack) => update(data, message('c', 3, { fromMe: true, ack })), known);
    expect(messagesOf(done).find(({ id }) => id === 'c')?.ack).toBe(expected);
  });

  const at = (second: number): string => `2026-11-21T11:00:0${second}.000Z`;

  it.each<[string, Partial<Message>, Partial<Message>, Partial<Message>]>([
    ['a deletion', { isDeleted: true }, { ack: 2 }, { isDeleted: true, ack: 2 }],
    ['an edit', { body: 'new', isEdited: true }, { body: 'old' }, { body: 'new', isEdited: true }],
    [
      'an edit that says when',
      { body: 'new', isEdited: true, updatedAt: at(2) },
      { body: 'old', updatedAt: at(1), ack: 3 },
      { body: 'new', isEdited: true, updatedAt: at(2), ack: 3 },
    ],
    [
      'the second of two edits',
      { body: 'newest', isEdited: true, updatedAt: at(3) },
      { body: 'newer', isEdited: true, updatedAt: at(2) },
      { body: 'newest', updatedAt: at(3) },
    ],
    [
      'a deletion that says when',
      { isDeleted: true, updatedAt: at(2) },
      { isDeleted: false, updatedAt: at(1) },
      { isDeleted: true, updatedAt: at(2) },
    ],
  ])('SAFE-4 %s is not undone by an answer that is older', (_name, event, answer, expected) => {
    const told = update(known, message('d', 4, event));
    const caughtUp = mergeThread(told, [page(message('c', 3), message('d', 4, answer))]);
    expect(messagesOf(caughtUp).at(-1)).toMatchObject(expected);
    // And the other way round, as they happened.
    const inOrder = update(mergeThread(known, [page(message('d', 4, answer))]), message('d', 4, event));
    expect(messagesOf(inOrder).at(-1)).toMatchObject(expected);
  });

  it('SAFE-4 a newer answer brings what no event told: the text of an edit and a deletion', () => {
    const before = create(known, message('e', 5, { body: 'old', updatedAt: at(1) }));
    const fresh = message('e', 5, { body: 'new', isEdited: true, isDeleted: true, updatedAt: at(2) });
    expect(messagesOf(mergeThread(before, [page(fresh)])).at(-1)).toMatchObject({
      body: 'new',
      isEdited: true,
      isDeleted: true,
    });
  });

  it('M-18 an update without its quoted message keeps the known one', () => {
    const quoting = create(known, message('e', 5, { quotedMsg: message('a', 1) }));
    const next = update(quoting, message('e', 5, { ack: 3, quotedMsg: null }));
    expect(messagesOf(next).at(-1)?.quotedMsg?.id).toBe('a');
  });

  it('M-02 pages that overlap, because new messages shifted them, show each message once', () => {
    expect(ids(thread(page(message('c', 3), message('d', 4)), page(message('b', 2), message('c', 3)))).join(' ')).toBe(
      'b c d',
    );
  });

  it('PAIN-1.3 raw provider data is dropped', () => {
    const raw = { ...message('e', 5), dataJson: '{}', remoteJid: 'x', ticket: { id: 1 } };
    expect(Object.keys(messagesOf(create(known, raw)).at(-1) ?? {})).not.toEqual(
      expect.arrayContaining(['dataJson', 'remoteJid', 'ticket']),
    );
  });
});

describe('a conversation that is caught up', () => {
  it('B-08 PAIN-1.1 what overlaps is merged: nothing twice, nothing missing, in order', () => {
    const fresh = [page(message('e', 5), message('f', 6)), page(message('d', 4, { ack: 3 }), message('dd', 4))];
    const next = mergeThread(known, fresh);
    expect(ids(next).join(' ')).toBe('a b c d dd e f');
    expect(messagesOf(next).find(({ id }) => id === 'd')?.ack).toBe(3);
  });

  it('B-08 PAIN-1.1 a gap starts the conversation over with what was fetched', () => {
    const next = mergeThread(known, [page(message('x', 30)), page(message('w', 29))]);
    expect(ids(next).join(' ')).toBe('w x');
    expect(next.pageParams).toEqual([1, 2]);
  });

  it('B-08 twice is the same as once, and an empty answer changes nothing', () => {
    const fresh = [page(message('d', 4), message('e', 5))];
    const once = mergeThread(known, fresh);
    expect(ids(mergeThread(once, fresh))).toEqual(ids(once));
    expect(ids(mergeThread(known, [page()]))).toEqual(ids(known));
  });

  it('B-08 tells whether a page reaches what is known', () => {
    expect(overlaps(known, page(message('d', 4), message('e', 5)))).toBe(true);
    expect(overlaps(known, page(message('x', 30)))).toBe(false);
    expect(overlaps(known, page())).toBe(true);
  });
});

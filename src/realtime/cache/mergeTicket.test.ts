import { describe, expect, it } from 'vitest';
import { activityOf } from '@/api/tickets';
import { ticket, time } from '../../../test/lib/ticketSamples';
import { mergeRead, mergeTicket } from './mergeTicket';

describe('a row that is read again', () => {
  const old = ticket(1, { unreadMessages: 0, updatedAt: time(1) });

  it.each([
    ['nothing but its time', {}, time(1)],
    ['how much is unread', { unreadMessages: 1 }, time(5)],
    ['its last message', { lastMessage: 'oi' }, time(5)],
    ['its owner', { userId: 9 }, time(5)],
    ['its queue', { queueId: 2 }, time(5)],
    ['its state', { status: 'closed' } as const, time(5)],
  ])('DAY-5 where the server has changed %s', (_what, over, shown) => {
    const next = mergeRead(old, { ...old, ...over, updatedAt: time(5) });
    expect(next.updatedAt).toBe(time(5));
    expect(activityOf(next)).toBe(shown);
  });

  it('DAY-5 keeps its time when it is read twice, and takes the one of what happens then', () => {
    const first = mergeRead(old, { ...old, updatedAt: time(5) });
    const second = mergeRead(first, { ...old, updatedAt: time(6) });
    expect(activityOf(mergeRead(second, { ...old, updatedAt: time(6) }))).toBe(time(1));
    expect(activityOf(mergeTicket(second, { ...old, updatedAt: time(7), lastMessage: 'oi' }))).toBe(time(7));
  });
});

import { describe, expect, it } from 'vitest';
import type { Ticket, TicketStatus } from '@/api/tickets';
import { bulkActions, runBulk, splitBulk } from './bulk';

const ticket = (id: number, status: TicketStatus, whatsappId: number | null = 1): Ticket => ({
  id,
  uuid: `u${id}`,
  status,
  unreadMessages: 0,
  lastMessage: null,
  isGroup: false,
  userId: null,
  contactId: id,
  whatsappId,
  queueId: 1,
  companyId: 1,
  createdAt: '2026-11-21T15:00:00.000Z',
  updatedAt: '2026-11-21T15:00:00.000Z',
});

describe('splitBulk', () => {
  const tickets = [ticket(1, 'pending'), ticket(2, 'open'), ticket(3, 'closed'), ticket(4, 'pending')];
  it.each([
    ['accept', [1, 4], { inService: 1, resolved: 1 }],
    ['resolve', [1, 2, 4], { resolved: 1 }],
    ['transfer', [1, 2, 4], { resolved: 1 }],
    ['tag', [1, 2, 3, 4], {}],
  ])('B-26 %s takes the tickets whose status allows it and counts the others by reason', (name, able, out) => {
    const action = bulkActions.find((known) => known === name) ?? 'tag';
    const split = splitBulk(action, tickets);
    expect(split.able.map(({ id }) => id)).toEqual(able);
    expect(Object.fromEntries(split.out)).toEqual(out);
  });
});

it('REAL-3 B-26 what has lost its connection is left out of all but tags', () => {
  const tickets = [ticket(1, 'pending', null), ticket(2, 'open', null), ticket(3, 'pending')];
  for (const action of ['accept', 'resolve', 'transfer'] as const)
    expect(splitBulk(action, tickets).out.get('lineGone'), action).toBe(2);
  expect(splitBulk('tag', tickets).able).toEqual(tickets);
});

describe('runBulk', () => {
  /** Acts that end when told. */
  function desk() {
    const ends = new Map<number, () => void>();
    const begun: number[] = [];
    const act = (item: number) =>
      new Promise<void>((resolve) => {
        begun.push(item);
        ends.set(item, resolve);
      });
    const end = async (item: number) => {
      ends.get(item)?.();
      await new Promise((resolve) => setTimeout(resolve, 0));
    };
    return { begun, act, end };
  }

  it('B-26 handles all in order, never more than two at a time', async () => {
    const { begun, act, end } = desk();
    const run = runBulk([1, 2, 3, 4], act, new AbortController().signal);
    expect(begun).toEqual([1, 2]);
    await end(2);
    expect(begun).toEqual([1, 2, 3]);
    await end(1);
    expect(begun).toEqual([1, 2, 3, 4]);
    await end(3);
    await end(4);
    await expect(run).resolves.toBeUndefined();
  });

  it('B-26 after a cancel what is under way ends and the rest is not begun', async () => {
    const { begun, act, end } = desk();
    const controller = new AbortController();
    const run = runBulk([1, 2, 3, 4], act, controller.signal);
    controller.abort();
    await end(1);
    await end(2);
    await run;
    expect(begun).toEqual([1, 2]);
  });

  it('B-26 nothing to do ends at once', async () => {
    await expect(runBulk([], () => Promise.reject(new Error('no')), new AbortController().signal)).resolves.toBe(
      undefined,
    );
  });
});

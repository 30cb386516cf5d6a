import { describe, expect, it } from 'vitest';
import { ticket, time } from '../../../../test/lib/ticketSamples';
import { standingRows } from './useSteadyOrder';

const row = (id: number, minute: number) => ticket(id, { updatedAt: time(minute) });
const ids = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id);
const [a, b, c] = [row(1, 30), row(2, 20), row(3, 10)];

describe('an order that stands', () => {
  it.each([
    ['nothing happens', [a, b, c], [1, 2, 3], [], 0],
    ['one goes to the top', [row(3, 40), a, b], [1, 2, 3], [], 1],
    ['one comes', [row(4, 40), a, b, c], [1, 2, 3], [], 1],
    ['one leaves', [a, c], [1, 2, 3], [2], 1],
    ['a page comes', [a, b, c, row(5, 5), row(6, 4)], [1, 2, 3, 5, 6], [], 0],
    ['the last goes to the top and a page comes', [row(3, 40), a, b, row(5, 5)], [1, 2, 3, 5], [], 1],
    ['all leave and another comes', [row(7, 50)], [1, 2, 3, 7], [1, 2, 3], 3],
  ])('DAY-61 %s', (_what, live, order, gone, changed) => {
    const standing = standingRows([a, b, c], live, () => true);
    expect(ids(standing.rows)).toEqual(order);
    expect([...standing.gone]).toEqual(gone);
    expect(standing.changed).toBe(changed);
  });

  it('DAY-61 a row further down than what is loaded has not left', () => {
    expect([...standingRows([a, b, c], [a], ({ updatedAt }) => updatedAt >= b.updatedAt).gone]).toEqual([2]);
  });
});

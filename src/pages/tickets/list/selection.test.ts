import { describe, expect, it } from 'vitest';
import { TicketSelection } from './selection';

const select = (...clicks: (number | [number])[]): number[] => {
  const selection = new TicketSelection();
  selection.follow([5, 3, 9, 1, 7]);
  for (const click of clicks) {
    if (typeof click === 'number') selection.toggle(click);
    else selection.toggle(click[0], true);
  }
  return [...selection.state.get().picked].toSorted((a, b) => a - b);
};

describe('the selection of a list', () => {
  it.each([
    ['one', [3], [3]],
    ['one on and off', [3, 3], []],
    ['a range downwards', [3, [1]], [1, 3, 9]],
    ['a range upwards', [1, [5]], [1, 3, 5, 9]],
    ['a range taken off', [5, [7], 3, [1]], [5, 7]],
    ['a range without a beginning', [[9]], [9]],
    ['a range from a row that is gone', [4, [9]], [4, 9]],
  ])('B-26 %s', (_name, clicks, expected) => {
    expect(
      select(...clicks.map((click): number | [number] => (Array.isArray(click) ? [click[0] ?? 0] : click))),
    ).toEqual(expected);
  });

  it('B-26 begins empty, takes all that are loaded, and leaves nothing behind', () => {
    const selection = new TicketSelection();
    let told = 0;
    const stop = selection.state.subscribe(() => (told += 1));
    selection.start();
    expect(selection.state.get()).toEqual({ picking: true, picked: new Set() });
    selection.pick([1, 2]);
    expect([...selection.state.get().picked]).toEqual([1, 2]);
    selection.leave();
    expect(selection.state.get()).toEqual({ picking: false, picked: new Set() });
    stop();
    selection.toggle(1);
    expect(told).toBe(3);
  });
});

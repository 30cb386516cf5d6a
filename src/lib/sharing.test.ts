import { describe, expect, it } from 'vitest';
import { shareRowsById } from './sharing';

const row = (id: number, text = 'a') => ({ id, text, contact: { id: id * 10, name: 'Ana' } });
const copy = <T>(value: T): T => structuredClone(value);

describe('shareRowsById', () => {
  it('PAIN-7.1 equal data is the old data itself', () => {
    const before = { pages: [{ rows: [row(1), row(2)] }], more: null };
    expect(shareRowsById(before, copy(before))).toBe(before);
    expect(shareRowsById(undefined, before)).toBe(before);
    expect(shareRowsById([], [])).toEqual([]);
  });

  it('PAIN-7.1 a row that goes to the top leaves the others the objects they were', () => {
    const before = { rows: [row(1), row(2), row(3), row(4)] };
    const [one, two, three, four] = before.rows;
    const after = shareRowsById(before, { rows: [{ ...row(3), text: 'new' }, one, two, four] });
    expect(after).toEqual({ rows: [row(3, 'new'), row(1), row(2), row(4)] });
    const rows = after.rows;
    expect([rows[1], rows[2], rows[3]]).toEqual([one, two, four]);
    expect(rows[1]).toBe(one);
    expect(rows[2]).toBe(two);
    expect(rows[3]).toBe(four);
    expect(rows[0]?.contact).toBe(three?.contact);
  });

  it('a fresh answer in another order keeps every row that is equal', () => {
    const before = [row(1), row(2), row(3)];
    const after = shareRowsById(before, copy([row(3), row(1), row(2, 'b'), row(4)]));
    expect(after).toEqual([row(3), row(1), row(2, 'b'), row(4)]);
    expect(after[0]).toBe(before[2]);
    expect(after[1]).toBe(before[0]);
    expect(after[2]).not.toBe(before[1]);
    expect(after[2]?.contact).toBe(before[1]?.contact);
  });

  it('rows that come or go change nothing of the rest', () => {
    const before = [row(1), row(2), row(3)];
    expect(shareRowsById(before, copy([row(1), row(3)]))).toEqual([row(1), row(3)]);
    expect(shareRowsById(before, copy([row(1), row(3)]))[1]).toBe(before[2]);
    expect(shareRowsById(before, [row(9), ...before])[3]).toBe(before[2]);
    expect(shareRowsById(before, [])).toEqual([]);
  });

  it('what has no id is compared by its place, and fields that vanish are gone', () => {
    const before = { words: ['a', 'b'], pages: [{ page: 1, rows: [row(1)] }], user: { id: 1 } };
    const after = shareRowsById(before, { words: ['b'], pages: [{ page: 1, rows: [row(1)] }], user: null });
    expect(after).toEqual({ words: ['b'], pages: [{ page: 1, rows: [row(1)] }], user: null });
    expect(after.pages).toBe(before.pages);
    expect(shareRowsById({ a: 1, b: undefined }, { a: 1 })).toEqual({ a: 1 });
    expect(Object.keys(shareRowsById({ a: 1, b: undefined }, { a: 1 }))).toEqual(['a']);
    expect(Object.keys(shareRowsById({ a: 1 }, { a: 1, b: undefined }))).toEqual(['a', 'b']);
  });

  it('two rows of one id both show what they say, and depth ends somewhere', () => {
    const before = [row(1), row(1, 'b')];
    expect(shareRowsById(before, [row(1, 'c'), row(1)])).toEqual([row(1, 'c'), row(1)]);
  });

  it('data without end is taken as it comes', () => {
    let deep: unknown[] = [1];
    for (let level = 0; level < 20_000; level += 1) deep = [deep];
    let inner: unknown = shareRowsById([deep], deep);
    let levels = 0;
    while (Array.isArray(inner)) {
      inner = inner[0];
      levels += 1;
    }
    expect(levels).toBe(20_001);
  });
});

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

describe('shareRowsById at its edges', () => {
  it('PAIN-7.1 what is no plain record is taken as it comes', () => {
    const [before, after] = [new Date(0), new Date(0)];
    expect(shareRowsById({ at: before }, { at: after }).at).toBe(after);
    const list = shareRowsById({ rows: { 0: 'a' } }, { rows: ['a'] });
    expect(list).toEqual({ rows: ['a'] });
    expect(shareRowsById({ rows: ['a'] }, { rows: { 0: 'a' } })).toEqual({ rows: { 0: 'a' } });
  });

  it('PAIN-7.1 the same list cut or lengthened at its end is a new one of old rows', () => {
    const before = [row(1), row(2)];
    const [one] = before;
    expect(shareRowsById(before, one ? [one] : [])).toEqual([row(1)]);
    expect(shareRowsById(before, [...before, row(3)])).toEqual([row(1), row(2), row(3)]);
    expect(shareRowsById(before, [...before])).toBe(before);
  });

  it('PAIN-7.1 rows without an id keep their objects by place, however the list grows', () => {
    const before = [{ name: 'a' }, { name: 'b' }];
    const after = shareRowsById(before, [{ name: 'a' }, { name: 'c' }, { name: 'd' }]);
    expect(after[0]).toBe(before[0]);
    expect(after).toEqual([{ name: 'a' }, { name: 'c' }, { name: 'd' }]);
  });

  it('PAIN-7.1 fifty levels are shared, deeper ones taken as they come', () => {
    const nested = (levels: number): unknown => (levels === 0 ? { a: 1 } : { in: nested(levels - 1) });
    const [near, far] = [{ value: nested(48) }, { value: nested(60) }];
    expect(shareRowsById(near, copy(near))).toBe(near);
    expect(shareRowsById(far, copy(far))).not.toBe(far);
    expect(shareRowsById(far, copy(far))).toEqual(far);
    const rows = (levels: number): unknown => (levels === 0 ? [{ id: 1 }] : [rows(levels - 1)]);
    const deep = rows(60);
    expect(shareRowsById(deep, copy(deep))).not.toBe(deep);
  });
});

import { describe, expect, it } from 'vitest';
import { UnreadableAnswer } from './errors';
import { isSwitchedOn, pageAfter, readRecord, readRows } from './wire';

describe('the page after one', () => {
  it('I-15 comes while the server has more and the last was not empty', () => {
    expect(pageAfter(3, { count: 90, hasMore: true }, [1])).toBe(4);
    expect(pageAfter(3, { count: 90, hasMore: true }, [])).toBeNull();
    expect(pageAfter(3, { count: 90, hasMore: false }, [1])).toBeNull();
  });
});

describe('a setting', () => {
  const settings = [
    { key: 'other', value: 'true' },
    { key: 'campaignsEnabled', value: 'false' },
  ];

  it.each([
    ['true', true],
    [true, true],
    ['false', false],
    [false, false],
    [null, false],
    [1, false],
  ])('R-15 of %j is on: %j', (value, on) => {
    expect(
      isSwitchedOn(
        [
          { key: 'other', value: 'true' },
          { key: 'campaignsEnabled', value },
        ],
        'campaignsEnabled',
      ),
    ).toBe(on);
  });

  it('R-15 is off where another is on, or where none came', () => {
    expect(isSwitchedOn(settings, 'campaignsEnabled')).toBe(false);
    expect(isSwitchedOn([], 'campaignsEnabled')).toBe(false);
    expect(isSwitchedOn(undefined, 'campaignsEnabled')).toBe(false);
  });
});

describe('what came', () => {
  it('E-05 rows are records; what is none is left out, and no rows are no empty list', () => {
    const rows = [{ id: 1 }, { id: 2 }];
    expect(readRows(rows)).toBe(rows);
    expect(readRows([{ id: 1 }, null, 'x', 3])).toEqual([{ id: 1 }]);
    for (const data of [undefined, null, '<html>', { rows }]) expect(() => readRows(data)).toThrow(UnreadableAnswer);
  });

  it('E-05 a record has an id, whatever else it lacks', () => {
    const record = { id: 0 };
    expect(readRecord(record)).toBe(record);
    for (const data of [undefined, null, 'x', {}, { id: null }, { id: undefined }, { name: 'Ana' }]) {
      expect(() => readRecord(data)).toThrow(UnreadableAnswer);
    }
  });
});

import { describe, expect, it } from 'vitest';
import { fits, keptOf } from './keptContent';

describe('what was kept of a field', () => {
  it.each([
    [1, ''],
    ['', 1],
    ['1,5', 1],
    ['Nenhuma', 3],
    [true, false],
    [null, 'text'],
    [{ id: 1 }, null],
    [null, { id: 1 }],
    [[], [1]],
    [{}, { new1: {} }],
  ])('DAY-33 %j may stand where %j stood', (value, initial) => {
    expect(fits(value, initial)).toBe(true);
  });

  it.each([
    [{}, ''],
    [[1], ''],
    [true, ''],
    ['enabled', true],
    [1, false],
    ['', []],
    [null, []],
    [{}, []],
    [[], null],
    [[], {}],
  ])('DAY-33 %j may not stand where %j stood', (value, initial) => {
    expect(fits(value, initial)).toBe(false);
  });
});

describe('what is kept of a field', () => {
  const file = new File(['x'], 'x.pdf');
  const leftOut = new Set(['password', 'rows.path']);

  it('DAY-33 files and what is left out are not kept, in rows as well', () => {
    expect(keptOf('files', [file], [], leftOut)).toEqual([]);
    expect(keptOf('password', 'secret', '', leftOut)).toBe('');
    expect(
      keptOf(
        'rows',
        [
          { id: 2, name: 'two, changed', path: '', files: [file] },
          { id: null, name: 'new', path: 'x', files: [] },
        ],
        [
          { id: 1, name: 'one', path: 'one.pdf', files: [] },
          { id: 2, name: 'two', path: 'two.pdf', files: [] },
        ],
        leftOut,
      ),
    ).toEqual([
      { id: 2, name: 'two, changed', path: 'two.pdf', files: [] },
      { id: null, name: 'new', path: '', files: [] },
    ]);
  });

  it('DAY-33 everything else is kept as it is', () => {
    const value = [{ weekday: 'Segunda', hours: { from: '08:00', to: null } }, 3, 'text'];
    expect(keptOf('schedules', value, undefined, leftOut)).toEqual(value);
  });
});

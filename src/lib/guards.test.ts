import { describe, expect, it } from 'vitest';
import { isRecord, isString } from './guards';
import { sameFields } from './sameFields';
import { foldText } from './searchText';

describe('what comes from outside', () => {
  it('B-42 is a record only where it has fields by name', () => {
    expect([{}, { a: 1 }].map(isRecord)).toEqual([true, true]);
    expect([null, undefined, [], 'x', 1].map(isRecord)).toEqual([false, false, false, false, false]);
    expect(['', 'x', null, 1, {}].map(isString)).toEqual([true, true, false, false, false]);
  });

  it('B-25 is found without its capitals and accents', () => {
    expect(foldText('Reclamação ÀÉÎõü ß')).toBe('reclamacao aeiou ß');
    expect([null, undefined].map(foldText)).toEqual(['', '']);
  });
});

describe('the same fields', () => {
  const except: ReadonlySet<string> = new Set(['updatedAt']);

  it.each([
    [{ a: 1 }, { a: 1 }, true],
    [{ a: 1 }, { a: 2 }, false],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { a: 1 }, false],
    [{ a: Number.NaN }, { a: Number.NaN }, true],
    [{ a: 0 }, { a: -0 }, false],
    [{ a: {} }, { a: {} }, false],
    [{ a: 1, updatedAt: 'x' }, { a: 1, updatedAt: 'y' }, true],
    [{}, {}, true],
  ])('PAIN-7.1 %j and %j: %j', (before, after, same) => {
    expect(sameFields(before, after, except)).toBe(same);
  });
});

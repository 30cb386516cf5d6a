import { afterEach, describe, expect, it, vi } from 'vitest';
import { spread, stepOf } from './backoff';

afterEach(() => vi.restoreAllMocks());

describe('waits between attempts', () => {
  it.each([
    [0, 700],
    [0.5, 1_000],
    [1, 1_300],
  ])('SAFE-7 chance %d makes a second %i ms', (chance, ms) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    expect(spread(1_000)).toBeCloseTo(ms, 6);
  });

  it('SAFE-7 come one after another, and the last one stays', () => {
    expect([0, 1, 2, 3, 90].map((attempt) => stepOf([1, 5, 30], attempt))).toEqual([1, 5, 30, 30, 30]);
  });
});

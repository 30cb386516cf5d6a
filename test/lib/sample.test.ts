import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../scripts/sample.mjs';

describe('the part of the long suites that CI takes', () => {
  it('follows from the commit, and a hundred and ninety-eight commits in turn take all of it', () => {
    const hashes = Array.from({ length: 6 * 33 }, (_, index) => `${index.toString(16).padStart(8, '0')}9f`);
    const samples = hashes.map((hash) => sampleOf(hash, {}));
    const seeds = [...new Set(samples.map(({ PROSA_SEED }) => Number(PROSA_SEED)))];
    expect(seeds).toEqual(Array.from({ length: 33 }, (_, index) => 1 + 300 * index));
    expect([...new Set(samples.map(({ PROSA_PART }) => PROSA_PART))]).toEqual([
      '1/6',
      '2/6',
      '3/6',
      '4/6',
      '5/6',
      '6/6',
    ]);
    expect(new Set(samples.map((sample) => JSON.stringify(sample))).size).toBe(hashes.length);
    expect(sampleOf('00000007aa', {})).toEqual({
      PROSA_RUNS: '300',
      PROSA_SEED: '301',
      PROSA_PART: '2/6',
      PROSA_FILES: '8/121',
    });
  });

  it('is a fixed one without a commit, and leaves alone what somebody set', () => {
    expect(sampleOf(null, {})).toEqual({ PROSA_RUNS: '300', PROSA_SEED: '1', PROSA_PART: '1/6', PROSA_FILES: '1/121' });
    expect(sampleOf(null, { PROSA_SEED: '77', PROSA_RUNS: '1' })).toMatchObject({ PROSA_SEED: '77', PROSA_RUNS: '1' });
  });
});

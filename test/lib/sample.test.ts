import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../scripts/sample.mjs';

describe('the part of the long suites that CI takes', () => {
  it('follows from the commit, and forty commits in turn take all of it', () => {
    const hashes = Array.from({ length: 40 }, (_, index) => `${index.toString(16).padStart(8, '0')}9f`);
    const samples = hashes.map((hash) => sampleOf(hash, {}));
    const seeds = [...new Set(samples.map(({ PROSA_SEED }) => Number(PROSA_SEED)))];
    expect(seeds).toEqual(Array.from({ length: 10 }, (_, index) => 1 + 1_000 * index));
    expect([...new Set(samples.map(({ PROSA_PART }) => PROSA_PART))]).toEqual(['1/4', '2/4', '3/4', '4/4']);
    expect(new Set(samples.map((sample) => JSON.stringify(sample))).size).toBe(40);
    expect(sampleOf('00000005aa', {})).toEqual({ PROSA_RUNS: '1000', PROSA_SEED: '1001', PROSA_PART: '2/4' });
  });

  it('is a fixed one without a commit, and leaves alone what somebody set', () => {
    expect(sampleOf(null, {})).toEqual({ PROSA_RUNS: '1000', PROSA_SEED: '1', PROSA_PART: '1/4' });
    expect(sampleOf(null, { PROSA_SEED: '77', PROSA_RUNS: '1' })).toMatchObject({ PROSA_SEED: '77', PROSA_RUNS: '1' });
  });
});

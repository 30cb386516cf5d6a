import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../scripts/sample.mjs';

describe('the part of the long suites that CI takes', () => {
  it('follows from the commit, and sixteen commits in turn take all of it', () => {
    const hashes = Array.from({ length: 16 }, (_, index) => `${index.toString(16).padStart(8, '0')}9f`);
    const samples = hashes.map((hash) => sampleOf(hash, {}));
    expect([...new Set(samples.map(({ PROSA_SEED }) => PROSA_SEED))]).toEqual(['1', '2501', '5001', '7501']);
    expect([...new Set(samples.map(({ PROSA_FAULTS }) => PROSA_FAULTS))]).toEqual(['1/2', '2/2']);
    expect(new Set(samples.map((sample) => JSON.stringify(sample))).size).toBe(8);
    expect(sampleOf('00000005aa', {})).toEqual({ PROSA_RUNS: '2500', PROSA_SEED: '2501', PROSA_FAULTS: '2/2' });
  });

  it('is a fixed one without a commit, and leaves alone what somebody set', () => {
    expect(sampleOf(null, {})).toEqual({ PROSA_RUNS: '2500', PROSA_SEED: '1', PROSA_FAULTS: '1/2' });
    expect(sampleOf(null, { PROSA_SEED: '77', PROSA_RUNS: '1' })).toMatchObject({ PROSA_SEED: '77', PROSA_RUNS: '1' });
  });
});

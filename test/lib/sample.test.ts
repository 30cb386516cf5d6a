import { afterEach, describe, expect, it, vi } from 'vitest';
import { sampleOf } from '../../scripts/sample.mjs';
import { filesIn, journeysInPart, namesIn, pagesInPart } from '../inPart';
import { partOf } from '../part';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('the part of the long suites that CI takes', () => {
  it('follows from the commit, and 792 commits in turn take all of it', () => {
    const hashes = Array.from({ length: 12 * 66 }, (_, index) => `${index.toString(16).padStart(8, '0')}9f`);
    const samples = hashes.map((hash) => sampleOf(hash, {}));
    const seeds = [...new Set(samples.map(({ PROSA_SEED }) => Number(PROSA_SEED)))];
    expect(seeds).toEqual(Array.from({ length: 66 }, (_, index) => 1 + 150 * index));
    expect([...new Set(samples.map(({ PROSA_PART }) => PROSA_PART))]).toEqual(
      Array.from({ length: 12 }, (_, index) => `${1 + index}/12`),
    );
    expect(new Set(samples.map((sample) => JSON.stringify(sample))).size).toBe(hashes.length);
    expect(sampleOf('00000007aa', {})).toEqual({
      PROSA_RUNS: '150',
      PROSA_SEED: '1',
      PROSA_PART: '8/12',
      PROSA_SUITES: '1/3',
      PROSA_FILES: '8/242',
    });
  });

  it('is a fixed one without a commit, and leaves alone what somebody set', () => {
    expect(sampleOf(null, {})).toEqual({
      PROSA_RUNS: '150',
      PROSA_SEED: '1',
      PROSA_PART: '1/12',
      PROSA_SUITES: '1/3',
      PROSA_FILES: '1/242',
    });
    expect(sampleOf(null, { PROSA_SEED: '77', PROSA_RUNS: '1' })).toMatchObject({ PROSA_SEED: '77', PROSA_RUNS: '1' });
  });

  it('has something of every list, however short, and all of it comes round', () => {
    for (let length = 1; length <= 40; length += 1) {
      const all = Array.from({ length }, (_, index) => index);
      const taken = Array.from({ length: 12 }, (_, index) => {
        vi.stubEnv('PROSA_PART', `${1 + index}/12`);
        return partOf(all);
      });
      expect(taken.filter((part) => part.length === 0)).toEqual([]);
      expect([...new Set(taken.flat())].toSorted((one, other) => one - other)).toEqual(all);
    }
  });

  it.each([
    ['test/flows', pagesInPart],
    ['test/e2e', journeysInPart],
  ])(
    'of %s takes some in parts that come round, the others always, and all of them where nobody chooses',
    (folder, names) => {
      const all = filesIn(folder, '');
      const known = all.map((file) => file.replace(/.*\/|\..*/g, ''));
      expect(namesIn(names).filter((name) => !known.includes(name))).toEqual([]);
      vi.stubEnv('PROSA_PART', '');
      expect(filesIn(folder, names).toSorted()).toEqual(all.toSorted());
      const taken = Array.from({ length: 12 }, (_, index) => {
        vi.stubEnv('PROSA_PART', `${1 + index}/12`);
        return filesIn(folder, names);
      });
      expect(taken.flat().length).toBe(all.length + 11 * (all.length - namesIn(names).length));
      expect(new Set(taken.flat()).size).toBe(all.length);
    },
  );
});

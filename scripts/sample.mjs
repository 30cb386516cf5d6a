import { numberOf } from './commit.mjs';

/** `npm run test:all` tells so many random stories; a run of CI a share of them. */
const stories = 10_000;
const storiesInCi = 150;
const slices = Math.floor(stories / storiesInCi);
const parts = 12;
/** Each case of a lost file takes several seconds, and there are hundreds (test/long/filesLost.e2e.ts). */
const fileParts = 242;

/**
 * The part of the long suites that a run of CI takes: 150 of the random stories, a twelfth of the pages, faults and
 * journeys on a bad network, a few of the lost files. The commit chooses, so that all of it comes round.
 * @param {string | null} commit its hash; without one always the same part
 * @returns environment variables for the tests; what is set already stays
 */
export function sampleOf(commit, env = process.env) {
  const number = numberOf(commit);
  const slice = Math.floor(number / parts) % slices;
  return {
    PROSA_RUNS: env.PROSA_RUNS ?? String(storiesInCi),
    PROSA_SEED: env.PROSA_SEED ?? String(1 + storiesInCi * slice),
    PROSA_PART: env.PROSA_PART ?? `${1 + (number % parts)}/${parts}`,
    PROSA_FILES: env.PROSA_FILES ?? `${1 + (number % fileParts)}/${fileParts}`,
  };
}

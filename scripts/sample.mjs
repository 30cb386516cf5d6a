import { numberOf, shareOf } from './commit.mjs';

/** `npm run test:all` tells so many random stories; a run of CI a share of them. */
const stories = 10_000;
const storiesInCi = 150;
const slices = Math.floor(stories / storiesInCi);
/** Of page tests, journeys, and the cases of the long suites. */
export const parts = 12;
const suiteParts = 3;
/** Each case of a lost file takes several seconds, and there are hundreds (test/long/filesLost.e2e.ts). */
const fileParts = 242;

/**
 * The part that a run of CI takes of what it cannot take whole: 150 of the random stories, a twelfth of the tests in
 * test/inPart.ts and of the journeys on a bad network, a third of the long suites with a twelfth of their pages and
 * faults, a few of the lost files. The commit chooses, so that all of it comes round.
 * @param {string | null} commit its hash; without one always the same part
 * @returns environment variables for the tests; what is set already stays
 */
export function sampleOf(commit, env = process.env) {
  const number = numberOf(commit);
  const round = Math.floor(number / parts);
  return {
    PROSA_RUNS: env.PROSA_RUNS ?? String(storiesInCi),
    PROSA_SEED: env.PROSA_SEED ?? String(1 + storiesInCi * (round % slices)),
    PROSA_PART: env.PROSA_PART ?? shareOf(number, parts),
    PROSA_SUITES: env.PROSA_SUITES ?? shareOf(round, suiteParts),
    PROSA_FILES: env.PROSA_FILES ?? shareOf(number, fileParts),
  };
}

const stories = 10_000;
const tenths = 10;
const quarters = 4;

/**
 * The part of the long suites that a run of CI takes: a tenth of the random stories, a quarter of the pages, faults and
 * journeys on a bad network. The commit chooses, so that all of it comes round.
 * @param {string | null} commit its hash; without one always the same part
 * @returns environment variables for the tests; what is set already stays
 */
export function sampleOf(commit, env = process.env) {
  const number = commit === null ? 0 : Number.parseInt(commit.slice(0, 8), 16);
  const runs = stories / tenths;
  return {
    PROSA_RUNS: env.PROSA_RUNS ?? String(runs),
    PROSA_SEED: env.PROSA_SEED ?? String(1 + runs * (Math.floor(number / quarters) % tenths)),
    PROSA_PART: env.PROSA_PART ?? `${1 + (number % quarters)}/${quarters}`,
  };
}

const stories = 10_000;
const quarters = 4;
const halves = 2;

/**
 * The part of the long suites that a run of CI takes: a quarter of the random stories and half of the faults that a page
 * meets. The commit chooses, so that all of it comes round.
 * @param {string | null} commit its hash; without one always the same part
 * @returns environment variables for the tests; what is set already stays
 */
export function sampleOf(commit, env = process.env) {
  const number = commit === null ? 0 : Number.parseInt(commit.slice(0, 8), 16);
  const runs = stories / quarters;
  return {
    PROSA_RUNS: env.PROSA_RUNS ?? String(runs),
    PROSA_SEED: env.PROSA_SEED ?? String(1 + runs * (number % quarters)),
    PROSA_FAULTS: env.PROSA_FAULTS ?? `${1 + (Math.floor(number / quarters) % halves)}/${halves}`,
  };
}

import { spawnSync } from 'node:child_process';

/** @returns the commit that is checked out, or nothing where there is no repository */
export function commitHere() {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

/** The commit that is built: from `PROSA_COMMIT` (a build without a repository), else from git, else empty. */
export const builtCommit = () => (process.env['PROSA_COMMIT'] ?? commitHere() ?? '').slice(0, 12);

/**
 * By what a commit chooses among the parts of what a run of CI cannot take whole.
 * @param {string | null} commit its hash; without one always the same
 */
export const numberOf = (commit) => (commit === null ? 0 : Number.parseInt(commit.slice(0, 8), 16));

/**
 * One of so many parts, as vitest's `--shard` and test/part.ts have it: of 12 the third is `3/12`.
 * @param {number} number chooses by its remainder
 * @param {number} parts how many there are
 */
export const shareOf = (number, parts) => `${1 + (number % parts)}/${parts}`;

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

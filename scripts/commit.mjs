import { spawnSync } from 'node:child_process';

/** @returns the commit that is checked out, or nothing where there is no repository */
export function commitHere() {
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : null;
}

import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline/promises';

const mayInstall = () =>
  process.env.PROSA_INSTALL !== 'no' &&
  process.getuid?.() === 0 &&
  spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/** Asks in a terminal, where only a yes counts; elsewhere nobody could answer, so it is said and done. */
async function isAgreed(what, packages) {
  const names = `Debian's package${packages.length > 1 ? 's' : ''} ${packages.join(' ')} with apt-get`;
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    console.log(`No ${what} here: installing ${names}. PROSA_INSTALL=no prevents it.`);
    return true;
  }
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise((resolve) => terminal.once('close', () => resolve('')));
  const answer = await Promise.race([terminal.question(`No ${what} here. Install ${names}? [y/N] `), closed]);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/**
 * Installs what is missing, for root on Debian, after a yes in a terminal or without one (SAFE-17; PROSA_INSTALL=no
 * prevents it).
 * @param what is missing, as a person calls it
 * @param packages Debian's names
 */
export async function offerPackages(what, packages) {
  if (!mayInstall() || !(await isAgreed(what, packages))) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { stdio: 'inherit', env });
}

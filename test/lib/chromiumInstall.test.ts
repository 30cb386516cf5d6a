import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prosa-chromium-'));
  // Notes what it is asked for, and installs.
  const apt = `#!/bin/sh\necho "$*" >>${folder}/apt\nif [ "$1" = install ]; then touch ${folder}/chromium; fi\n`;
  writeFileSync(join(folder, 'apt-get'), apt);
  chmodSync(join(folder, 'apt-get'), 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Machine {
  root?: boolean;
  /** What is typed, in a terminal; absent: there is none. */
  typed?: string;
  variables?: Record<string, string>;
}

/** Asks for a Chromium on a machine that has none. */
function ask({ root = true, typed, variables = {} }: Machine) {
  const script = `
    process.getuid = () => ${root ? 0 : 1000};
    process.stdin.isTTY = process.stdout.isTTY = ${typed !== undefined};
    const { requireChromium } = await import('${pathToFileURL(resolve('scripts/chromium.mjs')).href}');
    console.log('found ' + (await requireChromium(['${join(folder, 'chromium')}'])));
  `;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { PATH: `${folder}:${process.env['PATH'] ?? ''}`, ...variables },
    input: typed ?? '',
    encoding: 'utf8',
    timeout: 20_000,
  });
  const apt = join(folder, 'apt');
  const installed = existsSync(apt) && /^install .*\bchromium$/m.test(readFileSync(apt, 'utf8'));
  return { status, said: stdout + stderr, installed };
}

const found = /found .*\/chromium/;
const none = /No Chromium found: install it/;

describe('SAFE-17 a machine without Chromium', () => {
  it.each([
    [
      'is asked in a terminal, and yes installs',
      { typed: 'y\n' },
      0,
      true,
      [/Install .*chromium.*apt-get\? \[y\/N\]/, found],
    ],
    ['is left alone after a no in a terminal', { typed: 'n\n' }, 1, false, [/\[y\/N\]/, none]],
    ['is left alone after a mere Enter in a terminal', { typed: '\n' }, 1, false, [/\[y\/N\]/, none]],
    ['is left alone when the terminal is closed', { typed: '' }, 1, false, [/\[y\/N\]/, none]],
    [
      'without a terminal is told how to say no before it installs',
      {},
      0,
      true,
      [/installing .*PROSA_INSTALL=no/, found],
    ],
    ['is left alone with PROSA_INSTALL=no', { variables: { PROSA_INSTALL: 'no' } }, 1, false, [none]],
    ['is not even asked with PROSA_INSTALL=no', { typed: 'y\n', variables: { PROSA_INSTALL: 'no' } }, 1, false, [none]],
    ['is left alone by somebody without rights', { root: false, typed: 'y\n' }, 1, false, [none]],
  ] satisfies [string, Machine, number, boolean, RegExp[]][])('%s', (_what, machine, status, installs, words) => {
    const outcome = ask(machine);
    expect(outcome).toMatchObject({ status, installed: installs });
    for (const word of words) expect(outcome.said).toMatch(word);
    expect(outcome.said.includes('[y/N]')).toBe(words.some((word) => word.source.includes('y\\/N')));
  });
});

import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { tableOf } from '../engines/table';

function testEngines(variables: Record<string, string>) {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/engines.mjs'], {
    env: { PATH: process.env['PATH'] ?? '', PROSA_INSTALL: 'no', ...variables },
    encoding: 'utf8',
    timeout: 20_000,
  });
  return { status, said: stdout + stderr };
}

describe('SAFE-17 the journeys of other engines', () => {
  it('an engine that is wanted and absent is one readable line, and no success', () => {
    const { status, said } = testEngines({ PROSA_ENGINES: 'firefox', FIREFOX_PATH: '/nowhere/firefox' });
    expect(status).toBe(1);
    expect(said.trim()).toBe(
      'No Firefox found: install it (apt-get install firefox-esr), or leave it out by PROSA_ENGINES.',
    );
  });

  it('an engine that nobody knows is refused by its name', () => {
    const { status, said } = testEngines({ PROSA_ENGINES: 'chromium, opera' });
    expect(status).toBe(1);
    expect(said.trim()).toBe('PROSA_ENGINES: opera is none of chromium, firefox, webkit.');
  });

  it('the table names each journey once, with its outcome in each engine and what is absent', () => {
    const outcomes = [
      { journey: 'signs in', engine: 'chromium', state: 'passed' },
      { journey: 'writes', engine: 'chromium', state: 'failed' },
      { journey: 'writes', engine: 'firefox', state: 'passed' },
    ];
    expect(tableOf(['chromium', 'firefox', 'webkit'], ['webkit'], outcomes).split('\n')).toEqual([
      '          chromium  firefox  webkit',
      'signs in  passed             absent',
      'writes    failed    passed   absent',
    ]);
  });
});

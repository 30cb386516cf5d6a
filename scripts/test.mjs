// `npm test`: every part in turn, whatever became of the one before, and one summary at the end, which names what
// failed and what passed only when tried again. `npm test -- build sample` runs those parts too (.ci/run);
// `npm run test:all` is everything there is.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitHere } from './commit.mjs';
import { sampleOf } from './sample.mjs';
import { summaryOf } from './summary.mjs';

const reports = mkdtempSync(join(tmpdir(), 'prosa-test-'));
const vitest = 'node_modules/vitest/vitest.mjs';
const long = ['scripts/e2e.mjs', '--config', 'test/long/vitest.config.ts'];
const commit = commitHere();
const sample = sampleOf(commit);

/** In this order; `optional` ones run when asked for, `report` ones are runs of vitest. */
const parts = [
  { name: 'types', command: ['node_modules/typescript/bin/tsc', '--noEmit'] },
  { name: 'lint', npm: 'lint' },
  { name: 'unused', npm: 'unused' },
  { name: 'format', npm: 'format:check' },
  { name: 'build', npm: 'build', optional: true },
  { name: 'unit', command: [vitest, 'run', '--project', 'unit'], report: true },
  { name: 'flows', command: [vitest, 'run', '--project', 'flows'], report: true },
  { name: 'e2e', command: ['scripts/e2e.mjs'], report: true },
  { name: 'sample', command: long, env: sample, report: true, optional: true },
  { name: 'long', command: long, report: true, optional: true },
  {
    name: 'tours',
    command: ['scripts/e2e.mjs', '--config', 'test/long/tours.config.ts'],
    report: true,
    optional: true,
  },
  { name: 'engines', command: ['scripts/engines.mjs'], report: true, optional: true },
];

const asked = process.argv.slice(2);
const results = [];
for (const { name, command, npm, env, report, optional } of parts) {
  if (optional && !asked.includes(name)) continue;
  console.log(`\n== ${name}`);
  if (env) {
    const chosen = Object.entries(env).map(([key, value]) => `${key}=${value}`);
    console.log(`${chosen.join(' ')}, chosen by ${commit ? `commit ${commit}` : 'nothing: no repository here'}`);
  }
  const file = report ? join(reports, `${name}.json`) : null;
  const reporters = file ? ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`] : [];
  const began = Date.now();
  const { status } = npm
    ? spawnSync('npm', ['run', '-s', npm], { stdio: 'inherit', shell: process.platform === 'win32' })
    : spawnSync(process.execPath, [...command, ...reporters], { stdio: 'inherit', env: { ...process.env, ...env } });
  results.push({ name, file, failed: status !== 0, seconds: Math.round((Date.now() - began) / 1000) });
}

const { text, failed } = summaryOf(results);
rmSync(reports, { recursive: true, force: true });
console.log(`\n${text}`);
process.exit(failed ? 1 : 0);

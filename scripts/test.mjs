// `npm test`: every part in turn, whatever became of the one before, and one summary at the end, which names what
// failed and what passed only when tried again. `npm test -- build sample` runs those parts too (.ci/run);
// `npm run test:all` is everything there is. Each part has its time limit (docs/testing.md); PROSA_LIMIT is that of the
// whole, in minutes. With PROSA_SLOWEST=1 the summary names the slowest tests of each part.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitHere } from './commit.mjs';
import { findChromium } from './chromium.mjs';
import { ended } from './preview.mjs';
import { datedPartOf, momentOf, quarterOf } from './moments.mjs';
import { sampleOf } from './sample.mjs';
import { readReport, summaryOf } from './summary.mjs';

const reports = mkdtempSync(join(tmpdir(), 'prosa-test-'));
// What one part has compiled is there for the next; kept for this run alone, since vitest's own check of what has changed
// knows no plugin's settings.
process.env.PROSA_MODULES = join(reports, 'modules');
const checkers = String(Math.min(4, availableParallelism()));
const vitest = 'node_modules/vitest/vitest.mjs';
const long = ['scripts/e2e.mjs', '--config', 'test/long/vitest.config.ts'];
const commit = commitHere();
const asked = process.argv.slice(2);
const sample = sampleOf(commit);
/** Of page tests and journeys a part as well (test/inPart.ts), unless everything is asked for. */
const { PROSA_PART } = asked.includes('long') ? { PROSA_PART: '1/1' } : sample;
/** What a test in Chromium failed once may be tried again; a random story that fails has failed. */
const inBrowser = /\.e2e\.ts$/;

/** In this order; `optional` ones run when asked for, those with `again` are runs of vitest, and say what may be tried again. */
const parts = [
  // Each checker learns the libraries' types anew, so that more of them than cores take longer.
  { name: 'types', command: ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', checkers] },
  { name: 'lint', npm: 'lint' },
  { name: 'unused', npm: 'unused' },
  { name: 'format', npm: 'format:check' },
  { name: 'build', npm: 'build', optional: true },
  { name: 'unit', command: [vitest, 'run', '--project', 'unit'], again: /never/ },
  {
    name: 'flows',
    command: [vitest, 'run', '--project', 'flows'],
    env: { PROSA_PART, PROSA_READ_CODE: '1' },
    again: /./,
  },
  { name: 'e2e', command: ['scripts/e2e.mjs'], env: { PROSA_PART }, again: inBrowser },
  {
    name: 'date',
    command: ['scripts/dates.mjs'],
    env: { PROSA_MOMENT: momentOf(commit).join(), PROSA_SHARD: quarterOf(commit), PROSA_PART: datedPartOf(commit) },
    again: /flows/,
    optional: true,
  },
  { name: 'dates', command: ['scripts/dates.mjs'], again: /never/, optional: true },
  { name: 'sample', command: long, env: sample, again: inBrowser, silence: 480, optional: true },
  { name: 'long', command: long, again: inBrowser, silence: 3_600, optional: true },
  {
    name: 'tours',
    command: ['scripts/e2e.mjs', '--config', 'test/long/tours.config.ts'],
    again: /never/,
    optional: true,
  },
  { name: 'engines', command: ['scripts/engines.mjs'], again: /never/, optional: true },
];

/** How long each usually takes (seconds) and may take (minutes): rows `| unit | 43 | 5 |`. */
const times = new Map(
  [...readFileSync('docs/testing.md', 'utf8').matchAll(/^\| *`(\w+)` *\| *(\d+) *\| *(\d+) *\|/gm)].map(
    ([, name, usual, most]) => [name, { usual: Number(usual), most: Number(most) }],
  ),
);
// Neither the day nor the clock of the files has a part in it: either may be another one (`npm run test:dates`).
const now = () => performance.now();
const began = now();
const secondsSince = (start) => Math.round((now() - start) / 1000);
const whole = Number(process.env.PROSA_LIMIT || Infinity) * 60;

/** A command and all that it started are ended together, so it leads a group of its own where there are groups. */
const grouped = process.platform !== 'win32';
let running = null;
function end(child, signal) {
  try {
    if (grouped) process.kill(-child.pid, signal);
    else child.kill(signal);
  } catch {
    // It has ended meanwhile.
  }
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.once(signal, () => {
    if (running) end(running, 'SIGKILL');
    process.exit(130);
  });
}

const changedAt = (path) => (existsSync(path) ? statSync(path).mtimeMs : 0);

/**
 * Runs a command for so many seconds at most.
 * @param heard path of what its reporter notes, and for how many seconds it may note nothing: so long one test takes
 * @returns whether it failed, and why where it had to be ended
 */
async function run(command, args, env, seconds, heard) {
  const child = spawn(command, args, {
    stdio: 'inherit',
    detached: grouped,
    shell: command === 'npm' && process.platform === 'win32',
    env: { ...process.env, ...env },
  });
  running = child;
  let why;
  const start = now();
  let noted = { at: start, mark: heard && changedAt(heard.report) };
  const stop = (reason) => {
    why = `ended ${reason}`;
    console.log(why);
    end(child, 'SIGTERM');
    setTimeout(() => end(child, 'SIGKILL'), 10_000).unref();
  };
  const watch = setInterval(() => {
    if (why !== undefined) return;
    if (secondsSince(start) > seconds) return stop(`after ${Math.round(seconds)} s, its limit`);
    if (!heard) return;
    const mark = changedAt(heard.report);
    if (mark !== noted.mark) noted = { at: now(), mark };
    else if (secondsSince(noted.at) > heard.silence) stop(`after ${heard.silence} s without the end of a test`);
  }, 1_000);
  const status = await ended(child);
  clearInterval(watch);
  if (why !== undefined) end(child, 'SIGKILL');
  running = null;
  return { failed: status !== 0, why };
}

const chosen = parts.filter(({ name, optional }) => !optional || asked.includes(name));
// Whoever has to be asked is asked now, not after ten minutes; what needs no browser is tested without one as well.
const inChromium = ({ command }) => command?.[0] === 'scripts/e2e.mjs';
const { path: chromium, missing } = chosen.some(inChromium) ? await findChromium() : {};
if (chromium) process.env.CHROMIUM_PATH = chromium;
if (missing) console.log(missing);

async function runPart({ name, command, npm, env = {}, again, silence = 180 }) {
  const { usual, most } = times.get(name);
  const start = now();
  const left = () => Math.min(most * 60 - secondsSince(start), whole - secondsSince(began));
  const part = { name, usual, failed: true, seconds: 0 };
  if (missing && inChromium({ command })) return { ...part, why: missing };
  if (left() <= 0) return { ...part, why: `not begun: the ${whole / 60} minutes of the whole run were over` };
  if (npm) return { ...part, ...(await run('npm', ['run', '-s', npm], env, left())), seconds: secondsSince(start) };
  if (!again) return { ...part, ...(await run(process.execPath, command, env, left())), seconds: secondsSince(start) };

  const report = join(reports, `${name}.jsonl`);
  // Ten that fail are enough to know that it is broken.
  const args = [...command, '--reporter=./scripts/reporter.mjs', '--bail=10'];
  const first = await run(process.execPath, args, { ...env, PROSA_REPORT: report }, left(), { report, silence });
  const result = { ...part, ...first, report };
  const failures = readReport(report).failures;
  // Where the day is moved it stands behind the path.
  const files = [...new Set(failures.map(({ file }) => file.replace(/ at .*/, '')))];
  // A second try keeps a busy machine from hiding the rest; it is for few, and what needed it is named.
  if (first.failed && !first.why && files.length > 0 && files.length <= 3 && files.every((file) => again.test(file))) {
    console.log(`Tried again: ${files.join(', ')}`);
    const second = join(reports, `${name}-again.jsonl`);
    const projects = [...new Set(failures.flatMap(({ project }) => (project ? [`--project=${project}`] : [])))];
    const only = command.filter((word, index) => word !== '--project' && command[index - 1] !== '--project');
    const rest = [...only, ...projects, ...files, '--reporter=./scripts/reporter.mjs'];
    const heard = { report: second, silence };
    Object.assign(result, await run(process.execPath, rest, { ...env, PROSA_REPORT: second }, left(), heard), {
      again: second,
    });
  }
  return { ...result, seconds: secondsSince(start) };
}

const results = [];
for (const part of chosen) {
  console.log(`\n== ${part.name}`);
  if (part.env) {
    const values = Object.entries(part.env).map(([key, value]) => `${key}=${value}`);
    console.log(`${values.join(' ')}, chosen by ${commit ? `commit ${commit}` : 'nothing: no repository here'}`);
  }
  results.push(await runPart(part));
}

if (process.env.PROSA_SLOWEST) {
  for (const { name, report } of results) {
    if (!report) continue;
    console.log(`\nThe slowest of ${name}:`);
    for (const { file, test, ms } of readReport(report).slowest) console.log(`${Math.round(ms)} ms  ${file} > ${test}`);
  }
}

const { text, failed } = summaryOf(results);
rmSync(reports, { recursive: true, force: true });
console.log(`\n${text}`);
process.exit(failed ? 1 : 0);

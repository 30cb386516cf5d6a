import { existsSync, readFileSync } from 'node:fs';

const firstLines = (text) => String(text).split('\n').slice(0, 12).join('\n    ');
const listed = (title, entries) => (entries.length > 0 ? [`${title}:\n- ${entries.join('\n- ')}\n`] : []);
const named = ({ file, test }) => (test === undefined ? file : `${file} > ${test}`);
const told = (entry) => [named(entry), ...(entry.why ?? []).map(firstLines)].join('\n    ');

/** Lines that a run of vitest has noted (reporter.mjs); the last may be cut off where it had to be ended. */
const linesOf = (path) =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .flatMap((line) => {
          try {
            return [JSON.parse(line)];
          } catch {
            return [];
          }
        })
    : [];

/**
 * What a run of vitest came to.
 * @param {string} path of what the reporter noted
 * @returns how many passed; what failed, tests and files that could not be read; what was left out; which files were
 * under way when the run ended; the slowest tests
 */
export function readReport(path) {
  const lines = linesOf(path);
  const tests = lines.filter(({ test }) => test !== undefined);
  const ended = new Set(lines.filter((line) => line.ended).map(({ file, project }) => `${project} ${file}`));
  const whole = lines.find(({ end }) => end !== undefined);
  const unhandled = whole?.why?.length > 0 ? [{ file: 'outside of any test', why: whole.why }] : [];
  return {
    passed: tests.filter(({ state }) => state === 'passed').length,
    failures: [
      ...lines.filter(({ state, ended: end, why = [] }) => state === 'failed' || (end && why.length > 0)),
      ...unhandled,
    ],
    skipped: tests.filter(({ state }) => state === 'skipped' || state === 'pending'),
    underWay: lines.filter((line) => line.begun && !ended.has(`${line.project} ${line.file}`)).map(({ file }) => file),
    slowest: tests.toSorted((one, other) => other.ms - one.ms).slice(0, 10),
  };
}

/**
 * What counts where some files ran a second time: the second run decides about their tests, and what passes only there
 * is named.
 * @param {string} first path of the report of the whole part
 * @param {string | undefined} second path of the report of the files that were tried again
 */
function outcome(first, second) {
  const report = { ...readReport(first), secondTries: [] };
  if (second === undefined) return report;
  const again = readReport(second);
  const stillFail = new Set(again.failures.map(named));
  const secondTries = report.failures.filter((entry) => !stillFail.has(named(entry)));
  const known = new Set(report.failures.map(named));
  const newFailures = again.failures.filter((entry) => !known.has(named(entry)));
  const tests = (entries) => entries.filter(({ test }) => test !== undefined).length;
  return {
    ...report,
    secondTries,
    failures: [...report.failures.filter((entry) => stillFail.has(named(entry))), ...newFailures],
    passed: report.passed + tests(secondTries) - tests(newFailures),
  };
}

/** Clearly slower than usual; some seconds are no news. */
const isSlow = ({ seconds, usual }) => usual !== undefined && seconds > usual * 1.5 + 10;

/**
 * One summary of several parts. A part that failed without a failed test counts as one failure.
 * @param {import('./summary.d.mts').Part[]} parts
 * @returns {{ text: string, failed: boolean }} the text ends with a plain line `N passed, N failed`, and `, N skipped` where
 * tests were left out
 */
export function summaryOf(parts) {
  let passed = 0;
  const failures = [];
  const secondTries = [];
  const skipped = [];
  for (const { name, report, again, failed, why } of parts) {
    const found = report === undefined ? null : outcome(report, again);
    passed += found?.passed ?? 0;
    failures.push(...(found?.failures ?? []).map(told));
    secondTries.push(...(found?.secondTries ?? []).map(told));
    skipped.push(...(found?.skipped ?? []).map(named));
    const underWay = failed && found?.underWay.length > 0 ? `; not ended: ${found.underWay.join(', ')}` : '';
    if (why !== undefined) failures.push(`${name}: ${why}${underWay}`);
    else if (failed && (found?.failures.length ?? 0) === 0 && (found?.secondTries.length ?? 0) === 0)
      failures.push(`${name}: see its output above${underWay}`);
  }
  const states = parts.map((part) => {
    const slow = isSlow(part) ? `, slow: usually ${part.usual} s` : '';
    return `${part.failed ? 'failed' : 'passed'}  ${part.name} (${part.seconds} s${slow})`;
  });
  const lines = [
    ...states,
    '',
    ...listed('Passed when tried again, which is a defect', secondTries),
    ...listed('Skipped', skipped),
    ...listed('Failures', failures),
    [`${passed} passed, ${failures.length} failed`, ...(skipped.length > 0 ? [`${skipped.length} skipped`] : [])].join(
      ', ',
    ),
  ];
  return { text: lines.join('\n'), failed: failures.length > 0 };
}

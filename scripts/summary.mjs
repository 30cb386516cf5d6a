import { existsSync, readFileSync } from 'node:fs';

const firstLines = (text) => String(text).split('\n').slice(0, 12).join('\n    ');

/** What a report of vitest says: how many passed, what failed, what was left out, and what passed when tried again (with why it had not). */
function readReport(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'));
  const failures = [];
  const secondTries = [];
  const skipped = [];
  for (const { name, status, message, assertionResults } of report.testResults) {
    const path = name.replace(`${process.cwd()}/`, '');
    for (const { fullName, status: end, failureMessages = [] } of assertionResults) {
      const entry = [`${path} > ${fullName}`, ...failureMessages.map(firstLines)].join('\n    ');
      if (end === 'failed') failures.push(entry);
      else if (end !== 'passed') skipped.push(entry);
      else if (failureMessages.length > 0) secondTries.push(entry);
    }
    const named = assertionResults.some(({ status: end }) => end === 'failed');
    if (status === 'failed' && !named) failures.push(`${path} > ${firstLines(message)}`);
  }
  return { passed: report.numPassedTests, failures, skipped, secondTries };
}

/**
 * One summary of several parts. A part that failed without a failed test counts as one failure.
 * @param {{ name: string, file: string | null, failed: boolean, seconds: number }[]} parts
 * @returns {{ text: string, failed: boolean }} the text ends with a plain line `N passed, N failed`, and `, N skipped` where
 * tests were left out
 */
export function summaryOf(parts) {
  let passed = 0;
  const failures = [];
  const secondTries = [];
  const skipped = [];
  for (const { name, file, failed } of parts) {
    const report = file && existsSync(file) ? readReport(file) : null;
    passed += report?.passed ?? 0;
    failures.push(...(report?.failures ?? []));
    secondTries.push(...(report?.secondTries ?? []));
    skipped.push(...(report?.skipped ?? []));
    if (failed && (report?.failures.length ?? 0) === 0) failures.push(`${name}: see its output above`);
  }
  const listed = (title, entries) => (entries.length > 0 ? [`${title}:\n- ${entries.join('\n- ')}\n`] : []);
  const lines = [
    ...parts.map(({ name, failed, seconds }) => `${failed ? 'failed' : 'passed'}  ${name} (${seconds} s)`),
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

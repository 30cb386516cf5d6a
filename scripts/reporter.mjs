import { appendFileSync } from 'node:fs';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const beginning = (text, lines) => stripVTControlCharacters(String(text)).split('\n').slice(0, lines).join('\n');

/** The message, and the place in the tests or the app where it was thrown. */
const whyOf = (error) => [beginning(error.message ?? error, 12), ...placesOf(error.stack)].join('\n');
const placesOf = (stack) =>
  String(stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line) && !/node_modules|<anonymous>/.test(line))
    .slice(0, 3)
    .map((line) => line.trim().replaceAll(`${process.cwd()}/`, ''));

/**
 * What `npm test` has vitest say: nothing of what passes, a line for what fails, as it fails. Everything is noted line
 * by line in the file PROSA_REPORT, so that a run that had to be ended tells how far it came (summary.mjs).
 */
export default class Reporter {
  printed = new Map();

  note(entry) {
    appendFileSync(process.env.PROSA_REPORT, `${JSON.stringify(entry)}\n`);
  }

  entryOf(module) {
    const at = process.env.PROSA_MOMENT ? ` at ${process.env.PROSA_MOMENT}` : '';
    return { file: relative(process.cwd(), module.moduleId) + at, project: module.project.name };
  }

  // Told before anything of it runs; what blocks its worker says no more.
  onTestModuleQueued(module) {
    this.note({ begun: true, ...this.entryOf(module) });
  }

  onTestModuleEnd(module) {
    const why = module.errors().map(whyOf);
    if (why.length > 0) console.log(`✗ ${this.entryOf(module).file}: ${beginning(why[0], 1)}`);
    this.note({ ended: true, ...this.entryOf(module), why, ms: module.diagnostic().duration });
  }

  onTestSuiteResult(suite) {
    const why = suite.errors().map(whyOf);
    if (why.length > 0) this.failure(suite, why);
  }

  onUserConsoleLog({ taskId, content }) {
    this.printed.set(taskId, `${this.printed.get(taskId) ?? ''}${content}`.slice(-2_000));
  }

  onTestCaseResult(test) {
    const { state, errors = [] } = test.result();
    const ms = test.diagnostic()?.duration ?? 0;
    if (state === 'failed') this.failure(test, errors.map(whyOf), ms);
    else this.note({ ...this.entryOf(test.module), test: test.fullName, state, ms });
    this.printed.delete(test.id);
  }

  failure(task, reasons, ms = 0) {
    const said = this.printed.get(task.id);
    const why = said ? [...reasons, `printed: ${said}`] : reasons;
    console.log(`✗ ${this.entryOf(task.module).file} > ${task.fullName}: ${beginning(why[0] ?? '', 1)}`);
    this.note({ ...this.entryOf(task.module), test: task.fullName, state: 'failed', why, ms });
  }

  onTestRunEnd(_modules, errors, reason) {
    for (const error of errors) console.log(`✗ outside of any test: ${beginning(error.message, 1)}`);
    this.note({ end: reason, why: errors.map(whyOf) });
  }
}

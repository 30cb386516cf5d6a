import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { summaryOf } from '../../scripts/summary.mjs';

type Line = Record<string, unknown>;

/** What the reporter has noted of a run, at a path. */
function noted(lines: readonly Line[], rest = ''): string {
  const folder = mkdtempSync(join(tmpdir(), 'prosa-summary-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'report.jsonl');
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join('') + rest);
  return file;
}

const test = (file: string, name: string, state = 'passed', why: string[] = []): Line => ({
  file: `test/${file}.test.ts`,
  project: '',
  test: name,
  state,
  why,
  ms: 1,
});
const begun = (file: string): Line => ({ file: `test/${file}.test.ts`, project: '', begun: true });
const ended = (file: string, why: string[] = []): Line => ({ ...begun(file), begun: undefined, ended: true, why });

const bare = (name: string, failed: boolean) => ({ name, failed, seconds: 1 });
const part = (name: string, lines: readonly Line[], failed = false) => ({
  ...bare(name, failed),
  report: noted(lines),
  seconds: 3,
});

describe('the summary of several parts', () => {
  it('ends with the plain line where everything passed', () => {
    expect(summaryOf([bare('types', false), part('unit', [test('x', 'a'), test('x', 'b')])])).toEqual({
      text: 'passed  types (1 s)\npassed  unit (3 s)\n\n2 passed, 0 failed',
      failed: false,
    });
  });

  it('names what failed with the beginning of why, a file that could not be read, and a part without a report', () => {
    const why = Array.from({ length: 20 }, (_, line) => `line ${line}`).join('\n');
    const failing = part('unit', [test('unit', 'B-01 a', 'failed', [why])], true);
    const odd = part('flows', [begun('flows'), ended('flows', ['SyntaxError: odd'])], true);
    const { text, failed } = summaryOf([bare('lint', true), failing, odd]);
    expect(failed).toBe(true);
    expect(text).toContain('- lint: see its output above\n');
    expect(text).toContain('- test/unit.test.ts > B-01 a\n    line 0\n    line 1\n');
    expect(text).toContain('    line 11\n- test/flows.test.ts\n    SyntaxError: odd\n');
    expect(text.split('\n').at(-1)).toBe('0 passed, 3 failed');
  });

  it('a part that stopped before it could report is a failure', () => {
    const gone = { ...bare('e2e', true), report: join(tmpdir(), 'prosa-no-such-report.jsonl') };
    expect(summaryOf([gone]).text).toMatch(/- e2e: see its output above\n\n0 passed, 1 failed$/);
  });

  it('a part that had to be ended says so, with the files that were under way, although its last line is cut off', () => {
    const report = noted([begun('a'), test('a', 'one'), ended('a'), begun('b'), test('b', 'two')], '{"file":"te');
    const { text } = summaryOf([{ ...bare('flows', true), report, why: 'ended after 60 s, its limit' }]);
    expect(text).toMatch(/- flows: ended after 60 s, its limit; not ended: test\/b\.test\.ts\n\n2 passed, 1 failed$/);
  });

  it('a part that took half as long again as usual is called slow', () => {
    expect(summaryOf([{ ...bare('flows', false), seconds: 700, usual: 390 }]).text).toContain(
      'passed  flows (700 s, slow: usually 390 s)',
    );
    expect(summaryOf([{ ...bare('flows', false), seconds: 590, usual: 390 }]).text).toContain('passed  flows (590 s)');
  });

  it('names what passed only when tried again, with its first failure, and counts it as passed', () => {
    const first = [test('flows', 'T-29 a'), test('flows', 'T-30 b', 'failed', ['too late'])];
    const again = noted([test('flows', 'T-29 a'), test('flows', 'T-30 b')]);
    const { text, failed } = summaryOf([{ ...part('flows', first), again }]);
    expect(failed).toBe(false);
    expect(text).toContain(
      'Passed when tried again, which is a defect:\n- test/flows.test.ts > T-30 b\n    too late\n',
    );
    expect(text.split('\n').at(-1)).toBe('2 passed, 0 failed');
  });

  it('what fails again has failed, once; what fails only the second time as well', () => {
    const first = [test('flows', 'a', 'failed', ['one']), test('flows', 'b')];
    const again = noted([test('flows', 'a', 'failed', ['two']), test('flows', 'b', 'failed', ['three'])]);
    const { text } = summaryOf([{ ...part('flows', first, true), again }]);
    expect(text).toContain('Failures:\n- test/flows.test.ts > a\n    one\n- test/flows.test.ts > b\n    three\n');
    expect(text).toMatch(/\n0 passed, 2 failed$/);
  });

  it('names and counts what was skipped, in each part', () => {
    const parts = [
      part('flows', [test('flows', 'zero'), test('flows', 'one', 'skipped')]),
      part('e2e', [test('e2e', 'zero'), test('e2e', 'two', 'pending'), test('e2e', 'three', 'skipped')]),
    ];
    const { text, failed } = summaryOf(parts);
    expect(failed).toBe(false);
    expect(text).toContain(
      'Skipped:\n- test/flows.test.ts > one\n- test/e2e.test.ts > two\n- test/e2e.test.ts > three\n',
    );
    expect(text.split('\n').at(-1)).toBe('2 passed, 0 failed, 3 skipped');
  });
});

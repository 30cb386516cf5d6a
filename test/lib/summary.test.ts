import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { summaryOf } from '../../scripts/summary.mjs';

interface MadeUp {
  fullName: string;
  status: string;
  failureMessages?: string[];
}

/** A part with a report of vitest, of one file with these tests. */
function part(name: string, tests: readonly MadeUp[], broken?: string) {
  const folder = mkdtempSync(join(tmpdir(), 'prosa-summary-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const failed = broken !== undefined || tests.some(({ status }) => status === 'failed');
  const file = join(folder, 'report.json');
  const results = { name: `${process.cwd()}/test/${name}.test.ts`, status: failed ? 'failed' : 'passed' };
  writeFileSync(
    file,
    JSON.stringify({
      numPassedTests: tests.filter(({ status }) => status === 'passed').length,
      testResults: [{ ...results, message: broken ?? '', assertionResults: tests }],
    }),
  );
  return { name, file, failed, seconds: 3 };
}

const bare = (name: string, failed: boolean) => ({ name, file: null, failed, seconds: 1 });

describe('the summary of several parts', () => {
  it('ends with the plain line where everything passed', () => {
    const tests = [
      { fullName: 'a', status: 'passed' },
      { fullName: 'b', status: 'passed' },
    ];
    expect(summaryOf([bare('types', false), part('unit', tests)])).toEqual({
      text: 'passed  types (1 s)\npassed  unit (3 s)\n\n2 passed, 0 failed',
      failed: false,
    });
  });

  it('names what failed with the beginning of why, a file that could not be read, and a part without a report', () => {
    const why = Array.from({ length: 20 }, (_, line) => `line ${line}`).join('\n');
    const failing = part('unit', [{ fullName: 'B-01 a', status: 'failed', failureMessages: [why] }]);
    const { text, failed } = summaryOf([bare('lint', true), failing, part('flows', [], 'SyntaxError: odd')]);
    expect(failed).toBe(true);
    expect(text).toContain('- lint: see its output above\n');
    expect(text).toContain('- test/unit.test.ts > B-01 a\n    line 0\n    line 1\n');
    expect(text).toContain('    line 11\n- test/flows.test.ts > SyntaxError: odd\n');
    expect(text.split('\n').at(-1)).toBe('0 passed, 3 failed');
  });

  it('a part that stopped before it could report is a failure', () => {
    const gone = { ...bare('e2e', true), file: join(tmpdir(), 'prosa-no-such-report.json') };
    expect(summaryOf([gone]).text).toMatch(/- e2e: see its output above\n\n0 passed, 1 failed$/);
  });

  it('names what passed only when tried again, with its first failure, and counts it as passed', () => {
    const again = { fullName: 'T-30 b', status: 'passed', failureMessages: ['too late'] };
    const { text, failed } = summaryOf([part('flows', [again])]);
    expect(failed).toBe(false);
    expect(text).toContain(
      'Passed when tried again, which is a defect:\n- test/flows.test.ts > T-30 b\n    too late\n',
    );
    expect(text.split('\n').at(-1)).toBe('1 passed, 0 failed');
  });

  it('names and counts what was skipped, in each part', () => {
    const passed = { fullName: 'c', status: 'passed' };
    const parts = [
      part('flows', [passed, { fullName: 'one', status: 'skipped' }]),
      part('e2e', [passed, { fullName: 'two', status: 'pending' }, { fullName: 'three', status: 'todo' }]),
    ];
    const { text, failed } = summaryOf(parts);
    expect(failed).toBe(false);
    expect(text).toContain(
      'Skipped:\n- test/flows.test.ts > one\n- test/e2e.test.ts > two\n- test/e2e.test.ts > three\n',
    );
    expect(text.split('\n').at(-1)).toBe('2 passed, 0 failed, 3 skipped');
  });
});

import type { Reporter, TestModule } from 'vitest/node';

export interface Outcome {
  journey: string;
  engine: string;
  state: string;
}

/**
 * Journeys by engines.
 * @param engines the columns
 * @param absent those of them that were wanted and are not here
 */
export function tableOf(engines: readonly string[], absent: readonly string[], outcomes: readonly Outcome[]): string {
  const journeys = [...new Set(outcomes.map(({ journey }) => journey))];
  const cell = (title: string, name: string): string => {
    if (absent.includes(name)) return 'absent';
    return outcomes.find(({ journey, engine }) => journey === title && engine === name)?.state ?? '';
  };
  const lines = journeys.map((title) => [title, ...engines.map((name) => cell(title, name))]);
  const widths = ['', ...engines].map((name, column) =>
    Math.max(name.length, ...lines.map((line) => line[column]?.length ?? 0)),
  );
  return [['', ...engines], ...lines]
    .map((line) =>
      line
        .map((part, column) => part.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const list = (name: string): string[] => (process.env[name] ?? '').split(',').filter((part) => part !== '');

/** Prints at the end of a run what passed, what failed and which engine was absent (scripts/engines.mjs). */
// oxlint-disable-next-line import/no-default-export -- so vitest loads a reporter
export default class Table implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const absent = list('PROSA_ENGINES_ABSENT');
    const outcomes = modules.flatMap((module) =>
      [...module.children.allTests()].map((test) => ({
        journey: test.name,
        engine: test.project.name,
        state: test.result().state,
      })),
    );
    process.stdout.write(`\n${tableOf([...list('PROSA_ENGINES_FOUND'), ...absent], absent, outcomes)}\n`);
  }
}

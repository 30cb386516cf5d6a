import { PASSWORD, auroraUsers, otherCompanies } from './seed/people.ts';

/** The demo's logins as a table for the terminal. */
export function loginTable(): string {
  const rows = [
    ['Role', 'E-mail', 'Password'],
    ...auroraUsers.map(({ about, email }) => [about, email, PASSWORD]),
    ...otherCompanies.map(({ about, email }) => [about, email, PASSWORD]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (row: string[]): string =>
    `  ${row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('   ')
      .trimEnd()}`;
  const [head = [], ...body] = rows;
  const rule = widths.map((width) => '-'.repeat(width));
  return ['', '  Demo logins', line(head), line(rule), ...body.map(line), ''].join('\n');
}

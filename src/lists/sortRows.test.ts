import { describe, expect, it } from 'vitest';
import type { Column } from './resource';
import { sortRows } from './sortRows';

interface Row {
  id: number;
  value: string | number | null;
}

const columns: Column<Row>[] = [
  { id: 'value', label: 'contacts.table.email', cell: ({ id }) => id, sortBy: ({ value }) => value },
];

/** Ids in the order of their values, up and then down. */
const bothWays = (values: readonly Row['value'][]): number[][] =>
  [false, true].map((descending) =>
    sortRows(
      values.map((value, id) => ({ id, value })),
      columns,
      { column: 'value', descending },
      'pt',
    ).map(({ id }) => id),
  );

describe('PUB-23 rows without a value come last, both ways', () => {
  it.each<[string, readonly Row['value'][], number[], number[]]>([
    ['no e-mail', ['', 'bia@x.com', null, 'ana@x.com', '  '], [3, 1, 0, 2, 4], [1, 3, 0, 2, 4]],
    ['no date', ['', '2026-11-27T10:00:00Z', '2026-01-02T10:00:00Z'], [2, 1, 0], [1, 2, 0]],
    ['no number', [null, 10, 9, Number.NaN, 0], [4, 2, 1, 0, 3], [1, 2, 4, 0, 3]],
  ])('%s', (_title, values, up, down) => {
    expect(bothWays(values)).toEqual([up, down]);
  });

  it('what the server leaves out counts as no value', () => {
    const row: Row = JSON.parse('{"id":7}');
    const sorted = sortRows([row, { id: 8, value: 'a' }], columns, { column: 'value', descending: true }, 'pt');
    expect(sorted.map(({ id }) => id)).toEqual([8, 7]);
  });
});

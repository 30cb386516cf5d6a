import type { Column } from './resource';
import type { Sorting } from './useListAddress';

/** The rows in the wanted order, texts as the language orders them; rows without a value come last either way. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sorting: Sorting | null,
  language: string,
): readonly Row[] {
  const sortBy = columns.find(({ id }) => id === sorting?.column)?.sortBy;
  if (!sortBy || !sorting) return rows;
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const sign = sorting.descending ? -1 : 1;
  return rows.toSorted((one, other) => {
    const [left, right] = [sortBy(one), sortBy(other)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    const order =
      typeof left === 'number' && typeof right === 'number' ? left - right : compare(String(left), String(right));
    return sign * order;
  });
}

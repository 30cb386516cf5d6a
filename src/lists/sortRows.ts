import type { Column } from './resource';
import type { Sorting } from './useListAddress';

type Value = string | number | null | undefined;

/** Nothing to put in an order: left out by the server, an empty text, a number that is none (PUB-23). */
const isMissing = (value: Value): boolean => Number.isNaN(value) || (value ?? '').toString().trim() === '';

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
    if (isMissing(left) || isMissing(right)) return Number(isMissing(left)) - Number(isMissing(right));
    const order =
      typeof left === 'number' && typeof right === 'number' ? left - right : compare(String(left), String(right));
    return sign * order;
  });
}

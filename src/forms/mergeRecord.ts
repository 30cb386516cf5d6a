import { shareRowsById } from '@/lib/sharing';

/** One thing as a form opened with it, as it stands in the form, and as the server has it now. */
export interface Versions<T> {
  opened: T;
  values: T;
  now: T;
}

/** What becomes of one field. */
export interface MergedField<T> {
  /** Ours where it was changed here, theirs otherwise. */
  value: T;
  /** Both changed it, each in another way: as the others have it, of a list the rows in question. */
  conflict: { theirs: T } | null;
  /** Stands for `opened` the next time. A conflict that has been told is none any more, and ours goes through. */
  base: T;
}

/** Fields that are merged in another way than as a whole. */
export type FieldMerges<Values> = {
  readonly [Name in keyof Values]?: (versions: Versions<Values[Name]>) => MergedField<Values[Name]>;
};

/** What becomes of a record. */
export interface MergedRecord<Values> {
  /** Fields that are to be other than the server has them. */
  changes: Partial<Values>;
  /** Fields that both changed, as the others have them. */
  conflicts: Partial<Values>;
  /** Stands for `opened` the next time. */
  base: Values;
}

/** Whether both hold the same. */
export const isSame = (one: unknown, other: unknown): boolean => shareRowsById(one, other) === one;

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

/** Whether both are stored as the same: forms trim what they send. */
const isStoredAs = (one: unknown, other: unknown): boolean => isSame(trimmed(one), trimmed(other));

function mergeValue<T>({ opened, values, now }: Versions<T>): MergedField<T> {
  if (isSame(opened, values)) return { value: now, conflict: null, base: opened };
  // The answer to an earlier save of the same may have been lost.
  const isFree = isSame(opened, now) || isStoredAs(values, now);
  return isFree
    ? { value: values, conflict: null, base: opened }
    : { value: values, conflict: { theirs: now }, base: now };
}

/** A list of rows that were merged each by itself; those that are not there are left out. */
function mergedList<Row>(rows: readonly MergedField<Row | undefined>[]): MergedField<Row[]> {
  const conflicts = rows.flatMap(({ conflict }) => conflict ?? []);
  return {
    value: rows.flatMap(({ value }) => value ?? []),
    conflict: conflicts.length === 0 ? null : { theirs: conflicts.flatMap(({ theirs }) => theirs ?? []) },
    base: rows.flatMap(({ base }) => base ?? []),
  };
}

const withoutId = <Row extends object>(row: Row): Row => ({ ...row, id: undefined });

/** A list of rows that the server takes as a whole: each row by itself, those without id are new ones. */
export function mergeRows<Row extends { id?: number }>({ opened, values, now }: Versions<Row[]>): MergedField<Row[]> {
  const ids = new Set([...now, ...opened, ...values].flatMap(({ id }) => id ?? []));
  const rows = [...ids].map((id) => {
    const find = (list: readonly Row[]) => list.find((row) => row.id === id);
    const versions = { opened: find(opened), values: find(values), now: find(now) };
    const merged = mergeValue(versions);
    // Of a row that is gone there, and stays here, the server no longer knows the id.
    const value = merged.value && versions.now === undefined ? withoutId(merged.value) : merged.value;
    return { ...merged, value, addedThere: versions.opened === undefined ? versions.now : undefined };
  });
  // The answer to an earlier save may have been lost: what it added must not be added again.
  const isThere = (row: Row) =>
    rows.some(({ addedThere }) => addedThere && isSame(withoutId(addedThere), withoutId(row)));
  const all = [...rows.map(({ value }) => value), ...values.filter(({ id }) => id === undefined)];
  return {
    ...mergedList(rows),
    value: all.flatMap((row) => (row && (row.id !== undefined || !isThere(row)) ? [row] : [])),
  };
}

/**
 * A list whose rows have a name of their own instead of an id, such as the days of a week: each row by itself.
 * @param keyOf the name of a row, which no other has
 */
export const mergeNamed =
  <Row extends object>(keyOf: (row: Row) => string) =>
  ({ opened, values, now }: Versions<Row[]>): MergedField<Row[]> => {
    const keys = new Set([...now, ...values, ...opened].map(keyOf));
    const rows = [...keys].map((key) => {
      const find = (list: readonly Row[]) => list.find((row) => keyOf(row) === key);
      return mergeValue({ opened: find(opened), values: find(values), now: find(now) });
    });
    return mergedList(rows);
  };

/**
 * What stands for `opened` after an own save whose answer was lost: what it has changed is no colleague's doing, and may
 * be taken back (DAY-64).
 * @param sent what that save held
 */
export function afterOwnSave<Values extends object>(opened: Values, sent: Values, now: Values): Values {
  const base = { ...opened };
  for (const name in now) {
    if (isStoredAs(sent[name], now[name])) base[name] = now[name];
  }
  return base;
}

/**
 * What a form makes of a record that others have changed since it opened: what was not changed here stays as they made
 * it (DAY-64). Values are compared by what they hold.
 * @param how fields that are merged in another way than as a whole, such as lists by `mergeRows`
 */
export function mergeRecord<Values extends object>(
  { opened, values, now }: Versions<Values>,
  how: FieldMerges<Values> = {},
): MergedRecord<Values> {
  const changes: Partial<Values> = {};
  const conflicts: Partial<Values> = {};
  const base = { ...opened };
  for (const name in values) {
    const merge = how[name] ?? mergeValue;
    const field = merge({ opened: opened[name], values: values[name], now: now[name] });
    base[name] = field.base;
    if (!isSame(field.value, now[name])) changes[name] = field.value;
    if (field.conflict) conflicts[name] = field.conflict.theirs;
  }
  return { changes, conflicts, base };
}

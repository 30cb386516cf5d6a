type Plain = Record<string, unknown>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** What tells the rows of a list apart. */
const idOf = (value: unknown): unknown => (isPlain(value) ? value['id'] : undefined);

/** Data nested deeper than this is nobody's record. */
const deepest = 50;

function shareRows(before: readonly unknown[], after: readonly unknown[], depth: number): readonly unknown[] {
  let start = 0;
  while (start < after.length && before[start] === after[start] && start < before.length) start += 1;
  if (start === after.length && start === before.length) return before;
  const shift = before.length - after.length;
  let end = after.length;
  while (end > start && end + shift > start && before[end - 1 + shift] === after[end - 1]) end -= 1;

  const moved = new Map<unknown, unknown>();
  for (const row of before.slice(start, end + shift)) {
    const id = idOf(row);
    if (id !== undefined) moved.set(id, row);
  }
  const rows = after.map((row, index) => {
    if (index < start || index >= end) return row;
    const id = idOf(row);
    const old = id === undefined ? before[index] : moved.get(id);
    return old === undefined ? row : shareDeep(old, row, depth + 1);
  });
  return rows.length === before.length && rows.every((row, index) => row === before[index]) ? before : rows;
}

function shareFields(before: Plain, after: Plain, depth: number): Plain {
  const keys = Object.keys(after);
  let equal = keys.length === Object.keys(before).length;
  const fields: Plain = {};
  for (const key of keys) {
    fields[key] = shareDeep(before[key], after[key], depth + 1);
    equal &&= key in before && fields[key] === before[key];
  }
  return equal ? before : fields;
}

function shareDeep(before: unknown, after: unknown, depth: number): unknown {
  if (before === after || depth > deepest) return after;
  if (Array.isArray(before) && Array.isArray(after)) return shareRows(before, after, depth);
  if (isPlain(before) && isPlain(after)) return shareFields(before, after, depth);
  return after;
}

/**
 * New data built of the old objects wherever they are equal, so that only what changed is drawn again. Rows with an
 * `id` are compared with the row of the same id, wherever it stands: compared by place, as the query library does,
 * a list whose last row goes to the top would come out with new objects in every row.
 * @param before what was cached; undefined when nothing was
 * @param after JSON data
 */
export function shareRowsById<T>(before: unknown, after: T): T;
export function shareRowsById(before: unknown, after: unknown): unknown {
  return shareDeep(before, after, 0);
}

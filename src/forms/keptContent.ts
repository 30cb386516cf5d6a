import { isRecord } from '@/lib/guards';

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'list';
  return typeof value === 'number' ? 'string' : typeof value;
}

/**
 * Whether what was kept may stand in a field: another edition of the app may have written it. A choice is an id or '', a
 * number is a text once it is typed, and all but a list may be absent.
 */
export function fits(value: unknown, initial: unknown): boolean {
  if (value === null || initial === null) return !Array.isArray(value ?? initial);
  return kindOf(value) === kindOf(initial);
}

const idOf = (row: unknown): unknown => (isRecord(row) ? (row['id'] ?? undefined) : undefined);

/**
 * What may be kept of a field: files go with the page, and what is left out, in rows as well, is as it was.
 * @param leftOut names without the places of rows, such as `options.path`
 */
export function keptOf(name: string, value: unknown, opened: unknown, leftOut: ReadonlySet<string>): unknown {
  if (leftOut.has(name)) return opened === undefined ? '' : opened;
  if (Array.isArray(value)) {
    const before: readonly unknown[] = Array.isArray(opened) ? opened : [];
    const rows: readonly unknown[] = value.filter((row) => !(row instanceof Blob));
    return rows.map((row) => {
      const id = idOf(row);
      return keptOf(name, row, id === undefined ? id : before.find((known) => idOf(known) === id), leftOut);
    });
  }
  if (!isRecord(value)) return value;
  const before = isRecord(opened) ? opened : {};
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, keptOf(`${name}.${key}`, part, before[key], leftOut)]),
  );
}

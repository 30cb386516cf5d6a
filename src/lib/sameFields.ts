/** Whether two objects have the same fields with the very same values, whatever those of `except` are. */
export function sameFields(before: object, after: object, except: ReadonlySet<string>): boolean {
  const old = new Map<string, unknown>(Object.entries(before));
  const entries = Object.entries(after);
  return (
    entries.length === old.size &&
    entries.every(([key, value]: [string, unknown]) => except.has(key) || Object.is(old.get(key), value))
  );
}

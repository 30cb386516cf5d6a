import type { AppContext } from './context.ts';
import type { Payload } from './types.ts';

/** Narrowing of what comes from outside: bodies and queries are unknown until read here. */
export const isRecord = (value: unknown): value is Payload =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === 'string';
/** The text, or the fallback for anything else. */
export const text = (value: unknown, fallback = ''): string => (isText(value) ? value : fallback);
/** A number or numeric text; null for absent, empty or senseless values. */
export function number(value: unknown): number | null {
  if (value === null || value === undefined || value === '' || typeof value === 'boolean') return null;
  const result = Number(value);
  return Number.isNaN(result) ? null : result;
}
export const bool = (value: unknown): boolean => value === true || value === 'true';
export const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.map(number).filter((id) => id !== null) : [];
export const records = (value: unknown): Payload[] => (Array.isArray(value) ? value.filter(isRecord) : []);

/** A JSON array of numbers in a query parameter; malformed JSON throws and becomes 500. */
export function idsQuery(c: AppContext, name: string): number[] | null {
  const raw = c.req.query(name);
  if (raw === undefined || raw === '') return null;
  const parsed: unknown = JSON.parse(raw);
  return numbers(parsed);
}

/** The JSON body as a record; no body is an empty one, malformed JSON throws and becomes 500. */
export async function body(c: AppContext): Promise<Payload> {
  const raw = await c.req.text();
  if (raw === '') return {};
  const parsed: unknown = JSON.parse(raw);
  return isRecord(parsed) ? parsed : {};
}

export interface Upload {
  name: string;
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}
export interface Form {
  fields: Map<string, string[]>;
  files: Upload[];
}

/** A multipart body: texts by field, files in the order they came. */
export async function form(c: AppContext): Promise<Form> {
  const data = await c.req.formData();
  const fields = new Map<string, string[]>();
  const files: Upload[] = [];
  for (const [name, value] of data.entries()) {
    if (typeof value === 'string') {
      fields.set(name, [...(fields.get(name) ?? []), value]);
      continue;
    }
    files.push({ name: value.name, type: value.type, bytes: new Uint8Array(await value.arrayBuffer()) });
  }
  return { fields, files };
}

export const isMultipart = (c: AppContext): boolean =>
  (c.req.header('content-type') ?? '').startsWith('multipart/form-data');

/** A route parameter that must be a number: a text there breaks the server's query, which is 500. */
export function idParam(c: AppContext, name: string): number {
  const id = Number(c.req.param(name));
  if (!Number.isInteger(id)) throw new Error(`not a number: ${name}`);
  return id;
}

/** One page of a list and the truth about the rest (contract §0). */
export function page<Row>(rows: readonly Row[], pageNumber: string | undefined, size: number) {
  const offset = (Math.max(Number(pageNumber ?? 1) || 1, 1) - 1) * size;
  const slice = rows.slice(offset, offset + size);
  return { rows: slice, count: rows.length, hasMore: rows.length > offset + slice.length };
}

/** Case-insensitive substring search, as the server's `LIKE '%…%'`. */
export const contains = (value: string | null, search: string): boolean =>
  (value ?? '').toLowerCase().includes(search.toLowerCase().trim());

const names = new Intl.Collator('pt');

/** Order of names as the server's database sorts them. */
export const byText = (left: string, right: string): number => names.compare(left, right);

/** The row without some columns. */
export function omit<Row extends object, Key extends keyof Row>(row: Row, ...keys: Key[]): Omit<Row, Key> {
  const copy = { ...row };
  for (const key of keys) Reflect.deleteProperty(copy, key);
  return copy;
}
/** The row with these columns only. */
export function pick<Row extends object, Key extends keyof Row & string>(row: Row, ...keys: Key[]): Payload {
  return Object.fromEntries(keys.map((key) => [key, row[key]]));
}

import { isRecord } from '@/lib/guards';
import { UnreadableAnswer } from './errors';

/** Envelope of the paged lists: `{ <items>, count, hasMore }` (contract, section 0). */
export interface Paged {
  count: number;
  hasMore: boolean;
}

/**
 * The page after one, or null at the end, for the lists whose `hasMore` is true to the server's rows: messages and
 * announcements. It lies for records (`nextPage` in rest.ts) and for tickets, whose pages also shift as rows leave
 * (`nextTicketPage` in tickets.ts). An empty page is always the end.
 */
export const pageAfter = (page: number, { hasMore }: Paged, rows: readonly unknown[]): number | null =>
  hasMore && rows.length > 0 ? page + 1 : null;

/** ISO 8601 UTC text. */
export type Iso = string;

export interface Setting {
  id?: number;
  key: string;
  value: string | null;
}

/** A setting beside a company, before anybody has looked at it. */
export interface WireSetting {
  key: string;
  value: unknown;
}

/**
 * Whether a setting is on. The servers of this family keep the text `true`; some answer the boolean.
 * @param settings as an answer carries them, or nothing
 */
export const isSwitchedOn = (settings: readonly WireSetting[] | undefined, key: string): boolean =>
  settings?.some((setting) => setting.key === key && String(setting.value) === 'true') ?? false;

const isRows = <Row>(data: unknown): data is Row[] => Array.isArray(data);

/**
 * The rows of an answer. The own server's rows are taken at their word here, at the edge, and nowhere else; what is no
 * record at all is left out.
 * @throws UnreadableAnswer where there are none, so that nobody is told of an empty list
 */
export function readRows<Row>(data: unknown): Row[] {
  if (!isRows<Row>(data)) throw new UnreadableAnswer();
  return data.every(isRecord) ? data : data.filter((row) => isRecord(row));
}

/**
 * One record, which has an id whatever else it lacks.
 * @throws UnreadableAnswer for anything else
 */
export function readRecord<T>(data: T): T {
  if (!isRecord(data) || data['id'] === undefined || data['id'] === null) throw new UnreadableAnswer();
  return data;
}

import { isRecord } from '@/lib/storage';
import { UnreadableAnswer } from './errors';

/** Envelope of the paged lists: `{ <items>, count, hasMore }` (contract, section 0). */
export interface Paged {
  count: number;
  hasMore: boolean;
}

/** ISO 8601 UTC text. */
export type Iso = string;

export interface Setting {
  id?: number;
  key: string;
  value: string | null;
}

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

/** Keeps the keys that a call honours; the answers of this server carry more than anyone should store. */
export const idOf = (id: number | string): number => Number(id);

import { hashKey, type QueryKey } from '@tanstack/react-query';
import { nextPage, type HasId, type RecordPage } from '@/api/rest';
import { isRecord } from '@/lib/storage';
import { hasPages } from './pages';

export type { HasId };

const changedAt = (record: HasId): string =>
  'updatedAt' in record && typeof record.updatedAt === 'string' ? record.updatedAt : '';

/** An event may come after the answer to a later save; both tell when the record changed. */
const isOlder = (record: HasId, known: HasId): boolean => {
  const [at, since] = [changedAt(record), changedAt(known)];
  return at !== '' && since !== '' && at < since;
};

/**
 * A record into a list: merged over the known one, since events carry fewer relations, and never over a newer one; an
 * unknown one goes on top.
 */
export function upsertRecord<T extends HasId>(records: readonly T[], record: T): T[] {
  return records.some(({ id }) => id === record.id)
    ? records.map((old) => (old.id === record.id && !isOlder(record, old) ? { ...old, ...record } : old))
    : [record, ...records];
}

/** Ids of deletions are sometimes text (contract 4.5). */
export const removeRecord = <T extends HasId>(records: readonly T[], id: number | string): T[] =>
  records.filter((record) => record.id !== Number(id));

export const sameKey = (a: QueryKey, b: QueryKey): boolean => hashKey(a) === hashKey(b);

/** What a save, a deletion or an event did to one record. */
export type RecordChange<Row extends HasId = HasId> =
  | { action: 'create' | 'update'; record: Row }
  | { action: 'delete'; id: number };

export interface RecordPages<Row extends HasId = HasId> {
  pages: RecordPage<Row>[];
}

/** Narrows cached data of the lists of `recordListKey`. */
export const isRecordPages = (data: unknown): data is RecordPages => hasPages(data);

/** Lists of one kind of record lie under its root; what they were asked for is part of the key. */
export const recordListKey = (root: string, query: object) => [root, 'pages', query] as const;

/** Whether a key of `recordListKey` asks for some of the records only, by search or by filter. */
export function isNarrowed(key: QueryKey): boolean {
  const query = key[2];
  if (!isRecord(query)) return false;
  return query['searchParam'] !== '' || (isRecord(query['filters']) && Object.keys(query['filters']).length > 0);
}

const holds = ({ pages }: RecordPages, id: number): boolean =>
  pages.some(({ rows }) => rows.some((row) => row.id === id));

const wasRemoved = ({ pages }: RecordPages, id: number): boolean => pages.some(({ removed }) => removed.includes(id));

/**
 * One change into a paged list (docs/architecture.md, Live data): a known record is merged over the old one; a new one
 * goes on top of an unnarrowed list; a changed one that is not loaded yet comes with its page, and one that is gone
 * stays away, since the event of its last change may come after the answer to its deletion. Idempotent.
 */
export function applyRecordChange(list: RecordPages, change: RecordChange, narrowed: boolean): RecordPages {
  if (change.action === 'delete') return holds(list, change.id) ? without(list, change.id) : list;
  const { record } = change;
  if (holds(list, record.id)) {
    return mapPages(list, (page) =>
      page.rows.some(({ id }) => id === record.id) ? { ...page, rows: upsertRecord(page.rows, record) } : page,
    );
  }
  const last = list.pages.at(-1);
  if (!last || narrowed) return list;
  if (change.action === 'update' && (nextPage(last, list.pages) !== null || wasRemoved(list, record.id))) return list;
  return mapPages(list, (page, index) => ({
    ...page,
    total: page.total === null ? null : page.total + 1,
    rows: index === 0 ? [record, ...page.rows] : page.rows,
  }));
}

const mapPages = (
  list: RecordPages,
  map: (page: RecordPage<HasId>, index: number) => RecordPage<HasId>,
): RecordPages => ({
  ...list,
  pages: list.pages.map(map),
});

const without = (list: RecordPages, id: number): RecordPages =>
  mapPages(list, (page, index) => ({
    ...page,
    rows: removeRecord(page.rows, id),
    total: page.total === null ? null : Math.max(0, page.total - 1),
    removed: index === list.pages.length - 1 ? [...page.removed, id] : page.removed,
  }));

/** A patch over everything cached of one kind of record: its lists and the single records. */
export const recordPatch =
  (change: RecordChange) =>
  (data: unknown, key: QueryKey): unknown => {
    if (key[1] === 'pages' && isRecordPages(data)) return applyRecordChange(data, change, isNarrowed(key));
    if (key[1] !== 'detail' || change.action === 'delete' || !isRecord(data)) return data;
    return data['id'] === change.record.id ? { ...data, ...change.record } : data;
  };

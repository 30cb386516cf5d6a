import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { nextPage, recordKeys, type HasId, type ListScope, type RecordPage, type RecordPages } from '@/api/rest';
import type { PatchBatch } from '@/realtime/cache/frameBatch';
import { patchQueries, queriesUnder } from '@/realtime/cache/patchQueries';

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

/** What a save, a deletion or an event did to one record. */
export type RecordChange<Row extends HasId = HasId> =
  | { action: 'create' | 'update'; record: Row }
  | { action: 'delete'; id: number };

/** Whether a list holds some of the records only, by search or by filter. */
export const isNarrowed = ({ searchParam, filters }: ListScope): boolean =>
  searchParam !== '' || Object.keys(filters).length > 0;

/** Keys of the lists that only the server can bring a new record into, since it knows whether one belongs to a search. */
export const narrowedKeys = (client: QueryClient, root: string): QueryKey[] =>
  queriesUnder(client, recordKeys.lists(root)).flatMap(({ query, part }) => (isNarrowed(part) ? [query.queryKey] : []));

const holds = ({ pages }: RecordPages, id: number): boolean =>
  pages.some(({ rows }) => rows.some((row) => row.id === id));

const wasRemoved = ({ pages }: RecordPages, id: number): boolean => pages.some(({ removed }) => removed.includes(id));

/**
 * One change into a paged list (docs/architecture.md, The flow of data): a known record is merged over the old one; a new one
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

/** Changes the rows of every page of a list. */
export const mapRows = <Row extends HasId>(list: RecordPages<Row>, map: (row: Row) => Row): RecordPages<Row> => ({
  ...list,
  pages: list.pages.map((page) => ({ ...page, rows: page.rows.map(map) })),
});

/** One change into everything cached of one kind of record: its lists and the single records. @param root of the keys */
export function addRecordChange(add: PatchBatch['add'], root: string, change: RecordChange): void {
  add(recordKeys.lists(root), (list, scope) => applyRecordChange(list, change, isNarrowed(scope)));
  if (change.action === 'delete') return;
  const { record } = change;
  add(recordKeys.details(root), (known) => (known.id === record.id ? { ...known, ...record } : known));
}

/** What an own action did to a record, as its event would bring it (B-10). */
export const putRecordChange = (client: QueryClient, root: string, change: RecordChange): void =>
  addRecordChange((key, patch) => patchQueries(client, key, patch), root, change);

import type { InfiniteData } from '@tanstack/react-query';
import { isRecord } from '@/lib/guards';
import { http } from './http';
import { keyOf, prefixOf } from './typedKeys';
import { readRecord, readRows } from './wire';

/** What identifies a record in lists, events and addresses. */
export interface HasId {
  id: number;
}

/** One answer of a list, whatever its envelope was. */
export interface RecordPage<Row> {
  rows: Row[];
  /** Rows on the server; null where its `count` is not a number. */
  total: number | null;
  /** What the server says of a further page. */
  hasMore: boolean;
  /** As many rows as a page can hold. */
  full: boolean;
  /** Rows that came, before anything was added or taken away. */
  received: number;
  pageNumber: number;
  /** Ids of rows that went away since this page came: the server's later rows have moved up by as many. */
  removed: readonly number[];
}

export interface ListQuery {
  searchParam: string;
  pageNumber: number;
  /** Further conditions of the page: filters, the id of the list the rows belong to. */
  filters?: Readonly<Record<string, string | number | boolean>>;
}

/** What is asked of a whole list, page after page. */
export type ListScope = Pick<ListQuery, 'searchParam'> & Required<Pick<ListQuery, 'filters'>>;

/** The pages of a list as they are cached. */
export type RecordPages<Row extends HasId = HasId> = InfiniteData<RecordPage<Row>, number>;

/** Keys of the lists of one kind of record, which lie under its root, and of its single records. */
export const recordKeys = {
  lists: (root: string) => prefixOf<RecordPages, ListScope>(root, 'pages'),
  list: <Row extends HasId>(root: string, scope: ListScope) => keyOf<RecordPages<Row>>(root, 'pages', scope),
  details: (root: string) => prefixOf<HasId, number>(root, 'detail'),
};

/** What the server says of a deletion whose status alone does not tell whether it happened. */
export interface RemovalAnswer {
  removed: boolean;
  /** A sentence or a translation key. */
  message: string;
}

/** The calls of one kind of record; a call the server lacks is left out. */
export interface RecordApi<Row extends HasId, Input, Detail extends HasId = Row> {
  list: (query: ListQuery, signal?: AbortSignal) => Promise<RecordPage<Row>>;
  get?: (id: number, signal?: AbortSignal) => Promise<Detail>;
  /** Null where the answer does not hold the record. */
  create?: (input: Input) => Promise<Detail | null>;
  update?: (id: number, input: Input) => Promise<Detail | null>;
  remove?: (id: number) => Promise<RemovalAnswer | void>;
}

interface Envelope<Row> {
  (data: unknown, query: ListQuery): RecordPage<Row>;
}

/** Rows a page holds where nothing else is known (contract back-office 0.4). */
const usualSize = 20;

/** Rows of all pages in their order, each id once: a row may come again when others were added before it. */
export function uniqueRows<Row extends HasId>(pages: readonly Pick<RecordPage<Row>, 'rows'>[]): Row[] {
  const rows = new Map<number, Row>();
  for (const page of pages) for (const row of page.rows) if (!rows.has(row.id)) rows.set(row.id, row);
  return [...rows.values()];
}

/**
 * The page to ask for next, or null at the end. The server's `hasMore` lies on some lists (contract back-office, defect
 * 10): an empty page is always the end, a numeric `count` decides, and where it is none a full page may have a next one.
 */
export function nextPage<Row extends HasId>(last: RecordPage<Row>, pages: readonly RecordPage<Row>[]): number | null {
  if (last.received === 0) return null;
  const more = last.total === null ? last.hasMore || last.full : uniqueRows(pages).length < last.total;
  if (!more) return null;
  return Math.max(1, last.pageNumber + 1 - Math.ceil(last.removed.length / last.received));
}

/**
 * All rows of a list, page after page: a select has no scroll that could ask for the next one.
 * @param read one page of it
 */
export async function readAllPages<Row extends HasId>(
  read: (pageNumber: number) => Promise<RecordPage<Row>>,
): Promise<Row[]> {
  const pages: RecordPage<Row>[] = [];
  for (let pageNumber: number | null = 1; pageNumber !== null;) {
    // Each page tells whether there is another.
    // oxlint-disable-next-line no-await-in-loop
    const page: RecordPage<Row> = await read(pageNumber);
    pages.push(page);
    pageNumber = nextPage(page, pages);
  }
  return uniqueRows(pages);
}

/** The envelope `{ [key]: rows, count, hasMore }` of the paged lists. */
export const paged =
  <Row>(key: string, size = usualSize): Envelope<Row> =>
  (data, { pageNumber }) => {
    const answer = isRecord(data) ? data : {};
    const rows = readRows<Row>(answer[key]);
    return {
      rows,
      total: typeof answer['count'] === 'number' ? answer['count'] : null,
      hasMore: answer['hasMore'] === true,
      full: rows.length >= size,
      received: rows.length,
      pageNumber,
      removed: [],
    };
  };

/** A list that comes whole: a bare array, or one under `key`. */
export const whole =
  <Row>(key?: string): Envelope<Row> =>
  (data) => {
    const found = key !== undefined && isRecord(data) ? data[key] : data;
    const rows = readRows<Row>(found);
    return {
      rows,
      total: rows.length,
      hasMore: false,
      full: false,
      received: rows.length,
      pageNumber: 1,
      removed: [],
    };
  };

interface RestOptions<Row, Detail> {
  /** Drops what nobody may store, fills what is missing. */
  toRow?: (row: Row) => Row;
  toDetail?: (record: Detail) => Detail;
  /** What a search asks the server for. */
  searched?: (text: string) => string;
}

/** The five calls of a plain REST resource; its list hides the envelope (architecture, "Central modules"). */
export function restApi<Row extends HasId, Input, Detail extends HasId = Row>(
  path: string,
  envelope: Envelope<Row>,
  { toRow, toDetail = (record) => record, searched = (text) => text }: RestOptions<Row, Detail> = {},
) {
  return {
    list: async (query: ListQuery, signal?: AbortSignal): Promise<RecordPage<Row>> => {
      const { searchParam, pageNumber, filters } = query;
      const { data } = await http.get<unknown>(path, {
        params: { searchParam: searched(searchParam), pageNumber, ...filters },
        ...(signal ? { signal } : {}),
      });
      const page = envelope(data, query);
      return toRow ? { ...page, rows: page.rows.map(toRow) } : page;
    },
    get: async (id: number, signal?: AbortSignal): Promise<Detail> => {
      const { data } = await http.get<Detail>(`${path}/${id}`, signal ? { signal } : {});
      return toDetail(readRecord(data));
    },
    create: async (input: Input): Promise<Detail> => {
      const { data } = await http.post<Detail>(path, input);
      return toDetail(readRecord(data));
    },
    update: async (id: number, input: Input): Promise<Detail> => {
      const { data } = await http.put<Detail>(`${path}/${id}`, input);
      return toDetail(readRecord(data));
    },
    remove: async (id: number): Promise<void> => {
      await http.delete(`${path}/${id}`);
    },
  };
}

import { hashKey, infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { nextPage, recordKeys, uniqueRows, type HasId, type ListQuery, type RecordApi } from '@/api/rest';
import { stateOfQuery, type QueryState } from '@/components/feedback/stateOfQuery';
import { foldText } from '@/lib/searchText';
import { useMoreFailed } from './useMoreFailed';

export type ListFilters = NonNullable<ListQuery['filters']>;

export interface ListSource<Row extends HasId> {
  name: string;
  api: Pick<RecordApi<Row, never>, 'list'>;
  searchText?: (row: Row) => string;
}

export interface RecordList<Row> {
  state: QueryState;
  rows: readonly Row[];
  /** Rows on the server, or null where it does not say. */
  total: number | null;
  /** Every row is here, so that they may be sorted. */
  complete: boolean;
  loadingMore: boolean;
  moreFailed: boolean;
  refreshing: boolean;
  /** There is more, and no page is on its way. */
  mayAsk: boolean;
  loadMore: () => void;
  retry: () => Promise<unknown>;
}

const listOptions = <Row extends HasId>({ name, api }: ListSource<Row>, searchParam: string, filters: ListFilters) =>
  infiniteQueryOptions({
    queryKey: recordKeys.list<Row>(name, { searchParam, filters }),
    queryFn: ({ pageParam, signal }) => api.list({ searchParam, filters, pageNumber: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage<Row>,
    meta: { keptByEvents: true },
  });

const noFilters: ListFilters = {};

/**
 * The rows of a list by search and filters, page by page, each once (I-13, I-15, I-16). With `searchText` the rows
 * that are here already answer a search at once, together with what the server finds.
 */
export function useRecordList<Row extends HasId>(
  source: ListSource<Row>,
  search: string,
  filters: ListFilters = noFilters,
): RecordList<Row> {
  const { searchText } = source;
  const searching = search !== '';
  const all = useInfiniteQuery({
    ...listOptions(source, '', filters),
    enabled: !searching || searchText !== undefined,
  });
  // Without a search the same list as `all`.
  const wanted = listOptions(source, search, filters);
  const found = useInfiniteQuery({ ...wanted, enabled: searching });
  const shown = searching ? found : all;
  const { hasNextPage, isFetching, isFetchingNextPage, isError, isFetchNextPageError } = shown;
  const { fetchNextPage, refetch } = shown;
  const whole = all.data !== undefined && !all.hasNextPage;

  const pages = shown.data?.pages;
  const wholePages = searching && searchText && whole ? all.data.pages : undefined;
  const rows = useMemo(() => {
    const served = uniqueRows(pages ?? []);
    if (!wholePages || !searchText) return served;
    const ids = new Set(served.map(({ id }) => id));
    const wanted = foldText(search);
    const local = uniqueRows(wholePages);
    const near = local.filter((row) => ids.has(row.id) || foldText(searchText(row)).includes(wanted));
    const known = new Set(local.map(({ id }) => id));
    return [...near, ...served.filter(({ id }) => !known.has(id))];
  }, [pages, wholePages, searchText, search]);

  const known = shown.data !== undefined;
  const complete = known && !hasNextPage;
  const nextFailed = useMoreFailed(hashKey(wanted.queryKey), pages?.length ?? 0, isFetchNextPageError);
  const moreFailed = known && (isError || nextFailed);
  const mayAsk = hasNextPage && !isFetching && !isError && !nextFailed;
  // Pages without a row of their own are not the end.
  const facts = hasNextPage ? { data: undefined, isError: moreFailed, errorUpdateCount: 0 } : shown;
  return {
    state: rows.length > 0 ? 'ready' : stateOfQuery(facts, true),
    rows,
    total: totalOf(pages?.at(-1)?.total ?? null, rows.length, complete),
    complete,
    loadingMore: isFetchingNextPage,
    moreFailed,
    refreshing: isFetching && !isFetchingNextPage && known,
    mayAsk,
    loadMore: () => {
      // A second wish within the same moment joins the first.
      if (mayAsk) void fetchNextPage({ cancelRefetch: false });
    },
    retry: () => (nextFailed ? fetchNextPage() : refetch()),
  };
}

/**
 * The rows of a whole list as far as it is known, without asking for them.
 * @returns loading: it is being read for the first time
 */
export function useKnownRows<Row extends HasId>(source: ListSource<Row>): { rows: readonly Row[]; loading: boolean } {
  const { data, isLoading } = useInfiniteQuery({ ...listOptions(source, '', noFilters), enabled: false });
  return { rows: uniqueRows(data?.pages ?? []), loading: isLoading };
}

/** What the head of a list counts; null while there is nothing to count. */
export function listCount({ state, rows, total }: Pick<RecordList<unknown>, 'state' | 'rows' | 'total'>) {
  return state === 'ready' || state === 'empty' ? { shown: rows.length, total } : null;
}

const totalOf = (said: number | null, here: number, complete: boolean): number | null =>
  complete ? here : said === null ? null : Math.max(said, here);

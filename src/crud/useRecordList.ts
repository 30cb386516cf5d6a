import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { nextPage, uniqueRows, type HasId, type ListQuery, type RecordApi } from '@/api/rest';
import { folded } from '@/lib/searchText';
import { recordListKey } from '@/realtime/records';

export type ListFilters = NonNullable<ListQuery['filters']>;

export interface ListSource<Row extends HasId> {
  name: string;
  api: Pick<RecordApi<Row, never>, 'list'>;
  searchText?: (row: Row) => string;
}

export interface RecordList<Row> {
  state: 'loading' | 'failed' | 'empty' | 'ready';
  rows: readonly Row[];
  /** Rows on the server, or null where it does not say. */
  total: number | null;
  /** Every row is here, so that they may be sorted. */
  complete: boolean;
  loadingMore: boolean;
  moreFailed: boolean;
  refreshing: boolean;
  loadMore: () => void;
  retry: () => void;
}

const listOptions = <Row extends HasId>({ name, api }: ListSource<Row>, searchParam: string, filters: ListFilters) =>
  infiniteQueryOptions({
    queryKey: recordListKey(name, { searchParam, filters }),
    queryFn: ({ pageParam, signal }) => api.list({ searchParam, filters, pageNumber: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: nextPage<Row>,
    meta: { live: true },
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
  const found = useInfiniteQuery({ ...listOptions(source, search, filters), enabled: searching });
  const shown = searching ? found : all;
  const { hasNextPage, isFetching, isFetchingNextPage, isError, isFetchNextPageError, fetchNextPage, refetch } = shown;
  const whole = all.data !== undefined && !all.hasNextPage;

  const pages = shown.data?.pages;
  const wholePages = searching && searchText && whole ? all.data.pages : undefined;
  const rows = useMemo(() => {
    const served = uniqueRows(pages ?? []);
    if (!wholePages || !searchText) return served;
    const ids = new Set(served.map(({ id }) => id));
    const wanted = folded(search);
    const local = uniqueRows(wholePages);
    const near = local.filter((row) => ids.has(row.id) || folded(searchText(row)).includes(wanted));
    const known = new Set(local.map(({ id }) => id));
    return [...near, ...served.filter(({ id }) => !known.has(id))];
  }, [pages, wholePages, searchText, search]);

  const known = shown.data !== undefined;
  const complete = known && !hasNextPage;
  return {
    state: stateOf({
      rows: rows.length,
      failed: isError && !known,
      known: known && !(rows.length === 0 && hasNextPage),
    }),
    rows,
    total: totalOf(pages?.at(-1)?.total ?? null, rows.length, complete),
    complete,
    loadingMore: isFetchingNextPage,
    moreFailed: isError && known,
    refreshing: isFetching && !isFetchingNextPage && known,
    loadMore: () => {
      // A second wish within the same moment joins the first.
      if (hasNextPage && !isFetching && !isError) void fetchNextPage({ cancelRefetch: false });
    },
    retry: () => void (isFetchNextPageError ? fetchNextPage() : refetch()),
  };
}

const totalOf = (said: number | null, here: number, complete: boolean): number | null =>
  complete ? here : said === null ? null : Math.max(said, here);

function stateOf({
  rows,
  failed,
  known,
}: {
  rows: number;
  failed: boolean;
  known: boolean;
}): RecordList<never>['state'] {
  if (rows > 0) return 'ready';
  if (failed) return 'failed';
  return known ? 'empty' : 'loading';
}

export type QueryState = 'loading' | 'failed' | 'empty' | 'ready';

interface QueryFacts {
  data: unknown;
  isError: boolean;
  /** How many readings have failed. */
  errorUpdateCount: number;
}

/**
 * Whether there is nothing to show because it could not be read. It stays so while it is read again: a failure that
 * came and went with each attempt would take the focus off its button, and be read out anew.
 */
export const hasFailed = ({ data, isError, errorUpdateCount }: QueryFacts): boolean =>
  data === undefined && (isError || errorUpdateCount > 0);

/**
 * The word of a request for `PageState`. What is on screen outlives a refresh that failed.
 * @param empty whether the data, once it is there, holds nothing to show
 */
export function stateOfQuery(query: QueryFacts): Exclude<QueryState, 'empty'>;
export function stateOfQuery(query: QueryFacts, empty: boolean): QueryState;
export function stateOfQuery(query: QueryFacts, empty = false): QueryState {
  if (query.data === undefined) return hasFailed(query) ? 'failed' : 'loading';
  return empty ? 'empty' : 'ready';
}

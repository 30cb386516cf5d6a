export type QueryState = 'loading' | 'failed' | 'empty' | 'ready';

interface QueryFacts {
  data: unknown;
  isError: boolean;
}

/**
 * The word of a request for `PageState`. What is on screen outlives a refresh that failed.
 * @param empty whether the data, once it is there, holds nothing to show
 */
export function stateOfQuery(query: QueryFacts): Exclude<QueryState, 'empty'>;
export function stateOfQuery(query: QueryFacts, empty: boolean): QueryState;
export function stateOfQuery({ data, isError }: QueryFacts, empty = false): QueryState {
  if (data === undefined) return isError ? 'failed' : 'loading';
  return empty ? 'empty' : 'ready';
}

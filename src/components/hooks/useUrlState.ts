import { useSearchParams, type NavigateOptions } from 'react-router-dom';
import { useGo } from './useGo';

/** How a page's state stands in the address; a constant of its module. */
export interface UrlCodec<State> {
  /** Anything unknown counts as absent, and what is absent has its default. */
  read: (params: URLSearchParams) => State;
  /** Every parameter of the state by name; null, for a default, leaves it out. */
  write: (state: State) => Readonly<Record<string, string | null>>;
}

/** The address of a state; parameters of others stay. */
export function writeUrl<State>(params: URLSearchParams, { write }: UrlCodec<State>, state: State): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, value] of Object.entries(write(state))) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Ids in one parameter, separated by commas. */
export const readIds = (text: string | null): number[] =>
  (text ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);

/** State that lives in the address, so that a reload, a link, back and forward keep it (B-27). */
export function useUrlState<State extends object>(
  codec: UrlCodec<State>,
): {
  state: State;
  /** Adds an entry to the history unless `replace` is set, as for what is typed; none where the address says it already. */
  change: (changes: Partial<State>, options?: NavigateOptions) => void;
} {
  const [params] = useSearchParams();
  const go = useGo();
  return {
    state: codec.read(params),
    change: (changes, options) => {
      // The second click of a double click may ask before the first is drawn (DAY-41).
      const { pathname, search } = window.location;
      const now = new URLSearchParams(search);
      const next = writeUrl(now, codec, { ...codec.read(now), ...changes }).toString();
      if (next !== now.toString()) go({ pathname, search: next }, options);
    },
  };
}

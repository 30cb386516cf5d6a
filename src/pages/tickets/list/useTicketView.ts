import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

export type ListTab = 'open' | 'closed' | 'search';
export type OpenPart = 'open' | 'pending';

/** What the list shows, as the address says it: back, forward and reload keep it (B-27). */
export interface TicketView {
  tab: ListTab;
  part: OpenPart;
  text: string;
  tags: number[];
  /** At most one: two owners always answer nothing (contract 3.1). */
  userId: number | null;
  /** Null: every queue on offer. */
  queues: number[] | null;
  showAll: boolean;
  /** The waiting list by wait instead of by activity. */
  longestFirst: boolean;
}

const names: Record<keyof TicketView, string> = {
  tab: 'tab',
  part: 'sub',
  text: 'q',
  tags: 'tags',
  userId: 'user',
  queues: 'queues',
  showAll: 'all',
  longestFirst: 'sort',
};

const ids = (text: string | null): number[] =>
  (text ?? '')
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);

const toTab = (text: string | null): ListTab => (text === 'closed' || text === 'search' ? text : 'open');

/** Reads the address; anything unknown counts as absent. */
export function readView(params: URLSearchParams): TicketView {
  const queues = params.get(names.queues);
  return {
    tab: toTab(params.get(names.tab)),
    part: params.get(names.part) === 'pending' ? 'pending' : 'open',
    text: params.get(names.text) ?? '',
    tags: ids(params.get(names.tags)),
    userId: ids(params.get(names.userId))[0] ?? null,
    queues: queues === null ? null : ids(queues),
    showAll: params.get(names.showAll) !== '0',
    longestFirst: params.get(names.longestFirst) === 'wait',
  };
}

const written: { readonly [K in keyof TicketView]: (view: TicketView) => string | null } = {
  tab: ({ tab }) => (tab === 'open' ? null : tab),
  part: ({ part }) => (part === 'open' ? null : part),
  text: ({ text }) => text || null,
  tags: ({ tags }) => tags.join(',') || null,
  userId: ({ userId }) => (userId === null ? null : String(userId)),
  queues: ({ queues }) => queues?.join(',') ?? null,
  showAll: ({ showAll }) => (showAll ? null : '0'),
  longestFirst: ({ longestFirst }) => (longestFirst ? 'wait' : null),
};

/** The address of a view; defaults are left out, foreign parameters stay. */
export function writeView(params: URLSearchParams, view: TicketView): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [field, write] of Object.entries(written)) {
    const name = Object.entries(names).find(([known]) => known === field)?.[1] ?? field;
    const value = write(view);
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** The view of the ticket list and the way to change it; typing replaces the address, everything else adds to it. */
export function useTicketView(): {
  view: TicketView;
  change: (changes: Partial<TicketView>, options?: { replace: boolean }) => void;
} {
  const [params, setParams] = useSearchParams();
  const view = useMemo(() => readView(params), [params]);
  const change = useCallback(
    (changes: Partial<TicketView>, { replace } = { replace: false }) =>
      setParams((old) => writeView(old, { ...readView(old), ...changes }), { replace }),
    [setParams],
  );
  return { view, change };
}

import { readIds, useUrlState, type UrlCodec } from '@/components/hooks/useUrlState';

export type ListTab = 'open' | 'closed' | 'search';
export type OpenPart = 'open' | 'pending';

/** What the list shows, as the address says it: back, forward and reload keep it (B-27). */
export interface TicketView {
  tab: ListTab;
  part: OpenPart;
  text: string;
  tags: number[];
  /** At most one: the server finds nothing for two owners (contract 3.1). */
  userId: number | null;
  /** Null: every queue on offer. */
  queues: number[] | null;
  showAll: boolean;
  /** The waiting list is sorted by waiting time instead of by activity. */
  longestFirst: boolean;
}

const toTab = (text: string | null): ListTab => (text === 'closed' || text === 'search' ? text : 'open');

/** Reads and writes the address of a view. */
export const ticketViewCodec: UrlCodec<TicketView> = {
  read: (params) => ({
    tab: toTab(params.get('tab')),
    part: params.get('sub') === 'pending' ? 'pending' : 'open',
    text: params.get('q') ?? '',
    tags: readIds(params.get('tags')),
    userId: readIds(params.get('user'))[0] ?? null,
    queues: params.has('queues') ? readIds(params.get('queues')) : null,
    showAll: params.get('all') !== '0',
    longestFirst: params.get('sort') === 'wait',
  }),
  write: ({ tab, part, text, tags, userId, queues, showAll, longestFirst }) => ({
    tab: tab === 'open' ? null : tab,
    sub: part === 'open' ? null : part,
    q: text || null,
    tags: tags.join(',') || null,
    user: userId === null ? null : String(userId),
    queues: queues?.join(',') ?? null,
    all: showAll ? null : '0',
    sort: longestFirst ? 'wait' : null,
  }),
};

/** The view of the ticket list and the way to change it; typing replaces the address, everything else adds to it. */
export const useTicketView = () => useUrlState(ticketViewCodec);

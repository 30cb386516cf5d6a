import { activityOf, type Ticket, type TicketFilters } from '@/api/tickets';
import { belongs, type Viewer } from '@/realtime/live/ticketLists';
import type { TicketView } from './useTicketView';

export interface FiltersByList {
  open: TicketFilters;
  pending: TicketFilters;
  closed: TicketFilters;
  search: TicketFilters;
}

/**
 * What each list asks for. The switch rules the open lists (on by default, admins only, T-06); resolved and found
 * tickets are asked for whole and then held against what the viewer may see (contract 6.6, T-14).
 */
export function filtersByList(view: TicketView, queueIds: readonly number[], mayShowAll: boolean): FiltersByList {
  const showAll = mayShowAll && view.showAll;
  const text = view.text.trim();
  return {
    open: { status: 'open', showAll, queueIds },
    pending: { status: 'pending', showAll, queueIds },
    closed: { status: 'closed', showAll: true, queueIds },
    search: {
      showAll: true,
      queueIds,
      ...(text ? { searchParam: text } : {}),
      ...(view.tags.length > 0 ? { tags: view.tags } : {}),
      ...(view.userId !== null && mayShowAll ? { users: [view.userId] } : {}),
    },
  };
}

/** Whether a search asks for anything at all. */
export const isAsking = ({ searchParam, tags, users }: TicketFilters): boolean =>
  Boolean(searchParam) || Boolean(tags?.length) || Boolean(users?.length);

/** Newest activity first; stable, so that equal times stay as the cache has them. */
const byLastActivity = (a: Ticket, b: Ticket): number => {
  const [one, other] = [activityOf(a), activityOf(b)];
  return one === other ? 0 : one < other ? 1 : -1;
};

/** Rows the viewer may see, each where it was last active: others' tickets are for those with the switch alone (T-13 to T-16, PAIN-1.10). */
export const visibleTickets = (
  tickets: readonly Ticket[],
  filters: TicketFilters,
  viewer: Viewer,
  mayShowAll: boolean,
): Ticket[] => {
  const own = { ...filters, showAll: filters.showAll && mayShowAll };
  const visible = tickets.filter((ticket) => belongs(ticket, own, viewer));
  return visible.some(({ activeAt }) => activeAt !== undefined) ? visible.toSorted(byLastActivity) : visible;
};

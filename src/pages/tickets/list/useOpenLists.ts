import type { NavigateOptions } from 'react-router-dom';
import { useSession } from '@/contexts/AuthContext';
import { useRoom } from '@/contexts/SocketContext';
import { can } from '@/lib/permissions';
import { rooms } from '@/realtime/socket/socketManager';
import { filtersByList, type FiltersByList } from './filtersByList';
import { useListQueues, type ListQueues } from '@/features/tickets/useListQueues';
import { useTicketList, type TicketListState } from './useTicketList';
import { useTicketView, type TicketView } from './useTicketView';

export interface OpenLists {
  /** What the address says, and the way to change it: asked for once, so that another conversation draws no list. */
  view: TicketView;
  change: (changes: Partial<TicketView>, options?: NavigateOptions) => void;
  queues: ListQueues;
  mayShowAll: boolean;
  filters: FiltersByList;
  /** Whether the queues are known, without which no list can be asked for. */
  ready: boolean;
  /** They could not be read: the way to try again. */
  blocked: (() => Promise<unknown>) | null;
  open: TicketListState;
  pending: TicketListState;
}

/** Whether the waiting list is shown by waiting time, for which all of it is needed (B-28). */
export const longestFirst = (view: TicketView): boolean => view.part === 'pending' && view.longestFirst;

const openRoom = rooms.tickets('open');
const pendingRoom = rooms.tickets('pending');

/** Both open lists, live whatever tab is shown, so that their counts never disagree (T-04, T-42, B-11). */
export function useOpenLists(): OpenLists {
  const { state: view, change } = useTicketView();
  const { user } = useSession();
  const queues = useListQueues();
  const mayShowAll = can(user, 'tickets-manager:showall');
  const ready = queues.queues !== null;
  const queueIds = view.queues ?? queues.queues?.map(({ id }) => id) ?? [];
  const filters = filtersByList(view, queueIds, mayShowAll);
  useRoom(openRoom);
  useRoom(pendingRoom);
  const blocked = queues.failed ? queues.retry : null;
  const open = useTicketList(filters.open, ready, blocked);
  const pending = useTicketList(filters.pending, ready, blocked, longestFirst(view));
  return { view, change, queues, mayShowAll, filters, ready, blocked, open, pending };
}

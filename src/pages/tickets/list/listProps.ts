import type { Ticket } from '@/api/tickets';
import type { Bulk } from './useBulk';
import type { OpenLists } from './useOpenLists';

/** What the list of each tab is given. */
export interface ListProps {
  lists: OpenLists;
  onNew: () => void;
  onPeek: ((ticket: Ticket) => void) | null;
  bulk: Bulk;
}

import type { Ticket } from '@/api/tickets';
import type { TicketCommands } from '@/features/tickets/commands/useTicketCommands';
import type { Bulk } from './useBulk';
import type { OpenLists } from './useOpenLists';

/** What the list of each tab is given. */
export interface ListProps {
  lists: OpenLists;
  commands: TicketCommands;
  onNew: () => void;
  onPeek: ((ticket: Ticket) => void) | null;
  bulk: Bulk;
}

import { useRoom } from '@/contexts/SocketContext';
import { useTranslation } from '@/i18n/useTranslation';
import { rooms } from '@/realtime/socket/socketManager';
import { ListEmpty } from './ListEmpty';
import type { ListProps } from './listProps';
import { TicketListView } from './TicketListView';
import { useTicketList } from './useTicketList';

const closedRoom = rooms.tickets('closed');

/** The tickets that are resolved (T-03). */
export function ClosedList({ lists, commands, onNew, onPeek, bulk }: ListProps) {
  const { t } = useTranslation();
  useRoom(closedRoom);
  const list = useTicketList(lists.filters.closed, lists.ready, lists.blocked);
  return (
    <TicketListView
      list={list}
      label={t('tickets.tabs.closed.title')}
      empty={<ListEmpty kind="closed" onNew={onNew} onShowWaiting={null} />}
      commands={commands}
      onPeek={onPeek}
      bulk={bulk}
    />
  );
}

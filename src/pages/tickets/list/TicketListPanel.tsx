import Button from '@mui/material/Button';
import { latePart } from '@/components/latePart';
import { ListChecks, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Ticket } from '@/api/tickets';
import { IconAction } from '@/components/IconAction';
import { useRoom } from '@/contexts/SocketContext';
import { useTicketCommands } from '@/features/ticket-actions/useTicketCommands';
import { useTranslation } from '@/i18n/useTranslation';
import { whenIdle } from '@/lib/whenIdle';
import { rooms } from '@/realtime/socketManager';
import { BulkDialog, warmBulkBar } from '../bulk/load';
import { ListEmpty } from './ListEmpty';
import { isAsking } from './listFilters';
import { ListTabs } from './ListTabs';
import { PeekDialog } from './PeekDialog';
import { QueueFilter } from '@/features/ticket-list/QueueFilter';
import { Segments } from './Segments';
import { ShowAllSwitch } from './ShowAllSwitch';
import { usePicking } from './selection';
import { SortLine } from './SortLine';
import { TicketList } from './TicketList';
import { useBulk, type Bulk } from './useBulk';
import type { OpenLists } from './useOpenLists';
import { useTicketList } from './useTicketList';
import { useTicketView } from './useTicketView';
import './list.css';

/** Fields of the search, which most visits never open. */
const searchControls = latePart(async () => (await import('./SearchControls')).SearchControls);

/** Fetches them ahead. */
export const warmSearch = (): Promise<unknown> => searchControls.warm();

interface TicketListPanelProps {
  lists: OpenLists;
  onNew: () => void;
}

const closedRoom = rooms.tickets('closed');

interface ListProps {
  lists: OpenLists;
  onNew: () => void;
  onPeek: ((ticket: Ticket) => void) | null;
  bulk: Bulk;
}

function ClosedList({ lists, onNew, onPeek, bulk }: ListProps) {
  const { t } = useTranslation();
  const commands = useTicketCommands();
  useRoom(closedRoom);
  const list = useTicketList(lists.filters.closed, lists.ready, lists.blocked);
  return (
    <TicketList
      list={list}
      label={t('tickets.tabs.closed.title')}
      empty={<ListEmpty kind="closed" onNew={onNew} onShowWaiting={null} />}
      commands={commands}
      onPeek={onPeek}
      bulk={bulk}
    />
  );
}

function FoundList({ lists, onNew, onPeek, bulk }: ListProps) {
  const { t } = useTranslation();
  const commands = useTicketCommands();
  const asking = isAsking(lists.filters.search);
  const list = useTicketList(lists.filters.search, lists.ready && asking, lists.blocked);
  if (!asking) return <ListEmpty kind="start" onNew={onNew} onShowWaiting={null} />;
  return (
    <TicketList
      key={lists.filters.search.searchParam}
      list={list}
      label={t('tickets.tabs.search.title')}
      empty={<ListEmpty kind="search" onNew={onNew} onShowWaiting={null} />}
      commands={commands}
      onPeek={onPeek}
      bulk={bulk}
    />
  );
}

function OpenList({ lists, onNew, onPeek, bulk }: ListProps) {
  const { t } = useTranslation();
  const commands = useTicketCommands();
  const { view, change } = useTicketView();
  const waits = view.part === 'pending';
  const list = waits ? lists.pending : lists.open;
  const somebodyWaits = (lists.pending.count ?? 0) > 0;
  const reversed = waits && view.longestFirst;
  return (
    <>
      <Segments
        part={view.part}
        onChange={(part) => change({ part })}
        openCount={lists.open.count}
        pendingCount={lists.pending.count}
      />
      <SortLine
        longestFirst={reversed}
        onToggle={waits ? () => change({ longestFirst: !view.longestFirst }, { replace: true }) : null}
      />
      <TicketList
        key={view.part}
        list={list}
        label={waits ? t('ticketsList.pendingHeader') : t('ticketsList.assignedHeader')}
        empty={
          <ListEmpty
            kind={view.part}
            onNew={onNew}
            onShowWaiting={somebodyWaits ? () => change({ part: 'pending' }) : null}
          />
        }
        commands={commands}
        onPeek={onPeek}
        bulk={bulk}
        reversed={reversed}
      />
    </>
  );
}

/** The list side: tabs, filters, lists (T-03 to T-12). */
export function TicketListPanel({ lists, onNew }: TicketListPanelProps) {
  const { t } = useTranslation();
  const { view, change } = useTicketView();
  const [peeked, setPeeked] = useState<Ticket | null>(null);
  const onPeek = lists.mayShowAll ? setPeeked : null;
  const { tab } = view;
  const bulk = useBulk(view);
  const { button: bulkButton, setSlot } = bulk;
  const picking = usePicking(bulk.selection);
  useEffect(() => whenIdle(() => void warmBulkBar()), []);

  return (
    <section className="ticket-panel" aria-label={t('ticketsList.label')}>
      {picking ? (
        <div ref={setSlot} className="ticket-panel-head" />
      ) : (
        <ListTabs
          tab={tab}
          onChange={(next) => change({ tab: next })}
          action={
            <Button variant="contained" size="small" startIcon={<Plus size={16} strokeWidth={1.8} />} onClick={onNew}>
              {t('ticketsManager.buttons.newTicket')}
            </Button>
          }
        />
      )}
      {tab === 'search' && <searchControls.Part view={view} change={change} mayPickUser={lists.mayShowAll} />}
      <div className="ticket-filters" data-below={tab === 'search' || undefined}>
        <QueueFilter source={lists.queues} chosen={view.queues} onChange={(queues) => change({ queues })} />
        {tab === 'open' && lists.mayShowAll && (
          <ShowAllSwitch checked={view.showAll} onChange={(showAll) => change({ showAll })} />
        )}
        <IconAction
          ref={bulkButton}
          label={t('ticketsList.select')}
          icon={<ListChecks size={20} strokeWidth={1.6} />}
          size="small"
          aria-pressed={picking}
          onClick={() => (picking ? bulk.leave() : bulk.selection.start())}
        />
      </div>
      {tab === 'open' && <OpenList lists={lists} onNew={onNew} onPeek={onPeek} bulk={bulk} />}
      {tab === 'closed' && (
        <>
          <SortLine longestFirst={false} onToggle={null} />
          <ClosedList lists={lists} onNew={onNew} onPeek={onPeek} bulk={bulk} />
        </>
      )}
      {tab === 'search' && <FoundList lists={lists} onNew={onNew} onPeek={onPeek} bulk={bulk} />}
      <PeekDialog ticket={peeked} onClose={() => setPeeked(null)} />
      {bulk.asked && <BulkDialog {...bulk.asked} onClose={bulk.end} />}
    </section>
  );
}

import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { lazyPart } from '@/components/lazy/lazyPart';
import { ListChecks, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Ticket } from '@/api/tickets';
import { IconAction } from '@/components/buttons/IconAction';
import { useDebounced } from '@/components/hooks/useDebounced';
import { useRoom } from '@/contexts/SocketContext';
import { useTicketCommands } from '@/features/tickets/commands/useTicketCommands';
import { useTranslation } from '@/i18n/useTranslation';
import { fetchAhead } from '@/browser/idle';
import { rooms } from '@/realtime/socket/socketManager';
import { BulkDialog, preloadBulkBar } from '../bulk/BulkBar.lazy';
import { ListEmpty } from './ListEmpty';
import { isAsking } from './filtersByList';
import { ListTabs } from './ListTabs';
import { PeekDialog } from './PeekDialog';
import { QueueFilter } from '@/features/tickets/QueueFilter';
import { OpenPartTabs } from './OpenPartTabs';
import { usePicking } from './selection';
import { TicketListView } from './TicketListView';
import { useBulk, type Bulk } from './useBulk';
import { longestFirst, type OpenLists } from './useOpenLists';
import { useTicketList } from './useTicketList';
import { useTicketView } from './useTicketView';
import styles from './TicketListPanel.module.css';

/** Fields of the search, which most visits never open. */
const searchControls = lazyPart(async () => (await import('./SearchControls')).SearchControls);

/** Fetches them ahead. */
export const preloadSearch = (): Promise<unknown> => searchControls.preload();

/** Everyone's tickets or one's own; for admins, on at first (T-06, contract 6.6). */
function ShowAllSwitch({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const { t } = useTranslation();
  const { shown, change } = useDebounced(checked, onChange);
  return (
    <FormControlLabel
      labelPlacement="start"
      label={t('tickets.buttons.showAll')}
      control={<Switch checked={shown} onChange={(_event, next) => change(next)} />}
      sx={{
        flex: 'none',
        m: 0,
        gap: 1,
        '& .MuiFormControlLabel-label': { fontSize: '0.8125rem', color: 'app.text2' },
      }}
    />
  );
}

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

function FoundList({ lists, onNew, onPeek, bulk }: ListProps) {
  const { t } = useTranslation();
  const commands = useTicketCommands();
  const asking = isAsking(lists.filters.search);
  const list = useTicketList(lists.filters.search, lists.ready && asking, lists.blocked);
  if (!asking) return <ListEmpty kind="start" onNew={onNew} onShowWaiting={null} />;
  return (
    <TicketListView
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
  const { state: view, change } = useTicketView();
  const waits = view.part === 'pending';
  const list = waits ? lists.pending : lists.open;
  const somebodyWaits = (lists.pending.count ?? 0) > 0;
  // Once all of it is known.
  const reversed = longestFirst(view) && !list.hasMore;
  return (
    <>
      <OpenPartTabs part={view.part} onChange={(part) => change({ part })} lists={lists} />
      <TicketListView
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
        onReverse={waits && !list.paused ? () => change({ longestFirst: !view.longestFirst }, { replace: true }) : null}
      />
    </>
  );
}

/** The list side: tabs, filters, lists (T-03 to T-12). */
export function TicketListPanel({ lists, onNew }: TicketListPanelProps) {
  const { t } = useTranslation();
  const { state: view, change } = useTicketView();
  const [peeked, setPeeked] = useState<Ticket | null>(null);
  const onPeek = lists.mayShowAll ? setPeeked : null;
  const { tab } = view;
  const bulk = useBulk(view);
  const { button: bulkButton, setSlot } = bulk;
  const picking = usePicking(bulk.selection);
  useEffect(() => fetchAhead(preloadBulkBar), []);

  return (
    <section className={styles.panel} aria-label={t('ticketsList.label')}>
      {picking ? (
        <div ref={setSlot} className={styles.head} />
      ) : (
        <ListTabs
          tab={tab}
          onChange={(next) => change({ tab: next })}
          action={
            <Button variant="contained" size="small" startIcon={<Plus size={16} />} onClick={onNew}>
              {t('ticketsManager.buttons.newTicket')}
            </Button>
          }
        />
      )}
      {tab === 'search' && <searchControls.Component view={view} change={change} mayPickUser={lists.mayShowAll} />}
      <div className={styles.filters} data-below={tab === 'search' || undefined}>
        <QueueFilter source={lists.queues} chosen={view.queues} onChange={(queues) => change({ queues })} />
        {tab === 'open' && lists.mayShowAll && (
          <ShowAllSwitch checked={view.showAll} onChange={(showAll) => change({ showAll })} />
        )}
        <IconAction
          ref={bulkButton}
          label={t('ticketsList.select')}
          icon={<ListChecks size={20} />}
          size="small"
          aria-pressed={picking}
          onClick={() => (picking ? bulk.leave() : bulk.selection.start())}
        />
      </div>
      {tab === 'open' && <OpenList lists={lists} onNew={onNew} onPeek={onPeek} bulk={bulk} />}
      {tab === 'closed' && <ClosedList lists={lists} onNew={onNew} onPeek={onPeek} bulk={bulk} />}
      {tab === 'search' && <FoundList lists={lists} onNew={onNew} onPeek={onPeek} bulk={bulk} />}
      <PeekDialog ticket={peeked} onClose={() => setPeeked(null)} />
      {bulk.asked && <BulkDialog {...bulk.asked} onClose={bulk.end} />}
    </section>
  );
}

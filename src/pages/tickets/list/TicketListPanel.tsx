import Button from '@mui/material/Button';
import { lazyPart } from '@/components/lazy/lazyPart';
import { ListChecks, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Ticket } from '@/api/tickets';
import { IconAction } from '@/components/buttons/IconAction';
import { useDebounced } from '@/components/hooks/useDebounced';
import { Switch } from '@/components/inputs/Switch';
import type { TicketCommands } from '@/features/tickets/commands/useTicketCommands';
import { loadBulkTexts, loadFormTexts } from '@/i18n/i18n';
import { useTranslation } from '@/i18n/useTranslation';
import { withTexts } from '@/i18n/withTexts';
import { fetchAhead } from '@/browser/idle';
import { BulkDialog, preloadBulkBar } from '../bulk/BulkBar.lazy';
import { ListTabs } from './ListTabs';
import { QueueFilter } from '@/features/tickets/QueueFilter';
import { OpenPartTabs } from './OpenPartTabs';
import { usePicking } from './selection';
import { TicketListView } from './TicketListView';
import { useBulk } from './useBulk';
import type { ListProps } from './listProps';
import { longestFirst, type OpenLists } from './useOpenLists';
import styles from './TicketListPanel.module.css';

/** Fields of the search, which most visits never open. */
const searchControls = lazyPart(
  async () => (await withTexts(import('./SearchControls'), loadFormTexts)).SearchControls,
);

/** The lists of the other tabs. */
const closedList = lazyPart(async () => (await withTexts(import('./ClosedList'), loadBulkTexts)).ClosedList);
const foundList = lazyPart(async () => (await withTexts(import('./FoundList'), loadBulkTexts)).FoundList);

/** What an empty list says, which few are. */
const listEmpty = lazyPart(async () => (await withTexts(import('./ListEmpty'), loadBulkTexts)).ListEmpty, {
  afterPaint: true,
});

/** For admins, and seldom. */
const peekDialog = lazyPart(async () => (await import('./PeekDialog')).PeekDialog);

/** Fetches them ahead. */
export const preloadSearch = (): Promise<unknown> => searchControls.preload();

/** Everyone's tickets or one's own; for admins, on at first (T-06, contract 6.6). */
function ShowAllSwitch({ checked, onChange }: { checked: boolean; onChange: (checked: boolean) => void }) {
  const { t } = useTranslation();
  const { shown, change } = useDebounced(checked, onChange);
  return (
    <label className={styles.switch}>
      {t('tickets.buttons.showAll')}
      <Switch checked={shown} onChange={({ target }) => change(target.checked)} />
    </label>
  );
}

interface TicketListPanelProps {
  lists: OpenLists;
  commands: TicketCommands;
  onNew: () => void;
}

function OpenList({ lists, commands, onNew, onPeek, bulk }: ListProps) {
  const { t } = useTranslation();
  const { view, change } = lists;
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
          <listEmpty.Component
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
export function TicketListPanel({ lists, commands, onNew }: TicketListPanelProps) {
  const { t } = useTranslation();
  const { view, change } = lists;
  const [peeked, setPeeked] = useState<Ticket | null>(null);
  const onPeek = lists.mayShowAll ? setPeeked : null;
  const { tab } = view;
  const bulk = useBulk(view);
  const { button: bulkButton, setSlot } = bulk;
  const picking = usePicking(bulk.selection);
  useEffect(() => fetchAhead(preloadBulkBar, listEmpty.preload, closedList.preload, foundList.preload), []);

  return (
    <section className={styles.panel} aria-label={t('ticketsList.label')}>
      {picking ? (
        <div ref={setSlot} className={styles.head} />
      ) : (
        <ListTabs
          tab={tab}
          onChange={(next) => change({ tab: next })}
          action={
            <Button
              variant="contained"
              size="small"
              startIcon={<Plus size={16} />}
              aria-label={t('ticketsManager.buttons.newTicket')}
              onClick={onNew}
            >
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
      {tab === 'open' && <OpenList lists={lists} commands={commands} onNew={onNew} onPeek={onPeek} bulk={bulk} />}
      {tab === 'closed' && (
        <closedList.Component lists={lists} commands={commands} onNew={onNew} onPeek={onPeek} bulk={bulk} />
      )}
      {tab === 'search' && (
        <foundList.Component lists={lists} commands={commands} onNew={onNew} onPeek={onPeek} bulk={bulk} />
      )}
      <peekDialog.Component open={peeked} onClose={() => setPeeked(null)} />
      {bulk.asked && <BulkDialog {...bulk.asked} onClose={bulk.end} />}
    </section>
  );
}

import Button from '@mui/material/Button';
import { useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Ticket } from '@/api/tickets';
import { FailedState } from '@/components/feedback/FailedState';
import { PageState } from '@/components/feedback/PageState';
import { RowsSkeleton } from '@/components/feedback/RowsSkeleton';
import type { TicketCommands } from '@/features/tickets/commands/useTicketCommands';
import { useTranslation } from '@/i18n/useTranslation';
import { BulkBar } from '../bulk/BulkBar.lazy';
import { usePicking } from './selection';
import { SortLine } from './SortLine';
import type { Bulk } from './useBulk';
import { useSteadyOrder } from './useSteadyOrder';
import { useToldNews } from './useToldNews';
import type { TicketListState } from './useTicketList';
import { ticketRowHeight, VirtualRows } from './VirtualRows';
import styles from './TicketListPanel.module.css';

interface TicketListViewProps {
  list: TicketListState;
  label: string;
  empty: ReactNode;
  commands: TicketCommands;
  onPeek: ((ticket: Ticket) => void) | null;
  bulk: Bulk;
  /** Oldest activity first. */
  reversed?: boolean;
  /** Null where there is one order only. */
  onReverse?: (() => void) | null;
}

function Foot({ list }: { list: TicketListState }) {
  'use no memo';
  const { t } = useTranslation();
  if (list.loadingMore) return <RowsSkeleton rows={1} height={ticketRowHeight} />;
  if (!list.moreFailed && !list.paused) return null;
  const [text, action, act] = list.moreFailed
    ? (['ticketsList.moreFailed', 'common.retry', list.retry] as const)
    : (['ticketsList.nothingVisible', 'notifications.older', list.readOn] as const);
  return (
    <div className={styles.foot} role={list.moreFailed ? 'alert' : undefined}>
      {(list.moreFailed || list.tickets.length === 0) && <p>{t(text)}</p>}
      <Button size="small" variant="text" onClick={act}>
        {t(action)}
      </Button>
    </div>
  );
}

/** One list in its five states: loading, empty, failed, ready, refreshing (T-12). */
export function TicketListView({ list, label, empty, commands, onPeek, bulk, ...order }: TicketListViewProps) {
  const { t } = useTranslation();
  const { ticketId } = useParams();
  const [params] = useSearchParams();
  const text = params.toString();
  const picking = usePicking(bulk.selection);
  const { reversed = false, onReverse = null } = order;
  const { rows, gone, changed, news, move, handlers } = useSteadyOrder(list, reversed);
  // What comes into the open conversation is told there.
  useToldNews(news.filter(({ uuid }) => uuid !== ticketId));
  const panel = useRef<HTMLDivElement>(null);
  const handleMove = (byKey: boolean): void => {
    move();
    // The button goes, and the keyboard must not be left nowhere.
    if (byKey) panel.current?.querySelector<HTMLElement>('[data-rows] :is(a, button)')?.focus();
  };
  return (
    <div ref={panel} className={styles.list} {...handlers}>
      <SortLine longestFirst={reversed} onToggle={onReverse} changed={changed} onMove={handleMove} />
      <PageState
        state={list.state}
        refreshing={list.refreshing}
        skeleton={<RowsSkeleton rows={8} height={ticketRowHeight} />}
        failed={<FailedState title={t('ticketsList.failedTitle')} onRetry={list.retry} />}
        empty={empty}
      >
        <VirtualRows
          filters={list.filters}
          tickets={rows}
          gone={gone}
          total={list.atLeast ? null : Math.max(list.count ?? 0, rows.length)}
          label={label}
          selectedUuid={ticketId}
          search={text === '' ? '' : `?${text}`}
          commands={commands}
          onPeek={onPeek}
          selection={bulk.selection}
          mayAsk={list.mayAsk}
          onNearEnd={list.loadMore}
          footer={<Foot list={list} />}
        />
      </PageState>
      {picking &&
        bulk.slot &&
        createPortal(
          <BulkBar tickets={list.tickets} selection={bulk.selection} onAct={bulk.ask} onLeave={bulk.leave} />,
          bulk.slot,
        )}
    </div>
  );
}

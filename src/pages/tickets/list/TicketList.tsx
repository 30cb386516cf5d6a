import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useParams, useSearchParams } from 'react-router-dom';
import type { Ticket } from '@/api/tickets';
import { FailedState } from '@/components/FailedState';
import { PageState } from '@/components/PageState';
import { RowsSkeleton } from '@/components/RowsSkeleton';
import type { TicketCommands } from '@/features/ticket-actions/useTicketCommands';
import { useTranslation } from '@/i18n/useTranslation';
import { BulkBar } from '../bulk/load';
import { usePicking } from './selection';
import type { Bulk } from './useBulk';
import type { TicketListState } from './useTicketList';
import { VirtualRows } from './VirtualRows';

interface TicketListProps {
  list: TicketListState;
  label: string;
  empty: ReactNode;
  commands: TicketCommands;
  onPeek: ((ticket: Ticket) => void) | null;
  bulk: Bulk;
  /** Oldest activity first; needs every row, so pages are loaded to the end. */
  reversed?: boolean;
}

function Foot({ list }: { list: TicketListState }) {
  const { t } = useTranslation();
  if (list.moreFailed) {
    return (
      <Box role="alert" sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 1, p: 1.5 }}>
        <Box component="span" sx={{ typography: 'body2', color: 'app.error' }}>
          {t('ticketsList.moreFailed')}
        </Box>
        <Button size="small" variant="text" onClick={list.retry}>
          {t('common.retry')}
        </Button>
      </Box>
    );
  }
  return list.loadingMore ? <RowsSkeleton rows={1} /> : null;
}

/** One list in its five states: loading, empty, failed, ready, refreshing (T-12). */
export function TicketList({ list, label, empty, commands, onPeek, bulk, reversed = false }: TicketListProps) {
  const { t } = useTranslation();
  const { ticketId } = useParams();
  const [params] = useSearchParams();
  const text = params.toString();
  const picking = usePicking(bulk.selection);
  const tickets = reversed ? list.tickets.toReversed() : list.tickets;
  return (
    <div className="ticket-list">
      <PageState
        state={list.state}
        refreshing={list.refreshing}
        skeleton={<RowsSkeleton rows={8} />}
        failed={<FailedState title={t('ticketsList.failedTitle')} onRetry={list.retry} />}
        empty={empty}
      >
        <VirtualRows
          tickets={tickets}
          total={list.count ?? tickets.length}
          label={label}
          selectedUuid={ticketId}
          search={text === '' ? '' : `?${text}`}
          commands={commands}
          onPeek={onPeek}
          selection={bulk.selection}
          onNearEnd={list.loadMore}
          footer={<Foot list={list} />}
        />
      </PageState>
      {picking &&
        bulk.slot &&
        createPortal(
          <BulkBar tickets={tickets} selection={bulk.selection} onAct={bulk.ask} onLeave={bulk.leave} />,
          bulk.slot,
        )}
    </div>
  );
}

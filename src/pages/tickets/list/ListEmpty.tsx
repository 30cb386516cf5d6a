import Button from '@mui/material/Button';
import { CircleCheckBig, Hourglass, MessageSquareDashed, Search, SearchX } from 'lucide-react';
import { EmptyState } from '@/components/feedback/EmptyState';
import { useTranslation } from '@/i18n/useTranslation';

interface ListEmptyProps {
  kind: 'open' | 'pending' | 'closed' | 'search' | 'start';
  onNew: () => void;
  /** Leads to the waiting list, when somebody waits there. */
  onShowWaiting: (() => void) | null;
}

/** What an empty list says, and what to do next (T-12, design "Empty, failed, loading"). */
export function ListEmpty({ kind, onNew, onShowWaiting }: ListEmptyProps) {
  const { t } = useTranslation();
  switch (kind) {
    case 'open':
      return (
        <EmptyState
          icon={<MessageSquareDashed />}
          title={t('ticketsEmpty.openTitle')}
          body={t('ticketsEmpty.openMessage')}
          action={
            onShowWaiting ? (
              <Button variant="outlined" onClick={onShowWaiting}>
                {t('ticketsEmpty.showWaiting')}
              </Button>
            ) : (
              <Button variant="outlined" onClick={onNew}>
                {t('ticketAdvanced.startNew')}
              </Button>
            )
          }
        />
      );
    case 'pending':
      return (
        <EmptyState
          icon={<Hourglass />}
          title={t('ticketsEmpty.pendingTitle')}
          body={t('ticketsEmpty.pendingMessage')}
        />
      );
    case 'closed':
      return (
        <EmptyState
          icon={<CircleCheckBig />}
          title={t('ticketsEmpty.closedTitle')}
          body={t('ticketsEmpty.closedMessage')}
        />
      );
    case 'search':
      return (
        <EmptyState icon={<SearchX />} title={t('ticketsEmpty.searchTitle')} body={t('ticketsEmpty.searchMessage')} />
      );
    case 'start':
      return (
        <EmptyState icon={<Search />} title={t('ticketsEmpty.startTitle')} body={t('ticketsEmpty.startMessage')} />
      );
  }
}

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
          title={t('ticketsList.empty.openTitle')}
          body={t('ticketsList.empty.openMessage')}
          action={
            onShowWaiting ? (
              <Button variant="outlined" onClick={onShowWaiting}>
                {t('ticketsList.empty.showWaiting')}
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
          title={t('ticketsList.empty.pendingTitle')}
          body={t('ticketsList.empty.pendingMessage')}
        />
      );
    case 'closed':
      return (
        <EmptyState
          icon={<CircleCheckBig />}
          title={t('ticketsList.empty.closedTitle')}
          body={t('ticketsList.empty.closedMessage')}
        />
      );
    case 'search':
      return (
        <EmptyState
          icon={<SearchX />}
          title={t('ticketsList.empty.searchTitle')}
          body={t('ticketsList.empty.searchMessage')}
        />
      );
    case 'start':
      return (
        <EmptyState
          icon={<Search />}
          title={t('ticketsList.empty.startTitle')}
          body={t('ticketsList.empty.startMessage')}
        />
      );
  }
}

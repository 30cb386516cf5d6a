import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { CircleCheckBig, Hourglass, MessageSquareDashed, Search, SearchX } from 'lucide-react';
import { EmptyState } from '@/components/feedback/EmptyState';
import { useTranslation } from '@/i18n/useTranslation';
import { NewCompany } from '../first/NewCompany.lazy';
import { besideFrom } from './firstRect';

interface ListEmptyProps {
  kind: 'open' | 'pending' | 'closed' | 'search' | 'start';
  onNew: () => void;
  /** Leads to the waiting list, when somebody waits there. */
  onShowWaiting: (() => void) | null;
}

function Words({ kind, onNew, onShowWaiting }: ListEmptyProps) {
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

/**
 * What an empty list says, and what to do next (T-12, design "Empty, failed, loading"). Where the conversation's place is
 * not beside it, the first steps of a new company stand here (DAY-54).
 */
export function ListEmpty(props: ListEmptyProps) {
  const alone = !useMediaQuery(`(min-width: ${besideFrom}px)`, { noSsr: true });
  return (
    <div>
      {alone && (props.kind === 'open' || props.kind === 'pending') && <NewCompany />}
      <Words {...props} />
    </div>
  );
}

import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useTranslation } from '@/i18n/useTranslation';
import type { Conflict } from './conflict';

interface ConflictNoticeProps {
  conflict: Conflict;
  /** Opens the ticket; null where the person may not. */
  onOpen: (() => void) | null;
}

/** Who has the contact's open ticket, and in which queue (T-48). */
export function ConflictNotice({ conflict, onOpen }: ConflictNoticeProps) {
  const { t } = useTranslation();
  const { user, userId, queue } = conflict;
  const owner = user
    ? t('newTicketModal.conflict.owner', { name: user.name })
    : userId
      ? t('newTicketModal.conflict.owner', { name: t('newTicketModal.conflict.someone') })
      : t('newTicketModal.conflict.nobody');
  return (
    <Alert
      severity="warning"
      action={
        onOpen && (
          <Button size="small" color="inherit" onClick={onOpen}>
            {t('newTicketModal.conflict.open')}
          </Button>
        )
      }
    >
      <AlertTitle>{t('newTicketModal.conflict.title')}</AlertTitle>
      {owner}
      {' · '}
      {queue ? t('newTicketModal.conflict.queue', { name: queue.name }) : t('newTicketModal.conflict.noQueue')}
    </Alert>
  );
}

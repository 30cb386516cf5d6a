import Box from '@mui/material/Box';
import { Lock } from 'lucide-react';
import type { Ticket } from '@/api/tickets';
import { BusyButton } from '@/components/buttons/BusyButton';
import { useTranslation } from '@/i18n/useTranslation';
import { formatDateTime } from '@/lib/dates';
import { useDraftPart } from './drafts';

interface ClosedComposerProps {
  ticket: Ticket;
  busy: boolean;
  onAccept: () => void;
  onReopen: () => void;
}

/** One line instead of the box while the ticket is not open: the reason and the one action (P-01). */
export function ClosedComposer({ ticket, busy, onAccept, onReopen }: ClosedComposerProps) {
  const { t } = useTranslation();
  /** Text that was being written; it stays in sight. */
  const draft = useDraftPart(ticket.id, ({ text }) => text);
  const isPending = ticket.status === 'pending';
  return (
    <Box
      role="group"
      aria-label={t('messagesInput.placeholderClosed')}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 'var(--radius-card)', bgcolor: 'app.surface' }}
    >
      {draft.trim() !== '' && (
        <Box sx={{ p: '10px 14px 0' }}>
          <Box sx={{ typography: 'caption', color: 'app.text2' }}>{t('messagesInput.draftKept')}</Box>
          <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', maxHeight: 100, overflowY: 'auto' }}>
            {draft}
          </Box>
        </Box>
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, p: '8px 8px 8px 14px', color: 'app.text2' }}>
        <Lock size={16} aria-hidden />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {isPending
            ? t('messagesInput.waiting')
            : t('messagesInput.closed', { when: formatDateTime(ticket.updatedAt) })}
        </Box>
        <BusyButton
          size="small"
          variant={isPending ? 'contained' : 'outlined'}
          busy={busy}
          onClick={isPending ? onAccept : onReopen}
        >
          {isPending ? t('messagesInput.accept') : t('messagesInput.reopen')}
        </BusyButton>
      </Box>
    </Box>
  );
}

import type { Ticket } from '@/api/tickets';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { useTranslation } from '@/i18n/useTranslation';
import { ticketLabel } from '@/lib/phone';

interface ResolveQuestionProps {
  ticket: Ticket;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a conversation is resolved with something that was not sent (DAY-77). */
export function ResolveQuestion({ ticket, onConfirm, onClose }: ResolveQuestionProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open
      title={t('resolveQuestion.title')}
      body={t('resolveQuestion.body', { name: ticketLabel(ticket) })}
      confirmLabel={t('resolveQuestion.confirm')}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}

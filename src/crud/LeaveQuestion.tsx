import { ConfirmDialog } from '@/components/ConfirmDialog';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';

interface LeaveQuestionProps {
  open: boolean;
  /** What is lost, where it is not the usual. */
  body?: MessageKey;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before what was typed is thrown away (B-04). */
export function LeaveQuestion({ open, body = 'confirmationModal.discardBody', onLeave, onStay }: LeaveQuestionProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open={open}
      title={t('confirmationModal.discardTitle')}
      body={t(body)}
      confirmLabel={t('confirmationModal.discardButton')}
      cancelLabel={t('confirmationModal.keepEditing')}
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}

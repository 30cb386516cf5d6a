import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';

interface LeaveQuestionProps {
  open: boolean;
  title?: MessageKey;
  /** What is lost, where it is not the usual. */
  body?: MessageKey;
  leaveLabel?: MessageKey;
  stayLabel?: MessageKey;
  onLeave: () => void;
  onStay: () => void;
}

/** Asks before what was typed is thrown away (B-04). */
export function UnsavedChangesDialog({
  open,
  title = 'confirmationModal.discardTitle',
  body = 'confirmationModal.discardBody',
  leaveLabel = 'confirmationModal.discardButton',
  stayLabel = 'confirmationModal.keepEditing',
  onLeave,
  onStay,
}: LeaveQuestionProps) {
  const { t } = useTranslation();
  return (
    <ConfirmDialog
      open={open}
      title={t(title)}
      body={t(body)}
      confirmLabel={t(leaveLabel)}
      cancelLabel={t(stayLabel)}
      onConfirm={onLeave}
      onClose={onStay}
    />
  );
}

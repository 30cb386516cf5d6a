import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { contactKeys, importPhoneContacts } from '@/api/contacts';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { notify } from '@/components/feedback/notify';
import { useTranslation } from '@/i18n/useTranslation';

/** The server answers before the work is done and no event tells of it, so the list is read again a few times. */
const rereadAfterMs = [1_000, 5_000, 15_000];

/** The phone's address book, after a question (C-13). */
export function usePhoneImport() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [open, setOpen] = useState(false);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useEffect(() => () => timers.current.forEach(clearTimeout), []);

  const { mutateAsync } = useMutation({
    mutationFn: importPhoneContacts,
    onSuccess: () => {
      notify.success(t('contacts.toasts.importStarted'));
      const reread = () => void client.invalidateQueries({ queryKey: contactKeys.all });
      timers.current.forEach(clearTimeout);
      timers.current = rereadAfterMs.map((time) => setTimeout(reread, time));
    },
  });

  const question = (
    <ConfirmDialog
      open={open}
      tone="primary"
      title={t('contacts.confirmationModal.importTitle')}
      body={t('contacts.confirmationModal.importMessage')}
      confirmLabel={t('contacts.confirmationModal.importButton')}
      onConfirm={() => mutateAsync()}
      onClose={() => setOpen(false)}
    />
  );
  return { question, ask: () => setOpen(true) };
}

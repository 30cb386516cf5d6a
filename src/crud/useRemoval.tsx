import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { codeText } from '@/api/errors';
import type { HasId } from '@/api/rest';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notify } from '@/components/notify';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import type { Resource } from './resource';
import { useRecordChange } from './useRecordChange';

interface RemovalOptions<Row> {
  /** What goes with this record; by default the resource's own text. */
  bodyOf?: ((row: Row) => string) | undefined;
  /** The row is gone, and with it the button that had the focus. */
  onRemoved: () => void;
}

/** The question before a record is deleted, and the deletion (B-05). */
export function useRemoval<Row extends HasId, Input, Detail extends HasId>(
  { name, api, nameOf, texts }: Resource<Row, Input, Detail>,
  { bodyOf, onRemoved }: RemovalOptions<Row>,
) {
  const { t, i18n } = useTranslation();
  const [row, setRow] = useState<Row | null>(null);
  const [open, setOpen] = useState(false);
  const apply = useRecordChange(name);

  const isKey = (text: string): text is MessageKey => i18n.exists(text);
  /** The server's own answer, which may be a key, a known sentence or anything else. */
  const wordsOf = (message: string): string => (isKey(message) ? t(message) : codeText(t, message));

  const { mutateAsync } = useMutation({
    mutationFn: async ({ id }: Row) => api.remove?.(id),
    onSuccess: (answer, { id }) => {
      if (answer && !answer.removed) {
        notify.warning(wordsOf(answer.message));
        return;
      }
      apply({ action: 'delete', id });
      if (answer && answer.message !== '') notify.info(wordsOf(answer.message));
      else notify.success(t(texts.deleted));
      onRemoved();
    },
  });

  const body = row && (bodyOf?.(row) ?? (texts.deleteBody && t(texts.deleteBody)));
  const question = row && (
    <ConfirmDialog
      open={open}
      title={t(texts.deleteTitle, { name: nameOf(row) })}
      body={body ?? t('confirmationModal.cannotUndo')}
      confirmLabel={t(texts.deleteConfirm)}
      onConfirm={() => mutateAsync(row)}
      onClose={() => setOpen(false)}
    />
  );
  const ask = (asked: Row) => {
    setRow(asked);
    setOpen(true);
  };
  return { question, ask, open };
}

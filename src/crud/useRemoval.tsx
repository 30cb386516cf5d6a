import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HasId } from '@/api/rest';
import { ConfirmDialog } from '@/components/ConfirmDialog';
import { notify } from '@/components/notify';
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
  const { t } = useTranslation();
  const [row, setRow] = useState<Row | null>(null);
  const [open, setOpen] = useState(false);
  const apply = useRecordChange(name);

  const { mutateAsync } = useMutation({
    mutationFn: async ({ id }: Row) => api.remove?.(id),
    onSuccess: (_answer, { id }) => {
      apply({ action: 'delete', id });
      notify.success(t(texts.deleted));
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

import { useMutation } from '@tanstack/react-query';
import type { RefObject } from 'react';
import { codeText } from '@/api/errors';
import type { HasId } from '@/api/rest';
import { ConfirmDialog } from '@/components/feedback/ConfirmDialog';
import { notify } from '@/components/feedback/notify';
import { useDialogSubject } from '@/components/hooks/useDialogSubject';
import { useFocusAfterClose } from '@/components/hooks/useFocusAfterClose';
import { isKey } from '@/i18n/isKey';
import { useTranslation } from '@/i18n/useTranslation';
import type { Resource } from './resource';
import { useRecordChange } from './useRecordChange';

interface RemovalOptions<Row> {
  /** As the page has them now: a colleague may change the record that is asked about. */
  rows: readonly Row[];
  /** What goes with this record; by default the resource's own text. */
  bodyOf?: ((row: Row) => string) | undefined;
  /** Has the focus afterwards: the row is gone, and with it the button that had it (B-33). */
  heading: RefObject<HTMLElement | null>;
  onRemoved?: () => void;
}

/** The question before a record is deleted, the deletion, and where the focus goes then (B-05, B-33). */
export function useRemoval<Row extends HasId, Input, Detail extends HasId>(
  { name, api, nameOf, texts }: Resource<Row, Input, Detail>,
  { rows, bodyOf, heading, onRemoved }: RemovalOptions<Row>,
) {
  const { t, i18n } = useTranslation();
  const { subject, open, show, close } = useDialogSubject<Row>();
  const row = rows.find(({ id }) => id === subject?.id) ?? subject;
  const focusHeading = useFocusAfterClose(open, heading);
  const apply = useRecordChange(name);

  /** The server's own answer, which may be a key, a known sentence or anything else. */
  const wordsOf = (message: string): string => (isKey(i18n, message) ? t(message) : codeText(t, message));

  const { mutateAsync } = useMutation({
    mutationFn: async ({ id }: Row) => api.remove?.(id),
    meta: { refused: texts.refused },
    onSuccess: (answer, { id }) => {
      if (answer && !answer.removed) {
        notify.warning(wordsOf(answer.message));
        return;
      }
      apply({ action: 'delete', id });
      if (answer && answer.message !== '') notify.info(wordsOf(answer.message));
      else notify.success(t(texts.deleted));
      focusHeading();
      onRemoved?.();
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
      onClose={close}
    />
  );
  return { question, ask: (asked: Row) => show(asked) };
}

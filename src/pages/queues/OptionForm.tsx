import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { getIn, useFormikContext } from 'formik';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { isComposed } from '@/browser/typing';
import { BusyButton } from '@/components/buttons/BusyButton';
import { notify } from '@/components/feedback/notify';
import { TextField } from '@/forms/fields';
import { useTranslation } from '@/i18n/useTranslation';
import { withNews, type QueueValues } from './queueValues';
import { useOptions } from './useOptions';

interface OptionFormProps {
  queueId: number;
  /** Key of its draft in the form. */
  draftName: string;
  position: number;
  /** Saved or given up: the form is gone, and the focus needs a place. */
  onDone: () => void;
}

/** One entry being written. Enter in the title saves it alone; the queue's own save takes it along. */
export function OptionForm({ queueId, draftName, position, onDone }: OptionFormProps) {
  const { t } = useTranslation();
  const { values, setValues, setFieldTouched, validateForm, isSubmitting } = useFormikContext<QueueValues>();
  const { save } = useOptions(queueId);
  const [saving, setSaving] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const [title, message] = [`drafts.${draftName}.title`, `drafts.${draftName}.message`];
  const draft = values.drafts[draftName];
  const [before] = useState(draft);
  // The focus alone brings only the title into view.
  useEffect(() => {
    root.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  if (!draft) return null;
  const changed = draft.title !== before?.title || draft.message !== before.message;

  const close = async () => {
    await setValues(({ drafts: { [draftName]: _done, ...drafts }, ...rest }) => ({ ...rest, drafts }));
    onDone();
  };
  const handleSave = async () => {
    if (saving || isSubmitting) return;
    await setFieldTouched(title, true, false);
    // Checked now: what the last check found may be of a text that has been corrected since.
    const errors = await validateForm();
    if (draft.title.trim() === '' || getIn(errors, title) !== undefined) return;
    setSaving(true);
    // A refusal has its toast; what was written stays.
    const sent = await save(draft, (news) => setValues(withNews(draftName, news))).then(
      () => true,
      () => false,
    );
    setSaving(false);
    if (!sent) return;
    notify.success(t('queueOptions.toasts.saved'));
    await close();
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    if (isComposed(event.nativeEvent)) return;
    const inTitle = event.target instanceof HTMLInputElement;
    if (event.key === 'Enter' && (inTitle || event.ctrlKey || event.metaKey)) {
      // It would save the whole queue.
      event.preventDefault();
      void handleSave();
    }
    if (event.key === 'Escape' && !changed) {
      event.stopPropagation();
      void close();
    }
  };

  return (
    <Box
      ref={root}
      role="group"
      aria-label={t('queueOptions.position', { position })}
      onKeyDown={handleKey}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1.5,
        p: 1.5,
        border: 1,
        borderColor: 'app.accent',
        borderRadius: 'var(--radius)',
      }}
    >
      <TextField name={title} label="queueOptions.form.title" required autoFocus maxLength={255} />
      <TextField name={message} label="queueOptions.form.message" rows={2} />
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end' }}>
        <Button size="small" color="inherit" sx={{ color: 'app.text2' }} onClick={() => void close()}>
          {t('common.cancel')}
        </Button>
        <BusyButton
          size="small"
          variant="soft"
          color="primary"
          busy={saving}
          busyLabel={t('common.saving')}
          onClick={() => void handleSave()}
        >
          {t('queueOptions.save')}
        </BusyButton>
      </Box>
    </Box>
  );
}

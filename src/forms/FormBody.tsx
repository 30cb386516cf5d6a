import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { BusyButton } from '@/components/buttons/BusyButton';
import { isSaveKey, saveKeyTip } from '@/components/hooks/saveKey';
import { useTranslation } from '@/i18n/useTranslation';
import { FormHead, type FormHeadProps } from './FormHead';
import { RestoredNotice } from './RestoredNotice';
import { useFirstField } from './useFirstField';
import { useFocusFirstError } from './useFocusFirstError';
import { useNotifyParent } from './useNotifyParent';

interface FormBodyProps extends FormHeadProps {
  submitLabel: string;
  readOnly: boolean;
  actions: ReactNode;
  onDirty: (dirty: boolean) => void;
  onSaving: (saving: boolean) => void;
  /** Before the values are checked. */
  onSend: () => void;
  children: ReactNode;
}

/** Head, fields and foot of a form in a dialog. */
export function FormBody(props: FormBodyProps) {
  const { titleId, title, onClose, submitLabel, readOnly, actions, onDirty, onSaving, onSend, children } = props;
  const { t } = useTranslation();
  const { dirty, isSubmitting, submitForm } = useFormikContext();
  const form = useFocusFirstError();
  useFirstField(form);

  useNotifyParent(dirty, onDirty);
  useNotifyParent(isSubmitting, onSaving);

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    // A form inside a portal (a dialog over a form) must not submit the one around it.
    event.stopPropagation();
    if (isSubmitting || readOnly) return;
    onSend();
    void submitForm();
  };

  const handleKey = (event: KeyboardEvent) => {
    if (!isSaveKey(event.nativeEvent)) return;
    event.preventDefault();
    event.stopPropagation();
    // Not past the form's own event: a password that is shown hears of it (PUB-58).
    form.current?.requestSubmit();
  };

  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={handleSubmit}
      onKeyDown={handleKey}
      aria-busy={isSubmitting}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
    >
      <FormHead titleId={titleId} title={title} onClose={onClose} />
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <RestoredNotice form={form} />
        {children}
      </DialogContent>
      <DialogActions>
        {actions}
        <Typography variant="caption" color="textSecondary" sx={{ flex: 1, minWidth: 0 }}>
          {dirty && !readOnly && t('common.unsavedChanges')}
        </Typography>
        <Button color="inherit" onClick={onClose} sx={{ color: 'app.text2' }}>
          {t(readOnly ? 'common.close' : 'common.cancel')}
        </Button>
        {!readOnly && (
          <BusyButton
            type="submit"
            variant="contained"
            busy={isSubmitting}
            busyLabel={t('common.saving')}
            {...saveKeyTip(submitLabel)}
          >
            {submitLabel}
          </BusyButton>
        )}
      </DialogActions>
    </Box>
  );
}

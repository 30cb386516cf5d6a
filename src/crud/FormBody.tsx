import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useFormikContext } from 'formik';
import { X } from 'lucide-react';
import { useEffect, useEffectEvent, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BusyButton } from '@/components/BusyButton';
import { IconAction } from '@/components/IconAction';
import { useFocusFirstError } from './useFocusFirstError';

interface HeadProps {
  titleId: string;
  title: string;
  onClose: () => void;
}

function FormHead({ titleId, title, onClose }: HeadProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pr: 2 }}>
      <DialogTitle id={titleId} sx={{ flex: 1, minWidth: 0 }}>
        {title}
      </DialogTitle>
      <IconAction label={t('common.close')} icon={<X size={20} strokeWidth={1.6} />} onClick={onClose} />
    </Box>
  );
}

/** The dialog's frame while its record is on the way. */
export function FormLoading(props: HeadProps) {
  const { t } = useTranslation();
  return (
    <>
      <FormHead {...props} />
      <DialogContent role="status" aria-busy aria-label={t('common.loading')} sx={{ display: 'grid', gap: 2 }}>
        {['40%', '30%', '50%'].map((width) => (
          <Box key={width} sx={{ display: 'grid', gap: 0.75 }}>
            <Skeleton variant="rounded" width={width} height={14} />
            <Skeleton variant="rounded" height={36} />
          </Box>
        ))}
      </DialogContent>
    </>
  );
}

interface FormBodyProps extends HeadProps {
  submitLabel: string;
  readOnly: boolean;
  actions: ReactNode;
  onDirty: (dirty: boolean) => void;
  onSaving: (saving: boolean) => void;
  children: ReactNode;
}

/** Head, fields and foot of a form in a dialog. */
export function FormBody(props: FormBodyProps) {
  const { titleId, title, onClose, submitLabel, readOnly, actions, onDirty, onSaving, children } = props;
  const { t } = useTranslation();
  const { dirty, isSubmitting, submitForm } = useFormikContext();
  const form = useFocusFirstError();

  const report = useEffectEvent(() => {
    onDirty(dirty);
    onSaving(isSubmitting);
  });
  useEffect(() => report(), [dirty, isSubmitting]);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A form inside a portal (a dialog over a form) must not submit the one around it.
    event.stopPropagation();
    if (!isSubmitting && !readOnly) void submitForm();
  };

  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={handleSubmit}
      aria-busy={isSubmitting}
      sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
    >
      <FormHead titleId={titleId} title={title} onClose={onClose} />
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>{children}</DialogContent>
      <DialogActions>
        {actions}
        <Typography variant="caption" color="textSecondary" sx={{ flex: 1, minWidth: 0 }}>
          {dirty && !readOnly && t('common.unsavedChanges')}
        </Typography>
        <Button color="inherit" onClick={onClose} sx={{ color: 'app.text2' }}>
          {t(readOnly ? 'common.close' : 'common.cancel')}
        </Button>
        {!readOnly && (
          <BusyButton type="submit" variant="contained" busy={isSubmitting} busyLabel={t('common.saving')}>
            {submitLabel}
          </BusyButton>
        )}
      </DialogActions>
    </Box>
  );
}

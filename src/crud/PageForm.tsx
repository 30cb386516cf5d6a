import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Formik, useFormikContext, type FormikProps, type FormikValues } from 'formik';
import { useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import type { AnyObjectSchema } from 'yup';
import { BusyButton } from '@/components/BusyButton';
import { useTranslation } from '@/i18n/useTranslation';
import { ReadOnlyContext } from './formLock';
import { LeaveQuestion } from './LeaveQuestion';
import { useFocusFirstError } from './useFocusFirstError';
import { useLeaveGuard } from './useLeaveGuard';
import { useReport } from './useReport';
import { useSubmit } from './useSubmit';

interface PageFormProps<Values extends FormikValues> {
  /** Names the form. */
  label: string;
  /** Followed while nothing has been changed here; what someone types is never replaced (B-04). */
  initial: Values;
  schema?: AnyObjectSchema;
  /** As in `FormDialog`; once it settles well, what was sent counts as saved. */
  onSubmit: (values: Values) => Promise<unknown>;
  onDirty?: (dirty: boolean) => void;
  submitLabel?: string;
  readOnly?: boolean;
  children: ReactNode;
}

/** A form that stands in the page: it asks before it is left with changes, and saves on purpose (B-04, I-14). */
export function PageForm<Values extends FormikValues>(props: PageFormProps<Values>) {
  const { label, initial, schema, onSubmit, onDirty, submitLabel, readOnly = false, children } = props;
  const { t } = useTranslation();
  const form = useRef<FormikProps<Values>>(null);
  const [base, setBase] = useState(initial);
  const [dirty, setDirty] = useState(false);
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  if (!dirty && JSON.stringify(base) !== JSON.stringify(initial)) setBase(initial);

  useLeaveGuard(dirty && !readOnly, (proceed) => setLeaving(() => proceed));
  const submit = useSubmit(onSubmit, () => form.current?.resetForm({ values: form.current.values }));
  const handleDirty = (next: boolean) => {
    setDirty(next);
    onDirty?.(next);
  };

  return (
    <>
      <Formik innerRef={form} initialValues={base} enableReinitialize validationSchema={schema} onSubmit={submit}>
        <ReadOnlyContext value={readOnly}>
          <Fields label={label} submitLabel={submitLabel ?? t('common.save')} readOnly={readOnly} onDirty={handleDirty}>
            {children}
          </Fields>
        </ReadOnlyContext>
      </Formik>
      <LeaveQuestion
        open={leaving !== null}
        onLeave={() => {
          form.current?.resetForm();
          handleDirty(false);
          leaving?.();
        }}
        onStay={() => setLeaving(null)}
      />
    </>
  );
}

interface FieldsProps {
  label: string;
  submitLabel: string;
  readOnly: boolean;
  onDirty: (dirty: boolean) => void;
  children: ReactNode;
}

function Fields({ label, submitLabel, readOnly, onDirty, children }: FieldsProps) {
  const { t } = useTranslation();
  const { dirty, isSubmitting, submitForm, resetForm } = useFormikContext();
  const form = useFocusFirstError();
  useReport(dirty, onDirty);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isSubmitting && !readOnly && dirty) void submitForm();
  };

  return (
    <Box component="form" ref={form} noValidate aria-label={label} aria-busy={isSubmitting} onSubmit={handleSubmit}>
      {children}
      {!readOnly && (
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: 1, mt: 1.5 }}>
          <Typography variant="caption" color="textSecondary" role="status" sx={{ flex: 1, minWidth: 0 }}>
            {dirty && t('common.unsavedChanges')}
          </Typography>
          {dirty && !isSubmitting && (
            <Button
              color="inherit"
              onClick={() => {
                resetForm();
                // Its button goes with the changes.
                form.current?.querySelector<HTMLElement>('input')?.focus();
              }}
              sx={{ color: 'app.text2' }}
            >
              {t('common.discard')}
            </Button>
          )}
          <BusyButton
            type="submit"
            variant="contained"
            busy={isSubmitting}
            busyLabel={t('common.saving')}
            disabled={!dirty && !isSubmitting}
          >
            {submitLabel}
          </BusyButton>
        </Box>
      )}
    </Box>
  );
}

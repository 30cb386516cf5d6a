import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Formik, useFormikContext, type FormikProps, type FormikValues } from 'formik';
import { useMemo, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import type { AnyObjectSchema } from 'yup';
import { BusyButton } from '@/components/buttons/BusyButton';
import { useTranslation } from '@/i18n/useTranslation';
import { keptForm } from './keptForm';
import { KeptValues } from './KeptValues';
import { LeaveGuard } from './LeaveGuard';
import { onlyChanged } from './onlyChanged';
import { SchemaContext } from './textLimit';
import { RestoredNotice } from './RestoredNotice';
import { useFocusFirstError } from './useFocusFirstError';
import { useNotifyParent } from './useNotifyParent';
import { useSubmit } from './useSubmit';

interface PageFormProps<Values extends FormikValues> {
  /** Names the form. */
  label: string;
  /**
   * As it is stored: what nobody has changed of it is not judged anew (PUB-20). Followed while nothing has been changed
   * here; what someone types is never replaced (B-04).
   */
  initial: Values;
  schema?: AnyObjectSchema;
  /** As in `FormDialog`; once it settles well, what was sent counts as saved. */
  onSubmit: (values: Values, opened: Values) => Promise<unknown>;
  /** False where the form's parts show errors of their own, which leaving a field would take away. */
  validateOnBlur?: boolean;
  onDirty?: (dirty: boolean) => void;
  submitLabel?: string;
  /** As in `FormDialog`. */
  place?: string;
  children: ReactNode;
}

/** A form that stands in the page: it asks before it is left with changes, and saves on purpose (B-04, I-14). */
export function PageForm<Values extends FormikValues>(props: PageFormProps<Values>) {
  const {
    label,
    initial,
    schema,
    onSubmit,
    validateOnBlur = true,
    onDirty,
    submitLabel,
    place = null,
    children,
  } = props;
  const { t } = useTranslation();
  const form = useRef<FormikProps<Values>>(null);
  const [base, setBase] = useState(initial);
  const [dirty, setDirty] = useState(false);
  const restored = useRef<Values | null>(null);
  const kept = useMemo(() => keptForm(place), [place]);
  if (!dirty && JSON.stringify(base) !== JSON.stringify(initial)) setBase(initial);

  const { submit, check, forget } = useSubmit(
    (values: Values) => onSubmit(values, restored.current ?? form.current?.initialValues ?? base),
    {
      onSaved: () => form.current?.resetForm({ values: form.current.values }),
    },
  );
  const handleDirty = (next: boolean) => {
    setDirty(next);
    onDirty?.(next);
  };

  return (
    <>
      <Formik
        innerRef={form}
        initialValues={base}
        enableReinitialize
        validationSchema={schema && (() => onlyChanged(schema, form.current?.initialValues ?? base))}
        validate={check}
        validateOnBlur={validateOnBlur}
        onSubmit={submit}
      >
        <KeptValues<Values>
          form={kept}
          onRestored={(from) => {
            restored.current = from;
          }}
        >
          <SchemaContext value={schema ?? null}>
            <Fields label={label} submitLabel={submitLabel ?? t('common.save')} onDirty={handleDirty} onSend={forget}>
              {children}
            </Fields>
          </SchemaContext>
        </KeptValues>
      </Formik>
      <LeaveGuard
        active={dirty}
        onLeave={() => {
          form.current?.resetForm();
          handleDirty(false);
        }}
      />
    </>
  );
}

interface FieldsProps {
  label: string;
  submitLabel: string;
  onDirty: (dirty: boolean) => void;
  /** Before the values are checked. */
  onSend: () => void;
  children: ReactNode;
}

function Fields({ label, submitLabel, onDirty, onSend, children }: FieldsProps) {
  const { t } = useTranslation();
  const { dirty, isSubmitting, submitForm, resetForm } = useFormikContext();
  const form = useFocusFirstError();
  useNotifyParent(dirty, onDirty);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isSubmitting || !dirty) return;
    onSend();
    void submitForm();
  };

  return (
    <Box component="form" ref={form} noValidate aria-label={label} aria-busy={isSubmitting} onSubmit={handleSubmit}>
      <RestoredNotice form={form} />
      {children}
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
    </Box>
  );
}

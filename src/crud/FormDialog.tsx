import Dialog from '@mui/material/Dialog';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Formik, type FormikValues } from 'formik';
import { useId, useState, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { useTranslation } from '@/i18n/useTranslation';
import { FormBody } from './FormBody';
import { FormFailed, FormLoading } from './FormPending';
import { ReadOnlyContext } from './formLock';
import { LeaveQuestion } from './LeaveQuestion';
import { useLeaveGuard } from './useLeaveGuard';
import { useRefusals } from './useRefusals';
import { useSubmit } from './useSubmit';

interface FormDialogProps<Values extends FormikValues> {
  open: boolean;
  /** Translated; names the act and the record. */
  title: string;
  /** Read when the form appears and never again, so a live event resets nothing (B-04). */
  initial: Values;
  schema?: AnyObjectSchema;
  /** Rejecting with `FieldErrors` shows them at the fields; any other refusal leaves the form open. */
  onSubmit: (values: Values) => Promise<unknown>;
  /** Shows a refusal that has no toast, in the form itself. */
  onRefused?: (error: unknown) => void;
  onClose: () => void;
  /** Translated; "Salvar" by default. */
  submitLabel?: string;
  /** The record is being fetched. */
  loading?: boolean;
  /** The record could not be fetched: why, and the way to try again. */
  failed?: { error: unknown; onRetry: () => void } | null;
  /** 400, 560 or 760 wide; full screen below 600. */
  size?: 'small' | 'medium' | 'large';
  readOnly?: boolean;
  /** Buttons at the left of the foot, such as a delete. */
  actions?: ReactNode;
  children: ReactNode;
}

const widths = { small: 400, medium: 560, large: 760 };

/** Opening, loading, the guarded close, the delayed and single submit, and closing on success (ARCHITECTURE, "Forms"). */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const { open, title, initial, schema, onSubmit, onClose, submitLabel, loading = false, size = 'medium' } = props;
  const { onRefused, failed = null, readOnly = false, actions, children } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'));
  const session = useSession(open);
  const [dirty, setDirty] = useState(false);
  const [saving, setSaving] = useState(false);
  const [leaving, setLeaving] = useState<(() => void) | null>(null);

  const { check, forget, send } = useRefusals(onSubmit);
  const guarded = open && dirty && !readOnly;
  const askThen = (proceed: () => void) => setLeaving(() => proceed);
  const close = () => {
    setDirty(false);
    forget();
    onClose();
  };
  const requestClose = () => {
    if (saving) return;
    if (guarded) askThen(close);
    else close();
  };

  useLeaveGuard(guarded, (proceed) =>
    askThen(() => {
      close();
      proceed();
    }),
  );

  const submit = useSubmit(send, close, onRefused);

  return (
    <>
      <Dialog
        open={open}
        onClose={requestClose}
        fullScreen={fullScreen}
        aria-labelledby={titleId}
        slotProps={{ paper: { sx: { width: fullScreen ? 1 : widths[size], maxWidth: 'none' } } }}
      >
        {loading && failed ? (
          <FormFailed titleId={titleId} title={title} onClose={requestClose} {...failed} />
        ) : loading ? (
          <FormLoading titleId={titleId} title={title} onClose={requestClose} />
        ) : (
          <Formik key={session} initialValues={initial} validationSchema={schema} validate={check} onSubmit={submit}>
            <ReadOnlyContext value={readOnly}>
              <FormBody
                titleId={titleId}
                title={title}
                submitLabel={submitLabel ?? t('common.save')}
                readOnly={readOnly}
                actions={actions}
                onClose={requestClose}
                onDirty={setDirty}
                onSaving={setSaving}
                onSend={forget}
              >
                {children}
              </FormBody>
            </ReadOnlyContext>
          </Formik>
        )}
      </Dialog>
      <LeaveQuestion open={leaving !== null} onLeave={() => leaving?.()} onStay={() => setLeaving(null)} />
    </>
  );
}

/** Counts openings: a dialog opened again while it still fades out must not show the values of before. */
function useSession(open: boolean): number {
  const [session, setSession] = useState({ open, count: 0 });
  if (session.open !== open) setSession({ open, count: session.count + (open ? 1 : 0) });
  return session.count;
}

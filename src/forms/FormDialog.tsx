import Dialog from '@mui/material/Dialog';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { Formik, type FormikProps, type FormikValues } from 'formik';
import { useId, useMemo, useRef, useState, type ReactNode } from 'react';
import type { AnyObjectSchema } from 'yup';
import { notify } from '@/components/feedback/notify';
import { useKeptSubject } from '@/components/hooks/useDialogSubject';
import { useTranslation } from '@/i18n/useTranslation';
import type { FieldCodes } from './fieldErrors';
import { FormBody } from './FormBody';
import { FormFailed, FormLoading } from './FormPending';
import { ReadOnlyContext } from './formLock';
import { keptForm, noAttempts, type Attempts } from './keptForm';
import { KeptValues } from './KeptValues';
import { onlyChanged } from './onlyChanged';
import { SchemaContext } from './textLimit';
import { UnsavedChangesDialog } from './UnsavedChangesDialog';
import { useGuardedClose } from './useGuardedClose';
import { useSubmit } from './useSubmit';

interface FormDialogProps<Values extends FormikValues> {
  open: boolean;
  /** Translated; names the act and the record. */
  title: string;
  /** Read when the form appears and never again, so a live event resets nothing (B-04). */
  initial: Values;
  /** `initial` is a record as it is stored: what nobody has changed of it is not judged anew (PUB-20). */
  stored?: boolean;
  schema?: AnyObjectSchema;
  /** Server codes that concern a field. */
  fieldErrors?: FieldCodes;
  /**
   * A refusal with one of those codes, or with `FieldErrors`, is shown at its field; any other leaves the form open.
   * @param opened what the form opened with, the same object until it closes, whatever `initial` has become (DAY-64)
   * @param attempts for `saveNew`; forgotten with what is written
   */
  onSubmit: (values: Values, opened: Values, attempts: Attempts<Values>) => Promise<unknown>;
  /** Shows a refusal that has no toast, in the form itself. */
  onRefused?: (error: unknown) => void;
  onClose: () => void;
  /** Translated; "Salvar" by default. */
  submitLabel?: string;
  /** The record is being fetched. */
  loading?: boolean;
  /** The record could not be fetched: why, and the way to try again. */
  failed?: { error: unknown; onRetry: () => unknown } | null;
  /** 400, 560 or 760 wide; full screen below 600. */
  size?: 'small' | 'medium' | 'large';
  /** Names the form and its record: what is written is kept under it until it is saved or given up (DAY-3, DAY-33). */
  place?: string;
  readOnly?: boolean;
  /** Buttons at the left of the foot, such as a delete. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A form in tabs keeps one height, so that its buttons stay under the pointer from tab to tab (DAY-56). */
const steady = { '&:has([role="tabpanel"])': { height: 1, maxHeight: 'min(760px, calc(100% - 48px))' } } as const;

const widths = { small: 400, medium: 560, large: 760 };

/** Opening, loading, the guarded close, the delayed and single submit, and closing on success (architecture, "Forms"). */
export function FormDialog<Values extends FormikValues>(props: FormDialogProps<Values>) {
  const {
    open,
    title,
    initial,
    stored = false,
    schema,
    onSubmit,
    onClose,
    submitLabel,
    loading = false,
    size = 'medium',
  } = props;
  const { fieldErrors, onRefused, failed = null, readOnly = false, place = null, actions, children } = props;
  const { t } = useTranslation();
  const titleId = useId();
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'));
  // A dialog opened again while it still fades out must not show the values of before.
  const { turn } = useKeptSubject(open, null);
  const [dirty, setDirty] = useState(false);
  const [saving, setSaving] = useState(false);

  const kept = useMemo(() => keptForm(readOnly ? null : place), [readOnly, place]);
  const form = useRef<FormikProps<Values>>(null);
  const opened = useRef(initial);
  const restored = useRef<Values | null>(null);

  const guarded = open && dirty && !readOnly;
  const end = () => {
    kept?.forget();
    setDirty(false);
    onClose();
  };
  /** In this opening a new record was made, and something that belongs to it was not. */
  const [partlyIn, setPartlyIn] = useState<number | null>(null);
  const attempts = (): Attempts<Values> => kept?.attemptsOf(opened.current) ?? noAttempts;
  const sending = useSubmit((values: Values) => onSubmit(values, opened.current, attempts()), {
    onSaved: end,
    onRefused: (error) => {
      if (typeof attempts().last()?.id === 'number') {
        setPartlyIn(turn);
        notify.info(t('partlySaved'), { id: 'partly-saved' });
      }
      onRefused?.(error);
    },
    codes: fieldErrors,
  });
  const close = () => {
    sending.forget();
    end();
  };
  const leave = useGuardedClose(guarded, close);
  const requestClose = () => {
    if (!saving) leave.requestClose();
  };

  return (
    <>
      <Dialog
        open={open}
        onClose={requestClose}
        fullScreen={fullScreen}
        aria-labelledby={titleId}
        slotProps={{
          paper: { sx: [{ width: fullScreen ? 1 : widths[size], maxWidth: 'none' }, !fullScreen && steady] },
        }}
      >
        {loading && failed ? (
          <FormFailed titleId={titleId} title={title} onClose={requestClose} {...failed} />
        ) : loading ? (
          <FormLoading titleId={titleId} title={title} onClose={requestClose} />
        ) : (
          <Formik
            key={turn}
            innerRef={form}
            initialValues={initial}
            validationSchema={
              schema && (() => (stored ? onlyChanged(schema, form.current?.initialValues ?? initial) : schema))
            }
            validate={sending.check}
            onSubmit={(values, helpers) => {
              // Kept for the delay before the save, in which the form may go.
              opened.current = restored.current ?? form.current?.initialValues ?? initial;
              return sending.submit(values, helpers);
            }}
          >
            <ReadOnlyContext value={readOnly}>
              <KeptValues<Values>
                form={kept}
                onRestored={(from) => {
                  restored.current = from;
                }}
              >
                <SchemaContext value={schema ?? null}>
                  <FormBody
                    titleId={titleId}
                    title={title}
                    submitLabel={submitLabel ?? t('common.save')}
                    readOnly={readOnly}
                    actions={actions}
                    onClose={requestClose}
                    onDirty={setDirty}
                    onSaving={setSaving}
                    onSend={sending.forget}
                  >
                    {children}
                  </FormBody>
                </SchemaContext>
              </KeptValues>
            </ReadOnlyContext>
          </Formik>
        )}
      </Dialog>
      <UnsavedChangesDialog {...leave.question} {...(partlyIn === turn && { body: 'partlySaved' })} />
    </>
  );
}

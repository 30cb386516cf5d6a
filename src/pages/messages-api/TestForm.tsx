import Box from '@mui/material/Box';
import { Formik, useFormikContext, type FormikProps, type FormikValues } from 'formik';
import { useMemo, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import type { AnyObjectSchema } from 'yup';
import type { ExternalAnswer } from '@/api/externalMessages';
import { BusyButton } from '@/components/buttons/BusyButton';
import { notify } from '@/components/feedback/notify';
import { keptForm } from '@/forms/keptForm';
import { KeptValues } from '@/forms/KeptValues';
import { RestoredNotice } from '@/forms/RestoredNotice';
import { PasswordField } from '@/forms/fields';
import { PhoneField } from '@/forms/PhoneField';
import { phoneToSend } from '@/forms/rules';
import { useFocusFirstError } from '@/forms/useFocusFirstError';
import { useNotifyParent } from '@/forms/useNotifyParent';
import { usePhoneReader, type PhoneReader } from '@/forms/usePhoneReader';
import { useSubmit } from '@/forms/useSubmit';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { AnswerPanel } from './AnswerPanel';
import { answered, unanswered, type Outcome } from './outcome';

interface TestFormProps<Values extends FormikValues & { token: string; number: string }> {
  label: MessageKey;
  token: MessageKey;
  number: MessageKey;
  empty: Values;
  schema: (read: PhoneReader['read']) => AnyObjectSchema;
  send: (values: Values) => Promise<ExternalAnswer>;
  onDirty: (dirty: boolean) => void;
  /** Where it is kept until it is sent or given up. */
  place: string;
  /** What this kind of message needs beside the token and the number. */
  children: ReactNode;
}

/**
 * Sends one message with a typed token and shows the answer (AP-02 to AP-04). The token lives in this form alone; a
 * message that was sent leaves it there for the next one.
 */
export function TestForm<Values extends FormikValues & { token: string; number: string }>(
  props: TestFormProps<Values>,
) {
  const { label, token, number, empty, schema, send, onDirty, place, children } = props;
  const { t } = useTranslation();
  const form = useRef<FormikProps<Values>>(null);
  const kept = useMemo(() => keptForm(place), [place]);
  const [outcome, setOutcome] = useState<Outcome | null>(null);

  const reader = usePhoneReader();

  const { submit } = useSubmit(async (values: Values) => {
    setOutcome(null);
    try {
      const next = answered(t, await send({ ...values, number: phoneToSend(values.number, undefined, reader.read) }));
      setOutcome(next);
      if (!next.ok) return;
      notify.success(t('messagesAPI.toasts.success'));
      form.current?.resetForm({ values: { ...empty, token: values.token } });
    } catch (error) {
      setOutcome(unanswered(t, error));
    }
  });

  return (
    <Formik innerRef={form} initialValues={empty} validationSchema={schema(reader.read)} onSubmit={submit}>
      <KeptValues form={kept}>
        <Fields label={label} onDirty={onDirty} answer={<AnswerPanel outcome={outcome} />}>
          <PasswordField
            name="token"
            label={token}
            helper="messagesAPI.form.tokenHint"
            show="messagesAPI.form.showToken"
            hide="messagesAPI.form.hideToken"
            // What a browser keeps as a password it offers again at the login.
            autoComplete="new-password"
            normalize={(text) => text.trim()}
            required
          />
          <PhoneField name="number" label={number} helper="messagesAPI.form.numberHint" required reader={reader} />
          {children}
        </Fields>
      </KeptValues>
    </Formik>
  );
}

interface FieldsProps {
  label: MessageKey;
  answer: ReactNode;
  onDirty: (dirty: boolean) => void;
  children: ReactNode;
}

function Fields({ label, answer, onDirty, children }: FieldsProps) {
  const { t } = useTranslation();
  const { dirty, isSubmitting, submitForm } = useFormikContext();
  const form = useFocusFirstError();
  useNotifyParent(dirty, onDirty);

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isSubmitting) void submitForm();
  };

  return (
    <Box component="form" ref={form} noValidate aria-label={t(label)} aria-busy={isSubmitting} onSubmit={handleSubmit}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <RestoredNotice form={form} />
        {children}
        <BusyButton
          type="submit"
          variant="outlined"
          busy={isSubmitting}
          busyLabel={t('messagesAPI.buttons.sending')}
          sx={{ justifySelf: 'start' }}
        >
          {t('messagesAPI.buttons.send')}
        </BusyButton>
      </Box>
      {answer}
    </Box>
  );
}

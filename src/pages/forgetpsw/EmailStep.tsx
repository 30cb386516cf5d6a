import Box from '@mui/material/Box';
import { requestResetCode } from '@/api/passwordReset';
import { BusyButton } from '@/components/buttons/BusyButton';
import { FailureNote } from '@/components/feedback/FailureNote';
import { InputField } from '@/components/inputs/InputField';
import { notify } from '@/components/feedback/notify';
import { FieldErrors } from '@/forms/fieldErrors';
import { useTextForm } from '@/forms/useTextForm';
import { useTranslation } from '@/i18n/useTranslation';
import { emailToSend, isEmail } from '@/lib/email';

interface EmailStepProps {
  email: string;
  onSent: (email: string) => void;
}

/** Step 1: who forgot the password (FP-01 to FP-03). */
export function EmailStep({ email, onSent }: EmailStepProps) {
  const { t } = useTranslation();
  const { form, text, busy, failure, handleSubmit } = useTextForm<'email'>({
    initial: { email },
    check: (values) => {
      if (values.email.trim() === '') return { email: 'resetPassword.formErrors.email.required' };
      return isEmail(values.email) ? {} : { email: 'resetPassword.formErrors.email.invalid' };
    },
    send: async (values) => {
      // An old account may be stored with the capital letters it was typed with.
      for (const address of new Set([emailToSend(values.email), values.email.trim()])) {
        // oxlint-disable-next-line no-await-in-loop
        if ((await requestResetCode(address)) === 'done') return onSent(address);
      }
      notify.error(t('resetPassword.toasts.emailNotFound'), { id: 'reset' });
      throw new FieldErrors({ email: 'resetPassword.formErrors.email.notFound' });
    },
  });

  return (
    <Box component="form" ref={form} noValidate onSubmit={handleSubmit} sx={{ display: 'grid', gap: 2, mt: 3 }}>
      <InputField
        {...text('email')}
        id="reset-email"
        label={t('resetPassword.form.email')}
        type="email"
        autoComplete="username"
        autoFocus
        inputProps={{ inputMode: 'email', autoCapitalize: 'none', spellCheck: false }}
        sx={{ height: 44 }}
      />
      {failure !== null && <FailureNote text={failure} />}
      <BusyButton
        type="submit"
        variant="contained"
        size="large"
        busy={busy}
        busyLabel={t('resetPassword.buttons.submittingEmail')}
      >
        {t('resetPassword.buttons.submitEmail')}
      </BusyButton>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { failureText } from '@/api/errors';
import { requestResetCode, resetPassword } from '@/api/passwordReset';
import { BusyButton } from '@/components/buttons/BusyButton';
import { FailureNote } from '@/components/feedback/FailureNote';
import { InputField } from '@/components/inputs/InputField';
import { notify } from '@/components/feedback/notify';
import { PasswordInput } from '@/components/inputs/PasswordInput';
import { FieldErrors } from '@/forms/fieldErrors';
import { useTextForm } from '@/forms/useTextForm';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { isStrongPassword } from '@/lib/password';
import { PasswordRules } from './PasswordRules';

interface CodeStepProps {
  email: string;
  onBack: () => void;
  onDone: () => void;
}

type Field = 'code' | 'newPassword' | 'confirmPassword';
type Faults = Partial<Record<Field, MessageKey>>;

const initial = { code: '', newPassword: '', confirmPassword: '' };

function check({ code, newPassword, confirmPassword }: Readonly<Record<Field, string>>): Faults {
  const faults: Faults = {};
  if (code.trim() === '') faults.code = 'resetPassword.formErrors.code.required';
  if (newPassword === '') faults.newPassword = 'resetPassword.formErrors.newPassword.required';
  else if (!isStrongPassword(newPassword)) faults.newPassword = 'resetPassword.formErrors.newPassword.matches';
  if (confirmPassword === '') faults.confirmPassword = 'resetPassword.formErrors.confirmPassword.required';
  else if (confirmPassword !== newPassword) faults.confirmPassword = 'resetPassword.formErrors.confirmPassword.matches';
  return faults;
}

/** Step 2: the mailed code and the new password; a refusal stays here and says why (FP-04 to FP-09, decisions). */
export function CodeStep({ email, onBack, onDone }: CodeStepProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const { form, values, text, busy, failure, handleSubmit, reset } = useTextForm<Field>({
    initial,
    check,
    send: async ({ code, newPassword }) => {
      const answer = await resetPassword({ email, token: code.trim(), newPassword });
      if (answer === 'notFound') throw new FieldErrors({ code: 'resetPassword.formErrors.code.wrong' });
      // The password stays in no form behind the page.
      reset();
      onDone();
    },
  });

  const askAgain = async () => {
    setAsking(true);
    try {
      const sent = (await requestResetCode(email)) === 'done';
      if (sent) notify.success(t('resetPassword.toasts.emailSent'), { id: 'reset' });
      else notify.error(t('resetPassword.toasts.emailNotFound'), { id: 'reset' });
    } catch (error) {
      const reason = failureText(t, error);
      if (reason !== null) notify.error(reason, { id: 'reset' });
    }
    setAsking(false);
  };

  return (
    <Box component="form" ref={form} noValidate onSubmit={handleSubmit} sx={{ display: 'grid', gap: 2, mt: 3 }}>
      {/* Lets the browser's keychain know whose password this is. */}
      <input type="hidden" name="username" autoComplete="username" value={email} />
      <InputField
        {...text('code')}
        id="reset-code"
        label={t('resetPassword.form.verificationCode')}
        autoComplete="one-time-code"
        autoFocus
        inputProps={{ autoCapitalize: 'none', spellCheck: false }}
        sx={{ height: 44 }}
      />
      <PasswordInput
        {...text('newPassword')}
        id="reset-password"
        label={t('resetPassword.form.newPassword')}
        autoComplete="new-password"
        inputProps={{ 'aria-details': 'reset-rules' }}
      />
      <PasswordRules id="reset-rules" password={values.newPassword} />
      <PasswordInput
        {...text('confirmPassword')}
        id="reset-confirm"
        label={t('resetPassword.form.confirmPassword')}
        autoComplete="new-password"
      />
      {failure !== null && <FailureNote text={failure} />}
      <BusyButton
        type="submit"
        variant="contained"
        size="large"
        busy={busy}
        busyLabel={t('resetPassword.buttons.submittingPassword')}
      >
        {t('resetPassword.buttons.submitPassword')}
      </BusyButton>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', gap: 1 }}>
        <Button color="inherit" onClick={onBack} disabled={busy} sx={{ color: 'app.text2' }}>
          {t('resetPassword.buttons.otherEmail')}
        </Button>
        <BusyButton color="inherit" busy={asking} onClick={() => void askAgain()} sx={{ color: 'app.text2' }}>
          {t('resetPassword.buttons.again')}
        </BusyButton>
      </Box>
    </Box>
  );
}

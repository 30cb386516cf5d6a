import Box from '@mui/material/Box';
import { useRef, useState } from 'react';
import { failureCode, failureStatus, isNetworkFailure } from '@/api/errors';
import { emailToSend } from '@/lib/email';
import { signUp } from '@/api/signup';
import { BusyButton } from '@/components/buttons/BusyButton';
import { FailureNote } from '@/components/feedback/FailureNote';
import { InputField } from '@/components/inputs/InputField';
import { PasswordInput } from '@/components/inputs/PasswordInput';
import { FieldErrors } from '@/forms/fieldErrors';
import { useTextForm } from '@/forms/useTextForm';
import { useTranslation } from '@/i18n/useTranslation';
import { checkSignup, emptySignup, limits, phoneOf, type SignupField } from './signupRules';
import { PlanChoice } from './PlanChoice';
import { usePublicPlans } from './usePublicPlans';

interface SignupFormProps {
  onDone: (registered: { name: string; email: string; at: Date }) => void;
}

/** The server's answers that concern a field (contract 1.3; contract back-office 17). */
function fieldsOf(error: unknown, taken: 'kept' | 'unsure' | 'taken'): FieldErrors | null {
  const code = failureCode(error) ?? '';
  if (code === 'ERR_COMPANY_NAME_ALREADY_EXISTS') return new FieldErrors({ name: `signup.formErrors.name.${taken}` });
  if (code === 'ERR_COMPANY_INVALID_NAME') return new FieldErrors({ name: 'signup.formErrors.name.short' });
  if (code.startsWith('name is a required')) return new FieldErrors({ name: 'signup.formErrors.name.required' });
  if (failureStatus(error) === 500 || code.startsWith('An user with this email')) {
    return new FieldErrors({ email: 'signup.formErrors.email.taken' });
  }
  return null;
}

/** Company, e-mail, password and plan (SU-01 to SU-04). */
export function SignupForm({ onDone }: SignupFormProps) {
  const { t } = useTranslation();
  const { state, plans, retry } = usePublicPlans();
  // A refused e-mail leaves the company behind on the server: its name is taken from then on (contract 1.3).
  const kept = useRef('');
  /** Name and address of an attempt that nobody has answered: it may have worked, and must not be tried with others. */
  const [unsure, setUnsure] = useState('');

  const { form, values, text, set, failureOf, busy, failure, handleSubmit } = useTextForm<SignupField>({
    initial: emptySignup,
    check: (input) => checkSignup(input, plans.length > 0),
    send: async ({ plan, ...input }) => {
      const name = input.name.trim();
      const email = emailToSend(input.email);
      const phone = phoneOf(input.phone) ?? '';
      const at = new Date();
      try {
        await signUp({ name, email, phone, password: input.password, planId: plan === '' ? null : Number(plan) }, at);
      } catch (error) {
        const attempt = `${name} ${email}`;
        if (isNetworkFailure(error)) setUnsure(attempt);
        const answered = kept.current === name ? 'kept' : 'taken';
        const fields = fieldsOf(error, unsure === attempt ? 'unsure' : answered);
        if (fields && 'email' in fields.fields) kept.current = name;
        throw fields ?? error;
      }
      onDone({ name, email, at });
    },
  });

  return (
    <Box component="form" ref={form} noValidate onSubmit={handleSubmit} sx={{ display: 'grid', gap: 2, mt: 3 }}>
      <InputField
        {...text('name')}
        id="signup-name"
        label={t('signup.form.name')}
        autoComplete="organization"
        autoFocus
        sx={{ height: 44 }}
      />
      <InputField
        {...text('email')}
        id="signup-email"
        label={t('signup.form.email')}
        hint={t('signup.form.emailHint')}
        type="email"
        autoComplete="username"
        inputProps={{ inputMode: 'email', autoCapitalize: 'none', spellCheck: false }}
        sx={{ height: 44 }}
      />
      <InputField
        {...text('phone')}
        id="signup-phone"
        label={t('signup.form.phone')}
        type="tel"
        autoComplete="tel"
        sx={{ height: 44 }}
      />
      <PasswordInput
        {...text('password')}
        id="signup-password"
        label={t('signup.form.password')}
        hint={t('signup.form.passwordHint', limits.password)}
        autoComplete="new-password"
      />
      <PlanChoice
        state={state}
        plans={plans}
        value={values.plan}
        onChange={(planId) => set('plan', planId)}
        failure={failureOf('plan')}
        onRetry={retry}
      />
      {failure !== null && (
        <FailureNote text={`${t(unsure ? 'signup.toasts.unsure' : 'signup.toasts.fail')} ${failure}`} />
      )}
      <BusyButton
        type="submit"
        variant="contained"
        size="large"
        busy={busy}
        busyLabel={t('signup.buttons.submitting')}
        sx={{ mt: 0.5 }}
      >
        {t('signup.buttons.submit')}
      </BusyButton>
    </Box>
  );
}

import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useRef, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { Link, useLocation, type Location } from 'react-router-dom';
import { failureCode } from '@/api/errors';
import { lastEnd } from '@/api/session';
import { readText, removeKey, writeText } from '@/browser/storage';
import { BusyButton } from '@/components/buttons/BusyButton';
import { FailureNote } from '@/components/feedback/FailureNote';
import { InputField } from '@/components/inputs/InputField';
import { notify } from '@/components/feedback/notify';
import { PasswordInput } from '@/components/inputs/PasswordInput';
import { SupportLink } from '@/components/text/SupportLink';
import { SubscriptionExpired, useAuth } from '@/contexts/AuthContext';
import { useRouteOpen } from '@/contexts/RoutesContext';
import { useFailure } from '@/forms/useFailure';
import { useTranslation } from '@/i18n/useTranslation';
import { emailToSend } from '@/lib/email';
import { isRecord } from '@/lib/guards';

/** Fewer days than this to the due date deserve a warning (S-07). */
const warningDays = 5;

/** When the subscription of the company ended that was refused last, dd/MM/yyyy; empty where nobody knows (REAL-4). */
const overdueKey = 'loginOverdue';

const endTexts = { lost: 'session.lost', elsewhere: 'session.elsewhere', deleted: 'session.deleted' } as const;

const isUnknownUser = (error: unknown): boolean => failureCode(error) === 'ERR_USER_DONT_EXISTS';

/** Whoever has just signed up or chosen a new password need not type the e-mail again. */
function knownEmail({ state }: Location<unknown>): string {
  return isRecord(state) && typeof state['email'] === 'string' ? state['email'] : '';
}

/** E-mail and password; a refusal leaves the form as it is (S-01, S-03, S-04, S-07, S-12, S-13). */
export function LoginForm() {
  const { t } = useTranslation();
  const { login } = useAuth();
  const isRouteOpen = useRouteOpen();
  const known = knownEmail(useLocation());
  const [busy, setBusy] = useState(false);
  /** Fields that were empty when the form was sent, until somebody types there. */
  const [missing, setMissing] = useState({ email: false, password: false });
  const { failure, fail: refuse, forget } = useFailure();
  /** An expired subscription stays on screen and is announced; other failures come as a toast too. */
  const [overdue, setOverdue] = useState(() => readText(overdueKey));
  /** Stands until one signs in: who types may still be reading it (DAY-48). */
  const [ended] = useState(lastEnd);
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);

  const forgetOverdue = (): void => {
    removeKey(overdueKey);
    setOverdue(null);
  };

  /** What was said of the last attempt holds until somebody types (REAL-4). */
  const typed = ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void => {
    setMissing((old) => ({ ...old, [target.name]: false }));
    forget();
    if (overdue !== null) forgetOverdue();
  };

  const fail = (error: unknown): void => {
    if (error instanceof SubscriptionExpired) {
      writeText(overdueKey, error.dueDate);
      setOverdue(error.dueDate);
      return;
    }
    const reason = refuse(error);
    if (reason === null) return;
    notify.error(reason, { id: 'login' });
    // At the field that is wrong (DAY-84).
    const field = (isUnknownUser(error) ? emailRef : passwordRef).current;
    field?.focus();
    field?.select();
  };

  /** An old account may be stored with the capital letters it was typed with (DAY-35). */
  const attempt = async (email: string, password: string) => {
    const written = emailToSend(email);
    try {
      return await login({ email: written, password });
    } catch (error) {
      if (email === written || !isUnknownUser(error)) throw error;
      return login({ email, password });
    }
  };

  const signIn = async (email: string, password: string) => {
    setBusy(true);
    forget();
    forgetOverdue();
    try {
      const { daysLeft } = await attempt(email, password);
      notify.success(t('auth.toasts.success'), { id: 'login' });
      if (daysLeft < warningDays) notify.warning(t('auth.daysLeft', { count: daysLeft }), { id: 'days-left' });
    } catch (error) {
      setBusy(false);
      fail(error);
    }
  };

  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    // The fields are the browser's: a password manager may have filled them without an event (PUB-57).
    const email = emailRef.current?.value.trim() ?? '';
    const password = passwordRef.current?.value ?? '';
    setMissing({ email: email === '', password: password === '' });
    if (email === '') emailRef.current?.focus();
    else if (password === '') passwordRef.current?.focus();
    else void signIn(email, password);
  };

  const due = overdue === '' ? t('auth.expiredUnknown') : t('auth.expired', { date: overdue ?? '' });
  const reason = overdue === null ? ended && t(endTexts[ended]) : due;

  return (
    <Box component="form" noValidate onSubmit={handleSubmit} sx={{ display: 'grid', gap: 2, mt: 3 }}>
      <InputField
        id="login-email"
        label={t('login.form.email')}
        type="email"
        name="email"
        autoComplete="username"
        autoFocus={known === ''}
        defaultValue={known}
        onChange={typed}
        failure={missing.email ? t('login.required.email') : undefined}
        inputRef={emailRef}
        inputProps={{ inputMode: 'email', autoCapitalize: 'none', spellCheck: false }}
        sx={{ height: 44 }}
      />
      <Box sx={{ position: 'relative' }}>
        <PasswordInput
          id="login-password"
          label={t('login.form.password')}
          name="password"
          autoComplete="current-password"
          autoFocus={known !== ''}
          onChange={typed}
          failure={missing.password ? t('login.required.password') : undefined}
          inputRef={passwordRef}
        />
        {isRouteOpen('/forgetpsw') && (
          <MuiLink
            component={Link}
            to="/forgetpsw"
            underline="hover"
            variant="body2"
            // The field's label is as wide as the field and would lie over it; a finger needs 24 px.
            sx={{ position: 'absolute', zIndex: 2, top: '-3px', right: 0, py: '3px', fontWeight: 600 }}
          >
            {t('login.forgot')}
          </MuiLink>
        )}
      </Box>
      {failure && <FailureNote text={failure} />}
      {!failure && reason && <FailureNote text={reason} alert action={overdue !== null && <SupportLink />} />}
      <BusyButton
        type="submit"
        variant="contained"
        size="large"
        busy={busy}
        busyLabel={t('login.buttons.submitting')}
        sx={{ mt: 0.5 }}
      >
        {t('login.buttons.submit')}
      </BusyButton>
    </Box>
  );
}

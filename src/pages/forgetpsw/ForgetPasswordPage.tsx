import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { notify } from '@/components/feedback/notify';
import { PublicCard } from '@/components/layout/PublicCard';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { useTranslation } from '@/i18n/useTranslation';
import { CodeStep } from './CodeStep';
import { EmailStep } from './EmailStep';

/** A new password in two steps; a step is left only when the server agreed (R-02, FP-01 to FP-10, decisions). */
export function ForgetPasswordPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [email, setEmail] = useState('');
  const [step, setStep] = useState<1 | 2>(1);

  // Companies link here with their number; it stays in the address on the way back.
  const companyId = params.get('companyId');
  const login = { pathname: '/login', search: companyId === null ? '' : `?${new URLSearchParams({ companyId })}` };

  const handleSent = (address: string) => {
    setEmail(address);
    setStep(2);
    notify.success(t('resetPassword.toasts.emailSent'), { id: 'reset' });
  };
  const handleDone = () => {
    notify.success(t('resetPassword.toasts.passwordUpdated'), { id: 'reset' });
    void navigate(login, { replace: true, state: { email } });
  };

  return (
    <PublicCard
      title={t('resetPassword.title')}
      subtitle={
        <>
          <VisuallyHidden>{`${t('resetPassword.stepOf', { step })}. `}</VisuallyHidden>
          {step === 1 ? t('resetPassword.ask') : t('resetPassword.sentTo', { email })}
        </>
      }
      foot={
        <MuiLink component={Link} to={login} underline="hover" sx={{ fontWeight: 600 }}>
          {t('resetPassword.buttons.back')}
        </MuiLink>
      }
    >
      {step === 1 ? (
        <EmailStep email={email} onSent={handleSent} />
      ) : (
        <CodeStep email={email} onBack={() => setStep(1)} onDone={handleDone} />
      )}
    </PublicCard>
  );
}

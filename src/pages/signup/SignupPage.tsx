import MuiLink from '@mui/material/Link';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { TRIAL_DAYS, trialEnd } from '@/api/signup';
import { notify } from '@/components/feedback/notify';
import { PublicCard } from '@/components/layout/PublicCard';
import { useTranslation } from '@/i18n/useTranslation';
import { formatDate } from '@/lib/dates';
import { SignupDone, type Registered } from './SignupDone';
import { SignupForm } from './SignupForm';

/** A company comes in: public, at /signup (R-03, SU-01 to SU-04, Z-03). */
export function SignupPage() {
  const { t } = useTranslation();
  const [registered, setRegistered] = useState<Registered | null>(null);
  if (registered) return <SignupDone {...registered} />;

  const handleDone = ({ name, email, at }: { name: string; email: string; at: Date }) => {
    setRegistered({ name, email, until: formatDate(trialEnd(at)) });
    notify.success(t('signup.toasts.success'), { id: 'signup' });
  };

  return (
    <PublicCard
      width={480}
      title={t('signup.title')}
      subtitle={t('signup.subtitle', { count: TRIAL_DAYS })}
      foot={
        <>
          {t('signup.haveAccount')}{' '}
          <MuiLink component={Link} to="/login" underline="hover" sx={{ fontWeight: 600 }}>
            {t('signup.buttons.login')}
          </MuiLink>
        </>
      }
    >
      <SignupForm onDone={handleDone} />
    </PublicCard>
  );
}

import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { PublicCard } from '@/components/layout/PublicCard';
import { useTranslation } from '@/i18n/useTranslation';

export interface Registered {
  name: string;
  email: string;
  /** dd/MM/yyyy */
  until: string;
}

/** What has been made, until when it may be tried, and the way in. */
export function SignupDone({ name, email, until }: Registered) {
  const { t } = useTranslation();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form with the focus is gone; the page goes on here (B-33).
  useEffect(() => heading.current?.focus(), []);
  return (
    <PublicCard
      width={480}
      headingRef={heading}
      title={t('signup.done.title', { name })}
      subtitle={t('signup.done.body', { email, date: until })}
    >
      <Typography sx={{ mt: 1.5, mb: 3, color: 'text.secondary' }}>{t('signup.done.next')}</Typography>
      <Button component={Link} to="/login" state={{ email }} variant="contained" size="large" fullWidth>
        {t('signup.buttons.login')}
      </Button>
    </PublicCard>
  );
}

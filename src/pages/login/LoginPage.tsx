import MuiLink from '@mui/material/Link';
import { Link } from 'react-router-dom';
import { PublicCard } from '@/components/layout/PublicCard';
import { useRouteOpen } from '@/contexts/RoutesContext';
import { useTranslation } from '@/i18n/useTranslation';
import { runtimeConfig } from '@/lib/runtimeConfig';
import { LoginForm } from './LoginForm';

/** Where everybody comes in (S-01 to S-13). */
export function LoginPage() {
  const { t } = useTranslation();
  const isRouteOpen = useRouteOpen();
  const register = isRouteOpen('/signup') && (
    <>
      {t('login.noAccount')}{' '}
      <MuiLink component={Link} to="/signup" underline="hover" sx={{ fontWeight: 600 }}>
        {t('login.buttons.register')}
      </MuiLink>
    </>
  );
  return (
    <PublicCard
      title={t('login.title', { name: runtimeConfig().brand.name })}
      subtitle={t('login.subtitle')}
      {...(register && { foot: register })}
    >
      <LoginForm />
    </PublicCard>
  );
}

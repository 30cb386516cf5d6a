import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Mark } from '@/components/Mark';
import { useRouteExists } from '@/contexts/RoutesContext';
import { runtimeConfig } from '@/lib/runtimeConfig';
import { LoginForm } from './LoginForm';

/** Where everybody comes in (S-01 to S-13). */
export function LoginPage() {
  const { t } = useTranslation();
  const routeExists = useRouteExists();
  const { brand } = runtimeConfig();
  return (
    <Box
      sx={{
        width: 400,
        maxWidth: 1,
        p: { xs: 3, sm: 4.5 },
        pb: { sm: 4 },
        borderRadius: '20px',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        boxShadow: 1,
      }}
    >
      <Mark size={44} src={brand.logoUrl} />
      <Typography variant="h5" component="h1" sx={{ mt: 2.5, mb: 0.5 }}>
        {t('login.title', { name: brand.name })}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{t('login.subtitle')}</Typography>
      <LoginForm />
      {routeExists('/signup') && (
        <Typography sx={{ mt: 2.5, textAlign: 'center', color: 'text.secondary' }}>
          {t('login.noAccount')}{' '}
          <MuiLink component={Link} to="/signup" underline="hover" sx={{ fontWeight: 600 }}>
            {t('login.buttons.register')}
          </MuiLink>
        </Typography>
      )}
    </Box>
  );
}

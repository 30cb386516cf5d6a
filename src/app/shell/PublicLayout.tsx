import Box from '@mui/material/Box';
import { Outlet } from 'react-router-dom';
import { useTranslation } from '@/i18n/useTranslation';
import { runtimeConfig } from '@/lib/runtimeConfig';
import { LanguageMenu } from './profile/LanguageMenu';
import { ThemeToggle } from './bar/ThemeToggle';
import { useAppVersion } from './profile/useAppVersion';

const year = new Date().getFullYear();

/** Around every public page: language and theme top right, copyright and version at the foot (S-10, S-11). */
export function PublicLayout() {
  const { t } = useTranslation();
  const version = useAppVersion();
  return (
    <Box
      sx={({ vars: { palette } }) => ({
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateRows: 'auto 1fr auto',
        minHeight: '100dvh',
        padding: 'var(--safe)',
        background: `radial-gradient(80% 50% at 50% 0, color-mix(in srgb, ${palette.app.accentSoft} 60%, transparent), transparent 72%) ${palette.background.default}`,
      })}
    >
      <Box component="header" sx={{ display: 'flex', justifyContent: 'flex-end', gap: 0.5, px: 2.5, py: 2 }}>
        <LanguageMenu named />
        <ThemeToggle />
      </Box>
      <Box
        component="main"
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', placeItems: 'center', px: 2 }}
      >
        <Outlet />
      </Box>
      <Box component="footer" sx={{ p: 2.5, textAlign: 'center', typography: 'caption', color: 'app.text3' }}>
        {`© ${year} ${runtimeConfig().brand.name} · ${t('shell.version', { version })}`}
      </Box>
    </Box>
  );
}

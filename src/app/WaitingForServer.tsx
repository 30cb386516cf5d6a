import Box from '@mui/material/Box';
import { FailedState } from '@/components/FailedState';
import { useAuth } from '@/contexts/AuthContext';
import { useTranslation } from '@/i18n/useTranslation';

/** A session is stored but the server does not answer: nobody is signed out for that (decisions: Refresh fails). */
export function WaitingForServer() {
  const { t } = useTranslation();
  const { retry } = useAuth();
  return (
    <Box
      component="main"
      sx={{ display: 'grid', placeItems: 'center', minHeight: '100vh', bgcolor: 'background.default' }}
    >
      <FailedState title={t('start.waitingTitle')} body={t('start.waitingText')} onRetry={retry} />
    </Box>
  );
}

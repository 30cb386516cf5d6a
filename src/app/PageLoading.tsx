import Box from '@mui/material/Box';
import { Spinner } from '@/components/feedback/Spinner';
import { useTranslation } from '@/i18n/useTranslation';

/** Shown while a page's code or the session is on its way. */
export function PageLoading() {
  const { t } = useTranslation();
  return (
    <Box
      role="status"
      aria-label={t('start.loading')}
      sx={{ display: 'grid', placeItems: 'center', minHeight: '40vh' }}
    >
      <Spinner />
    </Box>
  );
}

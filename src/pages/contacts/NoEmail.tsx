import Box from '@mui/material/Box';
import { useTranslation } from '@/i18n/useTranslation';

/** Stands where a contact has no e-mail. */
export function NoEmail() {
  const { t } = useTranslation();
  return (
    <Box component="span" sx={{ color: 'app.text3' }}>
      {t('contacts.noEmail')}
    </Box>
  );
}

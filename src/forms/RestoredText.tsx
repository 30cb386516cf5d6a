import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from '@/i18n/useTranslation';

/** Says that a field shows what was written there and not saved, with the way back to what is saved (DAY-3). */
export function RestoredText({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation();
  return (
    <Box
      role="status"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, typography: 'caption', color: 'app.text2' }}
    >
      {t('common.restored')}
      <Button size="small" aria-label={t('common.discardRestored')} onClick={onDiscard}>
        {t('common.discard')}
      </Button>
    </Box>
  );
}

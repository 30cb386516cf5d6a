import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from '@/i18n/useTranslation';

/** One sentence instead of a list: nothing there, or not loaded, with the way to try again. */
export function PopoverNote({ text, onRetry }: { text: string; onRetry?: () => void }) {
  const { t } = useTranslation();
  return (
    <Box
      role={onRetry ? 'alert' : undefined}
      sx={{ display: 'grid', justifyItems: 'center', gap: 1, px: 2, py: 3, textAlign: 'center', color: 'app.text2' }}
    >
      {text}
      {onRetry && (
        <Button size="small" variant="outlined" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </Box>
  );
}

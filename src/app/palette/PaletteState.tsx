import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { CircleAlert } from 'lucide-react';
import { Spinner } from '@/components/feedback/Spinner';
import { useTranslation } from '@/i18n/useTranslation';
import type { Found } from './useFoundItems';

interface PaletteStateProps {
  found: Found;
  text: string;
  /** Nothing matches, and no search is running. */
  empty: boolean;
}

const line = { display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 1.25, typography: 'body2' } as const;

/** State of the search on the server: running, failed, nothing found. */
export function PaletteState({ found, text, empty }: PaletteStateProps) {
  const { t } = useTranslation();
  if (found.failed) {
    return (
      <Box role="alert" sx={line}>
        <Box component="span" sx={{ display: 'grid', flex: 'none', color: 'app.error' }}>
          <CircleAlert size={18} aria-hidden />
        </Box>
        <Box component="span" sx={{ flex: 1 }}>
          {t('keyboard.failed')}
        </Box>
        <Button size="small" variant="text" onClick={found.retry}>
          {t('common.retry')}
        </Button>
      </Box>
    );
  }
  return (
    <Box role="status">
      {found.searching && (
        <Box sx={{ ...line, color: 'app.text2' }}>
          <Spinner size={16} />
          {t('keyboard.searching')}
        </Box>
      )}
      {empty && (
        <Box sx={{ px: 2, py: 3, textAlign: 'center', color: 'app.text2', overflowWrap: 'anywhere' }}>
          {t('keyboard.empty', { text: text.trim() })}
        </Box>
      )}
    </Box>
  );
}

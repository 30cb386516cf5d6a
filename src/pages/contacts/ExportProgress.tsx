import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslation } from '@/i18n/useTranslation';
import type { Progress } from './readAllContacts';

interface ExportProgressProps {
  /** Null until the first page is here. */
  progress: Progress | null;
  onCancel: () => void;
}

/** How far the export is, and the way to stop it. */
export function ExportProgress({ progress, onCancel }: ExportProgressProps) {
  const { t } = useTranslation();
  const share = progress && progress.total > 0 ? Math.round((progress.done / progress.total) * 100) : null;
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        px: 2,
        py: 1,
        border: 1,
        borderColor: 'divider',
        borderRadius: 'var(--radius-card)',
        bgcolor: 'background.paper',
      }}
    >
      <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column', gap: 0.75, typography: 'body2' }}>
        <Box component="span" sx={{ color: 'app.text2', fontVariantNumeric: 'tabular-nums' }}>
          {progress
            ? t('contacts.export.progress', { done: progress.done, count: progress.total })
            : t('contacts.export.starting')}
        </Box>
        <LinearProgress
          aria-label={t('contacts.export.bar')}
          {...(share === null ? {} : { variant: 'determinate' as const, value: share })}
        />
      </Box>
      <Button size="small" variant="text" onClick={onCancel}>
        {t('contacts.export.cancel')}
      </Button>
    </Box>
  );
}

import Box from '@mui/material/Box';
import { Upload } from 'lucide-react';
import { createPortal } from 'react-dom';
import { useTranslation } from '@/i18n/useTranslation';

/** Covers the conversation column while files are dragged over it. */
export function DropOverlay({ column }: { column: HTMLElement }) {
  const { t } = useTranslation();
  const { top, left, width, height } = column.getBoundingClientRect();
  return createPortal(
    <Box
      aria-hidden
      style={{ top, left, width, height }}
      sx={{ position: 'fixed', p: 1.5, zIndex: 'modal', pointerEvents: 'none', bgcolor: 'app.overlay' }}
    >
      <Box
        sx={{
          display: 'grid',
          placeItems: 'center',
          alignContent: 'center',
          gap: 1,
          height: 1,
          border: 2,
          borderStyle: 'dashed',
          borderColor: 'app.accent',
          borderRadius: 'var(--radius-card)',
          bgcolor: 'app.accentSoft',
          color: 'app.accent',
          typography: 'subtitle1',
        }}
      >
        <Upload size={24} />
        {t('uploads.titles.titleUploadMsgDragDrop')}
      </Box>
    </Box>,
    document.body,
  );
}

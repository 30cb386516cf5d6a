import Box from '@mui/material/Box';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { lazyPart } from '@/components/lazy/lazyPart';
import { Popover } from '@/components/lazy/layers.lazy';
import { Spinner } from '@/components/feedback/Spinner';
import { useTranslation } from '@/i18n/useTranslation';

// The picker and its data are large: a chunk of its own, loaded when it is first opened (PAIN-2.10).
const picker = lazyPart(async () => (await import('./EmojiPicker')).EmojiPicker, {
  fallback: <Loading />,
});

interface EmojiPopoverProps {
  anchor: HTMLElement | null;
  onClose: () => void;
  onChoose: (emoji: string) => void;
}

/** Mounted on the first opening and kept, so that the second one is instant (P-09). */
export function EmojiPopover({ anchor, onClose, onChoose }: EmojiPopoverProps) {
  const { t } = useTranslation();
  const open = anchor !== null;

  return (
    <Popover
      open={open}
      anchorEl={anchor}
      onClose={onClose}
      keepMounted
      anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
      transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('emojiPicker.label') } }}
    >
      <Box sx={{ width: 336, maxWidth: '100%', height: 380 }}>
        <ErrorBoundary variant="panel">
          <picker.Component onChoose={onChoose} />
        </ErrorBoundary>
      </Box>
    </Popover>
  );
}

function Loading() {
  const { t } = useTranslation();
  return (
    <Box role="status" aria-label={t('emojiPicker.loading')} sx={{ display: 'grid', placeItems: 'center', height: 1 }}>
      <Spinner />
    </Box>
  );
}

import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Popover } from '@/components/lazy/layers.lazy';
import { useTranslation } from '@/i18n/useTranslation';
import { VolumeSlider } from './VolumeSlider.lazy';

interface VolumePopoverProps {
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The volume on a telephone, opened from the profile menu (H-06). */
export function VolumePopover({ anchor, onClose }: VolumePopoverProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{ paper: { role: 'dialog', 'aria-labelledby': id, sx: { width: 'min(320px, calc(100vw - 24px))' } } }}
    >
      <Typography id={id} variant="h3" component="h2" sx={{ px: 2, pt: 1.5, pb: 1 }}>
        {t('shell.volume.title')}
      </Typography>
      <VolumeSlider />
    </Popover>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import { Volume2, VolumeX } from 'lucide-react';
import { useRef } from 'react';
import { IconAction } from '@/components/buttons/IconAction';
import { preferences } from '@/browser/preferences';
import { useStore } from '@/browser/useStore';
import { playSound } from '@/features/notifications/sounds';
import { useTranslation } from '@/i18n/useTranslation';

/** Volume from 0 to 1 by 0.1, mute, and a button that lets one hear it (H-06, PAIN-5.1). */
export function VolumeSlider() {
  const { t } = useTranslation();
  const volume = useStore(preferences.volume);
  const audible = useRef(volume || 1);
  const muted = volume === 0;

  const handleMute = () => {
    if (!muted) audible.current = volume;
    preferences.volume.set(muted ? audible.current : 0);
  };

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pb: 1.5 }}>
      <IconAction
        label={muted ? t('shell.volume.unmute') : t('shell.volume.mute')}
        aria-pressed={muted}
        icon={muted ? <VolumeX size={20} /> : <Volume2 size={20} />}
        onClick={handleMute}
      />
      <Slider
        size="small"
        aria-label={t('shell.volume.title')}
        value={volume}
        min={0}
        max={1}
        step={0.1}
        onChange={(_event, value) => {
          // Steps by key add up to fractions of their own.
          if (typeof value === 'number') preferences.volume.set(Math.round(value * 10) / 10);
        }}
        sx={{ flex: 1, color: 'app.accent' }}
      />
      <Button size="small" disabled={muted} onClick={() => void playSound('message', volume)}>
        {t('shell.volume.test')}
      </Button>
    </Box>
  );
}

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slider from '@mui/material/Slider';
import { Volume2, VolumeX } from 'lucide-react';
import { useRef } from 'react';
import { IconAction } from '@/components/IconAction';
import { usePreferences } from '@/contexts/PreferencesContext';
import { playSound } from '@/features/notifications/sounds';
import { useTranslation } from '@/i18n/useTranslation';

/** Volume from 0 to 1 by 0.1, mute, and a button that lets one hear it (H-06, PAIN-5.1). */
export function VolumeSlider() {
  const { t } = useTranslation();
  const { volume, setVolume } = usePreferences();
  const audible = useRef(volume || 1);
  const muted = volume === 0;

  const handleMute = () => {
    if (!muted) audible.current = volume;
    setVolume(muted ? audible.current : 0);
  };

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, pb: 1.5 }}>
      <IconAction
        label={muted ? t('shell.volume.unmute') : t('shell.volume.mute')}
        aria-pressed={muted}
        icon={muted ? <VolumeX size={20} strokeWidth={1.6} /> : <Volume2 size={20} strokeWidth={1.6} />}
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
          if (typeof value === 'number') setVolume(value);
        }}
        sx={{ flex: 1, color: 'app.accent' }}
      />
      <Button size="small" disabled={muted} onClick={() => void playSound('message', volume)}>
        {t('shell.volume.test')}
      </Button>
    </Box>
  );
}

import Button from '@mui/material/Button';
import { VolumeOff } from 'lucide-react';
import { useStore } from '@/browser/useStore';
import { tip } from '@/components/feedback/tip';
import { preferences } from '@/browser/preferences';
import { playSound, soundBlocked } from '@/features/notifications/sounds';
import { useTranslation } from '@/i18n/useTranslation';

/** Shows while the browser holds the sound back; the click is the gesture it asks for (PAIN-5.1). */
export function SoundChip() {
  const { t } = useTranslation();
  const volume = useStore(preferences.volume);
  const alerts = useStore(preferences.alerts);
  const blocked = useStore(soundBlocked);
  if (!blocked || volume === 0 || !alerts.sound) return null;
  return (
    <Button
      size="small"
      aria-description={t('notifications.enableSoundHint')}
      {...tip(t('notifications.enableSoundHint'))}
      startIcon={<VolumeOff size={16} aria-hidden />}
      onClick={() => void playSound('message', volume)}
      sx={{ mr: 1, borderRadius: '14px', bgcolor: 'app.warningSoft', color: 'app.warning' }}
    >
      {t('notifications.enableSound')}
    </Button>
  );
}

import Button from '@mui/material/Button';
import { VolumeOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { tip } from '@/components/tip';
import { usePreferences } from '@/contexts/PreferencesContext';
import { isSoundBlocked, onSoundBlocked, playSound } from '@/features/notifications/sounds';
import { useTranslation } from '@/i18n/useTranslation';

/** Shows while the browser holds the sound back; the click is the gesture it asks for (PAIN-5.1). */
export function SoundChip() {
  const { t } = useTranslation();
  const { volume, alerts } = usePreferences();
  const blocked = useSyncExternalStore(onSoundBlocked, isSoundBlocked);
  if (!blocked || volume === 0 || !alerts.sound) return null;
  return (
    <Button
      size="small"
      aria-description={t('notifications.enableSoundHint')}
      {...tip(t('notifications.enableSoundHint'))}
      startIcon={<VolumeOff size={16} strokeWidth={1.8} aria-hidden />}
      onClick={() => void playSound('message', volume)}
      sx={{ mr: 1, borderRadius: '14px', bgcolor: 'app.warningSoft', color: 'app.warning' }}
    >
      {t('notifications.enableSound')}
    </Button>
  );
}

import Box from '@mui/material/Box';
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
      aria-label={t('notifications.enableSound')}
      aria-description={t('notifications.enableSoundHint')}
      {...tip(t('notifications.enableSoundHint'))}
      startIcon={<VolumeOff size={16} aria-hidden />}
      onClick={() => void playSound('message', volume)}
      sx={{
        mr: { xs: 0, sm: 1 },
        minWidth: 0,
        borderRadius: '14px',
        bgcolor: 'app.warningSoft',
        color: 'app.warning',
        '& > .MuiButton-startIcon': { mr: { xs: '-4px', sm: 1 } },
      }}
    >
      {/* On a telephone its words would leave no room for the page's name. */}
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {t('notifications.enableSound')}
      </Box>
    </Button>
  );
}

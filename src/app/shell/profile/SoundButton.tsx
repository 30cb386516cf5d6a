import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { VolumeOff } from 'lucide-react';
import { tip } from '@/components/feedback/tip';
import { playSound } from '@/features/notifications/sounds';
import { useTranslation } from '@/i18n/useTranslation';

/** The click is the gesture that the browser asks for before it plays anything (PAIN-5.1). */
export function SoundButton({ volume }: { volume: number }) {
  const { t } = useTranslation();
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

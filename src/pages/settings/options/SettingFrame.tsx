import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Spinner } from '@/components/feedback/Spinner';
import { useTranslation } from '@/i18n/useTranslation';
import type { SavePhase } from './useSetting';

interface SettingFrameProps {
  id: string;
  label: string;
  hint: string;
  phase?: SavePhase;
  onRetry?: () => void;
  children: ReactNode;
}

const looks = {
  saving: { color: 'app.text3', icon: <Spinner size={14} />, text: 'settings.options.updating' },
  saved: {
    color: 'app.success',
    icon: <Check size={14} aria-hidden />,
    text: 'settings.options.saved',
  },
  failed: {
    color: 'app.error',
    icon: <CircleAlert size={14} aria-hidden />,
    text: 'settings.options.failed',
  },
} as const;

/** One line of the options: what it does, how its last change went, and its control (design, settings). */
export function SettingFrame({ id, label, hint, phase = 'idle', onRetry, children }: SettingFrameProps) {
  const { t } = useTranslation();
  const look = phase === 'idle' ? null : looks[phase];
  return (
    <Box
      component="li"
      aria-busy={phase === 'saving'}
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: { xs: 1.5, sm: 3 },
        rowGap: 1,
        minHeight: 60,
        px: 2,
        py: 1.25,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Typography id={`${id}-label`} sx={{ fontWeight: 500 }}>
          {label}
        </Typography>
        <Typography id={`${id}-hint`} variant="body2" color="textSecondary">
          {hint}
        </Typography>
        <Box
          id={`${id}-state`}
          sx={{ display: 'flex', alignItems: 'center', gap: 0.75, typography: 'caption', color: look?.color }}
        >
          {look && (
            <>
              {look.icon}
              <span>{t(look.text)}</span>
            </>
          )}
          {phase === 'failed' && onRetry && (
            <Button size="small" onClick={onRetry} aria-label={t('settings.options.retryNamed', { name: label })}>
              {t('common.retry')}
            </Button>
          )}
        </Box>
      </Box>
      {children}
    </Box>
  );
}

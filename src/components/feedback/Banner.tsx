import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';

export interface BannerProps {
  severity: 'error' | 'warning' | 'info';
  /** A lucide icon, 20 px. */
  icon: ReactNode;
  /** Bold first sentence: what happened. */
  cause?: string;
  /** What still works. */
  text: string;
  action?: { label: string; onClick: () => void };
  /** It comes into a place that was there before, whose role tells of it. */
  isPlaced?: boolean;
}

const looks = {
  error: { bgcolor: 'app.errorSoft', color: 'app.error' },
  warning: { bgcolor: 'app.warningSoft', color: 'app.warning' },
  info: { bgcolor: 'app.infoSoft', color: 'app.info' },
} as const;

/** Full width above what it is about: cause, then what still works, at most one action (design, "Banners"). */
export function Banner({ severity, icon, cause, text, action, isPlaced }: BannerProps) {
  return (
    <Box
      role={isPlaced ? undefined : 'status'}
      sx={[
        {
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          minHeight: 40,
          px: 2,
          py: 1,
          typography: 'body2',
          '& > svg': { width: 20, height: 20, flex: 'none' },
        },
        looks[severity],
      ]}
    >
      {icon}
      <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
        {cause && (
          <>
            <Box component="b" sx={{ fontWeight: 600 }}>
              {cause}
            </Box>{' '}
          </>
        )}
        {text}
      </Box>
      {action && (
        <Button size="small" color="inherit" onClick={action.onClick}>
          {action.label}
        </Button>
      )}
    </Box>
  );
}

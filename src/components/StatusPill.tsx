import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface StatusPillProps {
  tone: 'success' | 'warning' | 'error' | 'info' | 'neutral';
  label: string;
  /** A lucide icon, 14 px. */
  icon?: ReactNode;
}

const looks = {
  success: { bgcolor: 'app.successSoft', color: 'app.success' },
  warning: { bgcolor: 'app.warningSoft', color: 'app.warning' },
  error: { bgcolor: 'app.errorSoft', color: 'app.error' },
  info: { bgcolor: 'app.infoSoft', color: 'app.info' },
  neutral: { bgcolor: 'app.hover', color: 'app.text2' },
} as const;

/** A state as a word on its soft colour: Conectado, Pareando, Erro. */
export function StatusPill({ tone, label, icon }: StatusPillProps) {
  return (
    <Box
      component="span"
      sx={[
        {
          display: 'inline-flex',
          verticalAlign: 'middle',
          alignItems: 'center',
          gap: 0.5,
          height: 22,
          px: 1,
          borderRadius: '11px',
          fontSize: '0.75rem',
          fontWeight: 600,
          whiteSpace: 'nowrap',
        },
        looks[tone],
      ]}
    >
      {icon}
      {label}
    </Box>
  );
}

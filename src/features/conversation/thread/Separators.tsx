import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { formatDate } from '@/lib/dates';

/** A pill on the thread: a day, or what goes on above the first message (design, "Separators"). */
export function Pill({ children }: { children: ReactNode }) {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'center', py: 1.5 }}>
      <Box
        component="span"
        sx={{
          px: '10px',
          py: '2px',
          borderRadius: '12px',
          bgcolor: 'app.surface',
          color: 'app.text2',
          boxShadow: 1,
          fontSize: '0.75rem',
          lineHeight: '1.25rem',
          fontWeight: 500,
          fontVariantNumeric: 'tabular-nums',
        }}
      >
        {children}
      </Box>
    </Box>
  );
}

export function DaySeparator({ date }: { date: string }) {
  return (
    <Pill>
      <time dateTime={date}>{formatDate(date)}</time>
    </Pill>
  );
}

function Rule({ accent = false, children }: { accent?: boolean; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        py: 1.5,
        fontSize: '0.75rem',
        lineHeight: '1rem',
        whiteSpace: 'nowrap',
        color: accent ? 'app.accent' : 'app.text2',
        fontWeight: accent ? 600 : 400,
        '&::before, &::after': { content: '""', flex: 1, height: '1px', bgcolor: accent ? 'app.accent' : 'app.border' },
      }}
    >
      {children}
    </Box>
  );
}

/** M-05. */
export function TicketSeparator({ type, date }: { type: 'ended' | 'started'; date: string }) {
  const { t } = useTranslation();
  return <Rule>{t(type === 'ended' ? 'messagesList.ended' : 'messagesList.started', { date: formatDate(date) })}</Rule>;
}

/** B-15. */
export function UnreadSeparator({ count }: { count: number }) {
  const { t } = useTranslation();
  return <Rule accent>{t('messagesList.unread', { count })}</Rule>;
}

import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { CountBadge } from '@/components/CountBadge';
import { useTranslation } from '@/i18n/useTranslation';
import type { OpenPart } from './useTicketView';

interface SegmentsProps {
  part: OpenPart;
  onChange: (part: OpenPart) => void;
  /** Null while unknown. */
  openCount: number | null;
  pendingCount: number | null;
}

const label = (text: string, count: number | null, tone: 'quiet' | 'accent') => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
    {text}
    {count !== null && <CountBadge count={count} tone={count === 0 ? 'quiet' : tone} showZero />}
  </Box>
);

/** Assigned and waiting with their counts (T-04, T-42). */
export function Segments({ part, onChange, openCount, pendingCount }: SegmentsProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ px: 1.5, flex: 'none' }}>
      <Tabs
        value={part}
        onChange={(_event, next: OpenPart) => onChange(next)}
        aria-label={t('tickets.tabs.open.title')}
        variant="fullWidth"
        sx={(theme) => ({
          minHeight: 0,
          p: '3px',
          borderRadius: '8px',
          bgcolor: 'app.hover',
          '& .MuiTabs-indicator': { display: 'none' },
          '& .MuiTabs-list': { gap: '2px' },
          '& .MuiTab-root': {
            minHeight: 28,
            height: 28,
            py: 0,
            borderRadius: '6px',
            fontSize: '0.8125rem',
            color: 'app.text2',
            '@media (pointer: coarse)': { height: 44 },
          },
          '& .MuiTab-root.Mui-selected': {
            bgcolor: 'app.surface',
            color: 'text.primary',
            boxShadow: 1,
            ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.app.pressed }),
          },
        })}
      >
        <Tab value="open" label={label(t('ticketsList.assignedHeader'), openCount, 'quiet')} />
        <Tab value="pending" label={label(t('ticketsList.pendingHeader'), pendingCount, 'accent')} />
      </Tabs>
    </Box>
  );
}

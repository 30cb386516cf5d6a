import Box from '@mui/material/Box';
import { CountBadge } from '@/components/CountBadge';
import { TabStrip } from '@/components/TabStrip';
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
  <>
    {text}
    {count !== null && <CountBadge count={count} tone={count === 0 ? 'quiet' : tone} showZero />}
  </>
);

/** Assigned and waiting with their counts (T-04, T-42). */
export function Segments({ part, onChange, openCount, pendingCount }: SegmentsProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ px: 1.5, flex: 'none' }}>
      <TabStrip
        value={part}
        onChange={onChange}
        label={t('tickets.tabs.open.title')}
        tabs={[
          { value: 'open', label: label(t('ticketsList.assignedHeader'), openCount, 'quiet') },
          { value: 'pending', label: label(t('ticketsList.pendingHeader'), pendingCount, 'accent') },
        ]}
        fullWidth
        sx={(theme) => ({
          gap: '2px',
          p: '3px',
          borderRadius: '8px',
          bgcolor: 'app.hover',
          '& > button': {
            height: 28,
            borderRadius: '6px',
            fontSize: '0.8125rem',
            '@media (pointer: coarse)': { height: 44 },
          },
          '& > button[aria-selected="true"]': {
            bgcolor: 'app.surface',
            color: 'text.primary',
            boxShadow: 1,
            ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.app.pressed }),
            '&::after': { display: 'none' },
          },
        })}
      />
    </Box>
  );
}

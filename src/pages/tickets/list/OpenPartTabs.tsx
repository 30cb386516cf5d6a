import Box from '@mui/material/Box';
import { CountBadge } from '@/components/text/CountBadge';
import { TabStrip } from '@/components/layout/TabStrip';
import { useTranslation } from '@/i18n/useTranslation';
import type { TicketListState } from './useTicketList';
import type { OpenPart } from './useTicketView';

interface OpenPartTabsProps {
  part: OpenPart;
  onChange: (part: OpenPart) => void;
  lists: Readonly<Record<OpenPart, Pick<TicketListState, 'count' | 'atLeast'>>>;
}

const label = (text: string, { count, atLeast }: OpenPartTabsProps['lists'][OpenPart], tone: 'quiet' | 'accent') => (
  <>
    {text}
    {count !== null && <CountBadge count={count} tone={count === 0 ? 'quiet' : tone} showZero atLeast={atLeast} />}
  </>
);

/** Assigned and waiting with their counts (T-04, T-42). */
export function OpenPartTabs({ part, onChange, lists }: OpenPartTabsProps) {
  const { t } = useTranslation();
  return (
    <Box sx={{ px: 1.5, flex: 'none' }}>
      <TabStrip
        value={part}
        onChange={onChange}
        label={t('tickets.tabs.open.title')}
        tabs={[
          { value: 'open', label: label(t('ticketsList.assignedHeader'), lists.open, 'quiet') },
          { value: 'pending', label: label(t('ticketsList.pendingHeader'), lists.pending, 'accent') },
        ]}
        fullWidth
        sx={(theme) => ({
          gap: '2px',
          p: '3px',
          borderRadius: 'var(--radius)',
          bgcolor: 'app.hover',
          '& > [role="tab"]': {
            height: 28,
            borderRadius: 'var(--radius-small)',
            fontSize: '0.8125rem',
            '@media (pointer: coarse)': { height: 44 },
          },
          '& > [aria-selected="true"]': {
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

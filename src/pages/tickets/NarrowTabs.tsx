import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useTranslation } from 'react-i18next';
import { CountBadge } from '@/components/CountBadge';

type Side = 'list' | 'conversation';

interface NarrowTabsProps {
  value: Side;
  /** Tickets that wait to be accepted. */
  waiting: number;
  onChange: (side: Side) => void;
}

/** List or conversation on small screens (T-02). */
export function NarrowTabs({ value, waiting, onChange }: NarrowTabsProps) {
  const { t } = useTranslation();
  return (
    <Tabs
      value={value}
      onChange={(_event, next: Side) => onChange(next)}
      variant="fullWidth"
      aria-label={t('ticketAdvanced.viewsLabel')}
      sx={{ flex: 'none', bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab
        value="list"
        label={
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
            {t('ticketAdvanced.ticketNav')}
            <CountBadge count={waiting} />
          </Box>
        }
      />
      <Tab value="conversation" label={t('ticketAdvanced.attendanceNav')} />
    </Tabs>
  );
}

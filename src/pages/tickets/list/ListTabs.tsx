import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import type { ListTab } from './useTicketView';

interface ListTabsProps {
  tab: ListTab;
  onChange: (tab: ListTab) => void;
  /** The button that starts a conversation. */
  action: ReactNode;
}

/** Open, resolved and search; beside them the new ticket (T-03, T-05). */
export function ListTabs({ tab, onChange, action }: ListTabsProps) {
  const { t } = useTranslation();
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        flex: 'none',
        height: 48,
        px: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
        '@media (pointer: coarse)': { height: 56 },
      }}
    >
      <Tabs
        value={tab}
        onChange={(_event, next: ListTab) => onChange(next)}
        aria-label={t('tickets.tabs.label')}
        sx={{
          flex: 1,
          minWidth: 0,
          alignSelf: 'stretch',
          '& .MuiTabs-list': { height: 1 },
          '& .MuiTab-root': { minWidth: 0, minHeight: 48, px: 1, mr: 0.5, height: 1 },
        }}
      >
        <Tab value="open" label={t('tickets.tabs.open.title')} />
        <Tab value="closed" label={t('tickets.tabs.closed.title')} />
        <Tab
          value="search"
          label={t('tickets.tabs.search.title')}
          icon={<Search size={16} strokeWidth={1.8} aria-hidden />}
          iconPosition="start"
        />
      </Tabs>
      {action}
    </Box>
  );
}

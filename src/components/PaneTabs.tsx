import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { CountBadge } from './CountBadge';

export type Pane = 'list' | 'conversation';

interface PaneTabsProps {
  value: Pane;
  onChange: (pane: Pane) => void;
  /** Translated name of the two. */
  label: string;
  list: string;
  conversation: string;
  /** What waits in the list. */
  count: number;
  /** Spoken instead of the bare number. */
  countLabel?: string;
}

/** List or conversation, where there is room for one of them (T-02, IC-01). */
export function PaneTabs({ value, onChange, label, list, conversation, count, countLabel }: PaneTabsProps) {
  return (
    <Tabs
      value={value}
      onChange={(_event, next: Pane) => onChange(next)}
      variant="fullWidth"
      aria-label={label}
      sx={{ flex: 'none', bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab
        value="list"
        label={
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
            {list}
            <CountBadge count={count} {...(countLabel === undefined ? {} : { label: countLabel })} />
          </Box>
        }
      />
      <Tab value="conversation" label={conversation} />
    </Tabs>
  );
}

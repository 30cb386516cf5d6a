import { CountBadge } from './CountBadge';
import { TabStrip } from './TabStrip';

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
    <TabStrip
      value={value}
      onChange={onChange}
      label={label}
      fullWidth
      tabs={[
        {
          value: 'list',
          label: (
            <>
              {list}
              <CountBadge count={count} {...(countLabel === undefined ? {} : { label: countLabel })} />
            </>
          ),
        },
        { value: 'conversation', label: conversation },
      ]}
      sx={{ flex: 'none', height: 44, bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
    />
  );
}

import { CountBadge } from '@/components/text/CountBadge';
import { TabStrip } from './TabStrip';

export type Pane = 'list' | 'detail';

export interface PaneTabsProps {
  value: Pane;
  onChange: (pane: Pane) => void;
  /** Translated name of the two. */
  label: string;
  list: string;
  detail: string;
  /** What waits in the list. */
  count: number;
  /** There may be more than these. */
  atLeast?: boolean;
  /** Spoken instead of the bare number. */
  countLabel?: string;
}

/** List or detail, where there is room for one of them (T-02, IC-01). */
export function PaneTabs({ value, onChange, label, list, detail, count, atLeast = false, countLabel }: PaneTabsProps) {
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
              <CountBadge
                count={count}
                atLeast={atLeast}
                {...(countLabel === undefined ? {} : { label: countLabel })}
              />
            </>
          ),
        },
        { value: 'detail', label: detail },
      ]}
      sx={{ flex: 'none', height: 44, bgcolor: 'background.paper', borderBottom: 1, borderColor: 'divider' }}
    />
  );
}

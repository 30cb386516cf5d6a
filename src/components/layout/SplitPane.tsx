import type { ReactNode } from 'react';
import { PaneTabs, type PaneTabsProps } from './PaneTabs';
import styles from './SplitPane.module.css';
import type { SplitPaneState } from './useSplitPane';
import { VisuallyHidden } from './VisuallyHidden';

interface SplitPaneProps {
  pane: SplitPaneState;
  /** Translated heading of the page. */
  title: string;
  /** Of the two tabs, where there is room for one. */
  tabs: Omit<PaneTabsProps, 'value' | 'onChange'>;
  list: ReactNode;
  detail: ReactNode;
}

/**
 * A list and what is open of it: side by side, or two tabs that the address drives (T-02, IC-01, R-10). Both are the
 * same elements either way: a phone that is turned, or a window made narrower, ends nothing that is under way (B-23).
 */
export function SplitPane({ pane, title, tabs, list, detail }: SplitPaneProps) {
  const { wide, detailShown } = pane;
  return (
    <div className={styles.page}>
      <VisuallyHidden component="h1">{title}</VisuallyHidden>
      {!wide && <PaneTabs {...tabs} value={detailShown ? 'detail' : 'list'} onChange={pane.choose} />}
      <div className={styles.panes} data-wide={wide || undefined}>
        {/* Kept laid out, so that the list is where it was on the way back. */}
        <div className={styles.list} style={{ visibility: wide || !detailShown ? 'visible' : 'hidden' }}>
          {list}
        </div>
        {(wide || detailShown) && (
          <div className={styles.detail} data-covers={!wide || undefined}>
            {detail}
          </div>
        )}
      </div>
    </div>
  );
}

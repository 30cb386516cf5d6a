import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { TabStrip } from '@/components/layout/TabStrip';
import { useTranslation } from '@/i18n/useTranslation';
import type { ListTab } from './useTicketView';
import styles from './TicketListPanel.module.css';

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
    <div className={styles.tabs}>
      <TabStrip
        value={tab}
        onChange={onChange}
        label={t('tickets.tabs.label')}
        tabs={[
          { value: 'open', label: t('tickets.tabs.open.title') },
          { value: 'closed', label: t('tickets.tabs.closed.title') },
          {
            value: 'search',
            label: (
              <>
                <Search size={16} aria-hidden />
                {t('tickets.tabs.search.title')}
              </>
            ),
          },
        ]}
        sx={{ minWidth: 0, alignSelf: 'stretch', '& > [role="tab"]': { px: 0.75 } }}
      />
      <div className={styles.action}>{action}</div>
    </div>
  );
}

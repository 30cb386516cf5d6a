import { PaneTabs, type Pane } from '@/components/PaneTabs';
import { useTranslation } from '@/i18n/useTranslation';

interface NarrowTabsProps {
  value: Pane;
  /** Tickets that wait to be accepted. */
  waiting: number;
  onChange: (pane: Pane) => void;
}

/** List or conversation on small screens (T-02). */
export function NarrowTabs({ value, waiting, onChange }: NarrowTabsProps) {
  const { t } = useTranslation();
  return (
    <PaneTabs
      value={value}
      onChange={onChange}
      label={t('ticketAdvanced.viewsLabel')}
      list={t('ticketAdvanced.ticketNav')}
      conversation={t('ticketAdvanced.attendanceNav')}
      count={waiting}
    />
  );
}

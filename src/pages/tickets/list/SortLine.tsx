import ButtonBase from '@mui/material/ButtonBase';
import { ArrowUpDown } from 'lucide-react';
import { useTranslation } from '@/i18n/useTranslation';
import styles from './TicketListPanel.module.css';

interface SortLineProps {
  longestFirst: boolean;
  /** Null where there is one order only. */
  onToggle: (() => void) | null;
  /** Rows that would move if the order did not stand under a hand (DAY-61). */
  changed: number;
  /** Lets them move. */
  onMove: (byKey: boolean) => void;
}

/** Says what sorts the list (B-28), and how many rows wait to move; the waiting list can be turned round. */
export function SortLine({ longestFirst, onToggle, changed, onMove }: SortLineProps) {
  // Drawn seldom; what the compiler would keep is half of its code.
  'use no memo';
  const { t } = useTranslation();
  const text = longestFirst ? t('ticketsList.sort.longest') : t('ticketsList.sort.recent');
  const icon = <ArrowUpDown size={14} aria-hidden />;
  return (
    <div className={styles.sort}>
      {onToggle ? (
        <ButtonBase onClick={onToggle} title={t('ticketsList.sort.change')}>
          {icon}
          {text}
        </ButtonBase>
      ) : (
        <span>
          {icon}
          {text}
        </span>
      )}
      {changed > 0 && (
        <ButtonBase
          onClick={({ detail }) => onMove(detail === 0)}
          title={t('ticketsList.sort.move')}
          className={styles.changed}
        >
          {t('ticketsList.sort.changed', { count: changed })}
        </ButtonBase>
      )}
    </div>
  );
}

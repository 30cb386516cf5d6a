import { formatDateTime, formatListTime } from '@/lib/dates';
import styles from './RowTime.module.css';
import { useMinute } from './useMinute';

/** HH:mm for today, dd/MM/yyyy otherwise (T-20); changes by itself at midnight. */
export function RowTime({ at, unread }: { at: string; unread: boolean }) {
  const now = new Date(useMinute() * 60_000);
  return (
    <time dateTime={at} title={formatDateTime(at)} className={styles.time} data-unread={unread || undefined}>
      {formatListTime(at, now)}
    </time>
  );
}

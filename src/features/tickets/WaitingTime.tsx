import type { TFunction } from '@/i18n/keys';
import { Hourglass } from 'lucide-react';
import { tip } from '@/components/feedback/tip';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { useTranslation } from '@/i18n/useTranslation';
import { formatListTime, minutesSince } from '@/lib/dates';
import { useMinute } from './useMinute';
import styles from './WaitingTime.module.css';

const warnAfter = 30;
const alarmAfter = 60;

/** "2 min", "1 h 12 min", "3 dias". */
function waitText(t: TFunction, minutes: number): string {
  if (minutes < 1) return t('ticketsListItem.waitNow');
  if (minutes < 60) return t('ticketsListItem.waitMinutes', { minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return t('ticketsListItem.waitHours', { hours, minutes: minutes % 60 });
  return t('ticketsListItem.waitDays', { count: Math.floor(hours / 24) });
}

function toneOf(minutes: number): 'warning' | 'error' | undefined {
  if (minutes >= alarmAfter) return 'error';
  return minutes >= warnAfter ? 'warning' : undefined;
}

interface WaitingTimeProps {
  since: string;
  /** Whether the time of the last message stands beside it, and need not be heard twice. */
  timed?: boolean;
}

/** How long a waiting contact has been silent with us: warning from 30 minutes, error from 60 (B-28, design). */
export function WaitingTime({ since, timed = false }: WaitingTimeProps) {
  const { t } = useTranslation();
  const now = new Date(useMinute() * 60_000 + 59_999);
  const minutes = minutesSince(since, now);
  const text = waitText(t, minutes);
  const exact = formatListTime(since, now);
  return (
    <span
      {...tip(t('ticketsListItem.lastActivity', { time: exact }))}
      className={styles.waiting}
      data-tone={toneOf(minutes)}
    >
      <Hourglass size={14} aria-hidden />
      <span aria-hidden>{text}</span>
      <VisuallyHidden>
        {minutes < 1 ? t('ticketsListItem.waitingNow') : t('ticketsListItem.waiting', { time: text })}
      </VisuallyHidden>
      {!timed && (
        <VisuallyHidden>
          <time dateTime={since}>{exact}</time>
        </VisuallyHidden>
      )}
    </span>
  );
}

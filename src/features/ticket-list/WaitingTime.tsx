import type { TFunction } from 'i18next';
import { Hourglass } from 'lucide-react';
import type { CSSProperties } from 'react';
import { tip } from '@/components/tip';
import { VisuallyHidden } from '@/components/VisuallyHidden';
import { useTranslation } from '@/i18n/useTranslation';
import { formatListTime, minutesSince } from '@/lib/dates';
import { useMinute } from './useMinute';

const warnAfter = 30;
const alarmAfter = 60;

/** "2 min", "1 h 12 min", "3 dias". */
export function waitText(t: TFunction, minutes: number): string {
  if (minutes < 1) return t('ticketsListItem.waitNow');
  if (minutes < 60) return t('ticketsListItem.waitMinutes', { minutes });
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return t('ticketsListItem.waitHours', { hours, minutes: minutes % 60 });
  return t('ticketsListItem.waitDays', { count: Math.floor(hours / 24) });
}

const look: CSSProperties = {
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  marginLeft: 'auto',
  gap: 4,
  fontSize: '0.75rem',
  lineHeight: '1rem',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
};

function toneOf(minutes: number): 'text2' | 'warning' | 'error' {
  if (minutes >= alarmAfter) return 'error';
  return minutes >= warnAfter ? 'warning' : 'text2';
}

/** How long a waiting contact has been silent with us: warning from 30 minutes, error from 60 (B-28, design). */
export function WaitingTime({ since }: { since: string }) {
  const { t } = useTranslation();
  const now = new Date(useMinute() * 60_000 + 59_999);
  const minutes = minutesSince(since, now);
  const text = waitText(t, minutes);
  const exact = formatListTime(since, now);
  return (
    <span
      {...tip(t('ticketsListItem.lastActivity', { time: exact }))}
      style={{ ...look, color: `var(--mui-palette-app-${toneOf(minutes)})` }}
    >
      <Hourglass size={14} strokeWidth={1.8} aria-hidden />
      <span aria-hidden>{text}</span>
      <VisuallyHidden>{t('ticketsListItem.waiting', { time: text })}</VisuallyHidden>
      <VisuallyHidden>
        <time dateTime={since}>{exact}</time>
      </VisuallyHidden>
    </span>
  );
}

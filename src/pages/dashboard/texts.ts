import type { DayRange } from '@/api/dashboard';
import type { MessageKey, TFunction } from '@/i18n/keys';
import { formatDate } from '@/lib/dates';
import { isOpenStart, type Period } from './period';

const dash = '–';

/** Minutes as hours and minutes: "1 h 05 min", "28 min" (D-07). */
export function durationText(t: TFunction, minutes: number | null): string {
  if (minutes === null) return dash;
  const whole = Math.max(0, Math.round(minutes));
  if (whole < 60) return t('dashboard.duration.minutes', { minutes: whole });
  return t('dashboard.duration.hours', {
    hours: Math.floor(whole / 60),
    minutes: String(whole % 60).padStart(2, '0'),
  });
}

/** The days that the numbers are of, for captions and pictures. */
export function rangeText(t: TFunction, range: DayRange): string {
  const [from, to] = [formatDate(range.from), formatDate(range.to)];
  if (isOpenStart(range)) return t('dashboard.range.until', { to });
  return from === to ? from : t('dashboard.range.between', { from, to });
}

/** The choices of the period by their number of days (D-02). */
export const periodLabels = {
  0: 'dashboard.periodSelect.options.none',
  3: 'dashboard.periodSelect.options.last3',
  7: 'dashboard.periodSelect.options.last7',
  15: 'dashboard.periodSelect.options.last15',
  30: 'dashboard.periodSelect.options.last30',
  60: 'dashboard.periodSelect.options.last60',
  90: 'dashboard.periodSelect.options.last90',
} as const satisfies Record<Period, MessageKey>;

const dayPattern = /^(\d{4})-(\d{2})-(\d{2})/;

/** The calendar day of a stored due date, never shifted by the time zone (decisions: Dates). */
export function formatDueDate(value: string | null | undefined): string {
  const match = dayPattern.exec(value ?? '');
  return match ? `${match[3]}/${match[2]}/${match[1]}` : '';
}

const dayMs = 86_400_000;

/** Midnight UTC of a calendar day, or null: only there every day has 24 hours. */
function dayNumber(value: string | null | undefined): number | null {
  const match = dayPattern.exec(value ?? '');
  if (!match) return null;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const time = Date.UTC(year, month - 1, day);
  const date = new Date(time);
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day ? time / dayMs : null;
}

/** `yyyy-MM-dd` of a stored due date; empty for none and for one that is no day (OC-05). */
export const dueDay = (value: string | null | undefined): string =>
  dayNumber(value) === null ? '' : (value ?? '').slice(0, 10);

const twoDigits = (value: number): string => String(value).padStart(2, '0');

// Without a library: the login page reads due dates and needs nothing else of one.
/** The calendar day on this side of the screen, as `yyyy-MM-dd`. */
export const calendarDay = (now: Date): string =>
  `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;

/** Whole calendar days from `today` to a due date; negative once it has passed, null without one (OC-02). */
export function daysToDue(due: string | null | undefined, today: string): number | null {
  const [end, start] = [dayNumber(due), dayNumber(today)];
  return end === null || start === null ? null : end - start;
}

export type DueTone = 'soon' | 'near' | 'gone';

/** Which rows of companies stand out: exactly 5 days left, from 4 left to 3 past, exactly 4 past (OC-02). */
export function dueTone(days: number | null): DueTone | null {
  if (days === 5) return 'soon';
  if (days === -4) return 'gone';
  return days !== null && days >= -3 && days <= 4 ? 'near' : null;
}

const monthsOf: ReadonlyMap<string, number> = new Map([
  ['MENSAL', 1],
  ['BIMESTRAL', 2],
  ['TRIMESTRAL', 3],
  ['SEMESTRAL', 6],
  ['ANUAL', 12],
]);

/** How many months a recurrence adds, or null for none (OC-07). */
export const recurrenceMonths = (recurrence: string | null | undefined): number | null =>
  monthsOf.get(recurrence ?? '') ?? null;

/**
 * A due date so many months later; the 31st becomes the last day of a shorter month (OC-07). Without a due date the
 * months count from `today`.
 * @param billingDay of the month, where a shorter month has moved the due date from it (DAY-85)
 */
export function extendDue(due: string, months: number, today: string, billingDay?: number): string {
  const [year = 0, month = 1, dueOn = 1] = (dueDay(due) || today).split('-').map(Number);
  const day = billingDay ?? dueOn;
  // Day 0 of the month after is the last one of the month meant.
  const last = new Date(year, month - 1 + months + 1, 0).getDate();
  return calendarDay(new Date(year, month - 1 + months, Math.min(day, last)));
}

/** The day before `today`, as `yyyy-MM-dd`. */
export function dayBefore(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  return calendarDay(new Date(year, month - 1, day - 1));
}

/** Whether the calendar day of a stored due date lies before today's; the hour and the zone do not count (FI-02). */
export function isPastDue(value: string | null | undefined, now: Date): boolean {
  const day = dayPattern.exec(value ?? '')?.[0];
  return day !== undefined && day < calendarDay(now);
}

/** Days of a trial that are left, rounded up and never below zero; null where no end is known (SB-02). */
export function trialDaysLeft(trialExpiration: string | null | undefined, now: Date): number | null {
  const end = Date.parse(trialExpiration ?? '');
  return Number.isNaN(end) ? null : Math.max(0, Math.ceil((end - now.getTime()) / dayMs));
}

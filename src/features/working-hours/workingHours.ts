import { array, object, string } from 'yup';
import type { WorkingDay } from '@/api/queues';
import type { MessageKey } from '@/i18n/keys';
import { digitsOf } from '@/lib/digits';

/** The days as the server stores them: the label in Portuguese, the English name is what the bot compares. */
const week = [
  ['Segunda-feira', 'monday', '08:00', '18:00'],
  ['Terça-feira', 'tuesday', '08:00', '18:00'],
  ['Quarta-feira', 'wednesday', '08:00', '18:00'],
  ['Quinta-feira', 'thursday', '08:00', '18:00'],
  ['Sexta-feira', 'friday', '08:00', '18:00'],
  ['Sábado', 'saturday', '08:00', '12:00'],
  ['Domingo', 'sunday', '00:00', '00:00'],
] as const;

/** Hours of a new record. */
export const defaultHours = (): WorkingDay[] =>
  week.map(([weekday, weekdayEn, startTime, endTime]) => ({ weekday, weekdayEn, startTime, endTime }));

/** The seven days with the stored times; a day that is not stored has none, as the bot sees it. */
export const weekOf = (stored: readonly WorkingDay[] | null | undefined): WorkingDay[] =>
  week.map(([weekday, weekdayEn]) => {
    const day = stored?.find((known) => known.weekdayEn === weekdayEn);
    return { weekday, weekdayEn, startTime: day?.startTime ?? '', endTime: day?.endTime ?? '' };
  });

const weekend: readonly string[] = ['saturday', 'sunday'];

/** The times of one day on every day, or on those from Monday to Friday. */
export function copyHours(days: readonly WorkingDay[], from: number, to: 'all' | 'weekdays'): WorkingDay[] {
  const source = days[from];
  return days.map((day) =>
    source && (to === 'all' || !weekend.includes(day.weekdayEn))
      ? { ...day, startTime: source.startTime, endTime: source.endTime }
      : day,
  );
}

/** Digits as HH:MM; a first digit above 2 can only be the hour of one digit. */
export function maskTime(text: string): string {
  const typed = digitsOf(text);
  const digits = (/^[3-9]/.test(typed) ? `0${typed}` : typed).slice(0, 4);
  return digits.length > 2 ? `${digits.slice(0, 2)}:${digits.slice(2)}` : digits;
}

/** What was left half typed: "8" is 08:00; "8:3" may be two times, so it stays and is refused (DAY-44). */
export function completeTime(text: string): string {
  const digits = digitsOf(text);
  if (digits === '' || digits.length > 2) return maskTime(digits);
  return `${digits.padStart(2, '0')}:00`;
}

const invalid: MessageKey = 'workingHours.invalid';
const both: MessageKey = 'workingHours.both';
const order: MessageKey = 'workingHours.order';

type Hours = Partial<Pick<WorkingDay, 'startTime' | 'endTime'>>;

const time = () => string().matches(/^([01]\d|2[0-3]):[0-5]\d$/, { message: invalid, excludeEmptyString: true });

/**
 * Times of HH:MM, both or none: a day with one of them counts as always open. A day that closes before it opens would
 * never be open: the bot compares within one day (DAY-44, contract back-office 2).
 */
export const hoursSchema = () =>
  array(
    object({
      startTime: time().test('both', both, (start, { parent }: { parent: Hours }) => Boolean(start) || !parent.endTime),
      endTime: time()
        .test('both', both, (end, { parent }: { parent: Hours }) => Boolean(end) || !parent.startTime)
        .test('order', order, (end, { parent }: { parent: Hours }) => !end || end >= (parent.startTime ?? '')),
    }),
  );

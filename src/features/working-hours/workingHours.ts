import { array, object, string } from 'yup';
import type { WorkingDay } from '@/api/queues';
import { mergeNamed } from '@/forms/mergeRecord';
import type { MessageKey } from '@/i18n/keys';
import { readTime } from '@/lib/readTime';

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

/** Two who change different days at once both keep theirs (DAY-64). */
export const mergeDays = mergeNamed<WorkingDay>(({ weekdayEn }) => weekdayEn);

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

/** Puts the colon into four digits as the last one is typed or pasted; a correction in place stays as it is. */
export const maskTime = (before: string, after: string): string =>
  after.length > before.length && /^\d{4}$/.test(after) ? `${after.slice(0, 2)}:${after.slice(2)}` : after;

/** An hour as it is read; what is none stays as it is written. */
export const writtenTime = (text: string): string => readTime(text) ?? text;

/** The days as they are stored: every time as HH:MM. */
export const hoursToSend = (days: readonly WorkingDay[]): WorkingDay[] =>
  days.map((day) => ({ ...day, startTime: writtenTime(day.startTime), endTime: writtenTime(day.endTime) }));

const invalid: MessageKey = 'workingHours.invalid';
const both: MessageKey = 'workingHours.both';
const order: MessageKey = 'workingHours.order';

type Hours = Partial<Pick<WorkingDay, 'startTime' | 'endTime'>>;
interface Day {
  parent: Hours;
}

const time = () => string().test('time', invalid, (text) => readTime(text ?? '') !== null);
const isGiven = (text: string | undefined): boolean => readTime(text ?? '') !== '';

/** Whether a day does not close before it opens; what is no hour has a reason of its own. */
const isInOrder = ({ startTime = '', endTime = '' }: Hours): boolean => {
  const [start, end] = [readTime(startTime), readTime(endTime)];
  return !start || !end || end >= start;
};

/**
 * Times of HH:MM, both or none: a day with one of them counts as always open. A day that closes before it opens would
 * never be open: the bot compares within one day (DAY-44, contract back-office 2).
 */
export const hoursSchema = () =>
  array(
    object({
      startTime: time().test('both', both, (start, { parent }: Day) => isGiven(start) || !isGiven(parent.endTime)),
      endTime: time()
        .test('both', both, (end, { parent }: Day) => isGiven(end) || !isGiven(parent.startTime))
        .test('order', order, (_end, { parent }: Day) => isInOrder(parent)),
    }),
  );

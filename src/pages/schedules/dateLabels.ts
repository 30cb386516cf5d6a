import { addDays } from 'date-fns';
import type { Language } from '@/i18n/languages';
import { daysOf, rangeOf, weekStartOf, type Range, type View } from './dates';

const tags: Readonly<Record<Language, string>> = { pt: 'pt-BR', en: 'en-US', es: 'es' };

const shapes = {
  month: { month: 'long', year: 'numeric' },
  span: { day: 'numeric', month: 'short', year: 'numeric' },
  fullDay: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  day: { weekday: 'long', day: 'numeric', month: 'long' },
  shortDay: { day: 'numeric', month: 'short' },
  weekday: { weekday: 'long' },
  shortWeekday: { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

type Shape = keyof typeof shapes;

const made = new Map<string, Intl.DateTimeFormat>();

/** Formats are costly to make and cheap to keep, and are given days (`dayOf`): one that is kept stays in its zone. */
function formatter(language: Language, shape: Shape): Intl.DateTimeFormat {
  const key = `${language} ${shape}`;
  const known = made.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(tags[language], { ...shapes[shape], timeZone: 'UTC' });
  made.set(key, format);
  return format;
}

/** The day that the device has at this time, wherever it is by now. */
const dayOf = (date: Date): number => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate());

/** A date in the words of a language (B-35). */
export const inWords = (date: Date, shape: Shape, language: Language): string =>
  formatter(language, shape).format(dayOf(date));

/** Titles and headings begin with a capital, which Portuguese and Spanish do not write inside a sentence. */
export const titled = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What a view shows, as its title. */
export function titleOf(view: View, day: Date, range: Range, language: Language): string {
  if (view === 'month') return titled(inWords(day, 'month', language));
  if (view === 'day') return titled(inWords(day, 'fullDay', language));
  return formatter(language, 'span').formatRange(dayOf(range.from), dayOf(addDays(range.to, -1)));
}

/** Names of the weekdays in the order of the language's week. */
export const weekdaysOf = (language: Language, shape: 'weekday' | 'shortWeekday'): string[] =>
  daysOf(rangeOf('week', new Date(2026, 0, 7), weekStartOf[language])).map((day) => inWords(day, shape, language));

import {
  addDays,
  addHours,
  addMinutes,
  addMonths,
  addWeeks,
  endOfMonth,
  endOfWeek,
  format,
  isSameDay,
  isValid,
  parse,
  roundToNearestMinutes,
  startOfDay,
  startOfHour,
  startOfMonth,
  startOfWeek,
} from 'date-fns';
import { isAhead } from '@/features/schedule-form/scheduleForm';
import type { Language } from '@/i18n/languages';

export const views = ['month', 'week', 'day', 'agenda'] as const;
export type View = (typeof views)[number];

/** From the first moment up to, and without, the last. */
export interface Range {
  from: Date;
  to: Date;
}

/** Days that the agenda shows. */
const agendaDays = 30;

/** Spanish calendars begin the week on Monday, those of Brazil and the United States on Sunday. */
export const weekStartOf: Readonly<Record<Language, 0 | 1>> = { pt: 0, en: 0, es: 1 };

/** Narrows the address's `view`. */
export const toView = (text: string | null): View | null => views.find((view) => view === text) ?? null;

export const dayKey = (date: Date): string => format(date, 'yyyy-MM-dd');

/** A day of the address, at its local midnight (PAIN-8.5), or null for anything else. */
export function parseDay(text: string | null): Date | null {
  if (text === null || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return null;
  const day = parse(text, 'yyyy-MM-dd', new Date(0));
  return isValid(day) ? day : null;
}

/** What a view shows around a day: a month with the rest of its first and last week, a week, a day, 30 days ahead. */
export function rangeOf(view: View, day: Date, weekStartsOn: 0 | 1): Range {
  switch (view) {
    case 'month':
      return {
        from: startOfWeek(startOfMonth(day), { weekStartsOn }),
        to: addDays(startOfDay(endOfWeek(endOfMonth(day), { weekStartsOn })), 1),
      };
    case 'week': {
      const from = startOfWeek(day, { weekStartsOn });
      return { from, to: addDays(from, 7) };
    }
    case 'day':
      return { from: startOfDay(day), to: addDays(startOfDay(day), 1) };
    default:
      return { from: startOfDay(day), to: addDays(startOfDay(day), agendaDays) };
  }
}

/** The day that the next (1) or previous (-1) period is opened at. */
export function stepDay(view: View, day: Date, steps: 1 | -1): Date {
  switch (view) {
    case 'month':
      return addMonths(day, steps);
    case 'week':
      return addWeeks(day, steps);
    case 'day':
      return addDays(day, steps);
    default:
      return addDays(day, steps * agendaDays);
  }
}

/** Each day of a range at its local midnight; days of 23 and 25 hours count as one. */
export function daysOf({ from, to }: Range): Date[] {
  const days: Date[] = [];
  for (let day = from; day < to; day = addDays(day, 1)) days.push(day);
  return days;
}

export const isWithin = (date: Date, { from, to }: Range): boolean => date >= from && date < to;

const morning = 9;

/** The time a new message of a day starts with: an hour from now today (SC-05), else 9:00; null where it is over. */
export function suggestForDay(day: Date, now: Date): Date | null {
  if (isSameDay(day, now)) return addHours(now, 1);
  return day < now ? null : addHours(startOfDay(day), morning);
}

const quarter = 15;

/** The time a new message of an hour starts with; in the running hour the next quarter; null where it is over. */
export function suggestForHour(time: Date, now: Date): Date | null {
  if (isAhead(time, now)) return time;
  if (startOfHour(time).getTime() !== startOfHour(now).getTime()) return null;
  return roundToNearestMinutes(now.getTime() + 5 * 60_000, { nearestTo: quarter, roundingMethod: 'ceil' });
}

/** Another day, the same time of the clock. */
export const onDay = (day: Date, time: Date): Date =>
  new Date(day.getFullYear(), day.getMonth(), day.getDate(), time.getHours(), time.getMinutes());

/** A time of a day by its minutes since midnight, in quarters and never on another day. */
export function atMinutes(day: Date, minutes: number): Date {
  const last = 24 * 60 - quarter;
  const snapped = Math.min(last, Math.max(0, Math.round(minutes / quarter) * quarter));
  return new Date(day.getFullYear(), day.getMonth(), day.getDate(), 0, snapped);
}

export const minutesOf = (date: Date): number => date.getHours() * 60 + date.getMinutes();

/** Where the keyboard stands: a day of the month, an hour of the week or the day. Also the key of that cell. */
export const slotKey = (view: View, date: Date): string =>
  format(date, view === 'month' ? 'yyyy-MM-dd' : "yyyy-MM-dd'T'HH");

/** The start of the cell with this key. */
export function slotStart(key: string): Date | null {
  const day = parseDay(key.slice(0, 10));
  const hour = key.length > 10 ? Number(key.slice(11)) : 0;
  return day && Number.isInteger(hour) ? new Date(day.getFullYear(), day.getMonth(), day.getDate(), hour) : null;
}

/** Where a key leads from a cell, as in other calendars; null for keys that lead nowhere. */
export function stepCursor(view: View, at: Date, key: string, weekStartsOn: 0 | 1): Date | null {
  const hours = view !== 'month';
  switch (key) {
    case 'ArrowLeft':
      return addDays(at, -1);
    case 'ArrowRight':
      return addDays(at, 1);
    case 'ArrowUp':
      return hours ? hourOf(at, at.getHours() - 1) : addDays(at, -7);
    case 'ArrowDown':
      return hours ? hourOf(at, at.getHours() + 1) : addDays(at, 7);
    case 'Home':
      return view === 'day' ? hourOf(at, 0) : onDay(startOfWeek(at, { weekStartsOn }), at);
    case 'End':
      return view === 'day' ? hourOf(at, 23) : onDay(endOfWeek(at, { weekStartsOn }), at);
    case 'PageUp':
      return stepDay(view, at, -1);
    case 'PageDown':
      return stepDay(view, at, 1);
    default:
      return null;
  }
}

const hourOf = (day: Date, hour: number): Date => atMinutes(day, Math.min(23, Math.max(0, hour)) * 60);

/** Where a key takes a message that was picked up: days, and quarters of an hour where hours are shown. */
export function stepHeld(view: View, at: Date, key: string): Date | null {
  const hours = view !== 'month';
  switch (key) {
    case 'ArrowLeft':
      return addDays(at, -1);
    case 'ArrowRight':
      return addDays(at, 1);
    case 'ArrowUp':
      return hours ? addMinutes(at, -quarter) : addDays(at, -7);
    case 'ArrowDown':
      return hours ? addMinutes(at, quarter) : addDays(at, 7);
    default:
      return null;
  }
}

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
import { clockOf, stillToCome } from '@/lib/wallTime';

export const views = ['month', 'week', 'day', 'agenda'] as const;
export type View = (typeof views)[number];

/** From the first moment up to, and without, the last. */
export interface Range {
  from: Date;
  to: Date;
}

/** The first moment of a day so many days later: midnight, or later where clocks leave that out. */
const daysLater = (day: Date, days: number): Date => startOfDay(addDays(day, days));

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
        to: daysLater(endOfWeek(endOfMonth(day), { weekStartsOn }), 1),
      };
    case 'week': {
      const from = startOfWeek(day, { weekStartsOn });
      return { from, to: daysLater(from, 7) };
    }
    case 'day':
      return { from: startOfDay(day), to: daysLater(day, 1) };
    default:
      return { from: startOfDay(day), to: daysLater(day, agendaDays) };
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

/** Each day of a range at its first moment; days of 23 and 25 hours count as one. */
export function daysOf({ from, to }: Range): Date[] {
  const days: Date[] = [];
  for (let day = from; day < to; day = daysLater(day, 1)) days.push(day);
  return days;
}

export const isWithin = (date: Date, { from, to }: Range): boolean => date >= from && date < to;

const morning = 9;

/** The time a new message of a day starts with: an hour from now today (SC-05), else 9:00; null where it is over. */
export function suggestForDay(day: Date, now: Date): Date | null {
  if (isSameDay(day, now)) return addHours(now, 1);
  return day < now ? null : atMinutes(day, morning * 60);
}

const quarter = 15;

/** The time a new message of an hour starts with; in the running hour the next quarter; null where it is over. */
export function suggestForHour(time: Date, now: Date): Date | null {
  if (isAhead(time, now)) return time;
  if (startOfHour(time).getTime() !== startOfHour(now).getTime()) return null;
  return roundToNearestMinutes(now.getTime() + 5 * 60_000, { nearestTo: quarter, roundingMethod: 'ceil' });
}

/** Another day, the same time of the clock; on its own day the very moment, also of an hour that comes twice. */
export function onDay(day: Date, time: Date): Date {
  if (isSameDay(day, time)) return time;
  const moved = new Date(time);
  moved.setFullYear(day.getFullYear(), day.getMonth(), day.getDate());
  return stillToCome(moved);
}

/** A time of a day by the minutes of its clock since midnight, in quarters and never on another day. */
export function atMinutes(day: Date, minutes: number): Date {
  const last = 24 * 60 - quarter;
  const snapped = Math.min(last, Math.max(0, Math.round(minutes / quarter) * quarter));
  return stillToCome(new Date(day.getFullYear(), day.getMonth(), day.getDate(), 0, snapped));
}

export const minutesOf = (date: Date): number => date.getHours() * 60 + date.getMinutes();

/**
 * A cell: a day and, where hours are shown, one of the 24 hours of the clock. A change of the clocks repeats or leaves
 * out an hour, never a cell (PUB-21).
 */
export interface Slot {
  day: Date;
  hour: number;
}

export const slotOf = (date: Date): Slot => ({ day: startOfDay(date), hour: date.getHours() });

/** The hour of a cell as a clock shows it. */
export const hourText = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The key of a cell: of a day in the month, of an hour elsewhere. */
export const slotKey = (view: View, { day, hour }: Slot): string =>
  view === 'month' ? dayKey(day) : `${dayKey(day)}T${hourText(hour).slice(0, 2)}`;

/** The cell with this key. */
export function readSlot(key: string): Slot | null {
  const day = parseDay(key.slice(0, 10));
  const hour = key.length > 10 ? Number(key.slice(11)) : 0;
  return day && Number.isInteger(hour) ? { day, hour } : null;
}

/** A time of the clock in the hour of a cell, or the first one that follows; null where the whole hour is left out. */
export function timeIn({ day, hour }: Slot, minutes = 0): Date | null {
  const time = atMinutes(day, hour * 60 + minutes);
  return time.getHours() === hour ? time : null;
}

/** Where a key leads from a cell, as in other calendars; null for keys that lead nowhere. */
export function stepCursor(view: View, { day, hour }: Slot, key: string, weekStartsOn: 0 | 1): Slot | null {
  const hours = view !== 'month';
  const toDay = (date: Date): Slot => ({ day: date, hour });
  const toHour = (wanted: number): Slot => ({ day, hour: Math.min(23, Math.max(0, wanted)) });
  switch (key) {
    case 'ArrowLeft':
      return toDay(addDays(day, -1));
    case 'ArrowRight':
      return toDay(addDays(day, 1));
    case 'ArrowUp':
      return hours ? toHour(hour - 1) : toDay(addDays(day, -7));
    case 'ArrowDown':
      return hours ? toHour(hour + 1) : toDay(addDays(day, 7));
    case 'Home':
      return view === 'day' ? toHour(0) : toDay(startOfWeek(day, { weekStartsOn }));
    case 'End':
      return view === 'day' ? toHour(23) : toDay(endOfWeek(day, { weekStartsOn }));
    case 'PageUp':
      return toDay(stepDay(view, day, -1));
    case 'PageDown':
      return toDay(stepDay(view, day, 1));
    default:
      return null;
  }
}

/** A message that is carried by keyboard: where it would go, and whose time of the clock it keeps from day to day. */
export interface Held {
  to: Date;
  time: Date;
}

/** Where a key takes a message that was picked up: days, and quarters of an hour where hours are shown. */
export function stepHeld(view: View, { to, time }: Held, key: string): Held | null {
  const hours = view !== 'month';
  const byDays = (days: number): Held => ({ to: onDay(addDays(to, days), time), time });
  switch (key) {
    case 'ArrowLeft':
      return byDays(-1);
    case 'ArrowRight':
      return byDays(1);
    case 'ArrowUp':
      return hours ? stepTime(to, -quarter) : byDays(-7);
    case 'ArrowDown':
      return hours ? stepTime(to, quarter) : byDays(7);
    default:
      return null;
  }
}

/** Onwards by the clock: no hour a second time, and none that is left out. */
function stepTime(from: Date, minutes: number): Held {
  let to = from;
  do to = addMinutes(to, minutes);
  while (minutes > 0 ? clockOf(to) <= clockOf(from) : clockOf(to) >= clockOf(from));
  return { to, time: to };
}

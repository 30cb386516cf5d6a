import { parseISO, startOfMonth, subDays } from 'date-fns';
import type { BoardQuery, DayRange } from '@/api/dashboard';
import { calendarDay } from '@/lib/dueDate';
import { readDate, type DateProblem } from '@/lib/readDate';

/** The choices of the specification; 0 is none (D-02). */
export const periods = [0, 3, 7, 15, 30, 60, 90] as const;
export type Period = (typeof periods)[number];

/** What the numbers are of: dates, of which one may be open ('') or no date yet, or a number of days (D-02). */
export type Filter = { by: 'date'; from: string; to: string } | { by: 'period'; days: Period };

/** Why nothing can be asked: nothing chosen (D-04), what is no date, or an end before its start; and at which ends. */
export type FilterProblem = { reason: 'none' } | { reason: 'order' | DateProblem; ends: readonly ('from' | 'to')[] };

/** A day as the server and a date field write it. */
export function isDay(text: string | null): text is string {
  const read = text ? readDate(text) : null;
  return read !== null && 'date' in read && read.date === text;
}

/** From the first of the month to today (D-03). */
export const defaultFilter = (today: string): Filter => ({
  by: 'date',
  from: calendarDay(startOfMonth(parseISO(today))),
  to: today,
});

/** The filter of an address (B-32); what makes no sense there counts as absent. */
export function filterOf(params: URLSearchParams, today: string): Filter {
  const days = periods.find((period) => String(period) === params.get('days'));
  if (days !== undefined) return { by: 'period', days };
  if (!params.has('from') && !params.has('to')) return defaultFilter(today);
  const [from, to] = [params.get('from'), params.get('to')];
  return { by: 'date', from: isDay(from) ? from : '', to: isDay(to) ? to : '' };
}

/** The address of a filter; whatever else stands there stays. */
export function withFilter(params: URLSearchParams, filter: Filter): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['days', 'from', 'to']) next.delete(name);
  if (filter.by === 'period') {
    next.set('days', String(filter.days));
    return next;
  }
  if (filter.from !== '') next.set('from', filter.from);
  if (filter.to !== '') next.set('to', filter.to);
  return next;
}

/** Null for a filter that can be asked for. */
export function problemOf(filter: Filter): FilterProblem | null {
  const none = { reason: 'none' } as const;
  if (filter.by === 'period') return filter.days === 0 ? none : null;
  for (const end of ['from', 'to'] as const) {
    const read = readDate(filter[end]);
    if ('problem' in read) return { reason: read.problem, ends: [end] };
  }
  if (filter.from === '' && filter.to === '') return none;
  return filter.from !== '' && filter.to !== '' && filter.from > filter.to
    ? { reason: 'order', ends: ['from', 'to'] }
    : null;
}

/**
 * What GET /dashboard is asked (D-05). An end that is not past is left out: with `date_to` the server counts what is
 * finished alone, and ends the day in its own time zone, so that "until today" would say less than "the last 30 days"
 * (contract 3.9). Without a start an end of today means all there is, and nothing is left to be asked for (DAY-50).
 */
export function boardQueryOf(filter: Filter, today: string): BoardQuery {
  if (filter.by === 'period') return { days: filter.days };
  const past = filter.to !== '' && filter.to < today;
  return {
    ...(filter.from !== '' && { date_from: filter.from }),
    ...(past && { date_to: filter.to }),
  };
}

/** Whether the server counts what is finished by the end of the days alone. */
export const countsFinishedOnly = (query: BoardQuery): boolean => 'date_to' in query;

/** Older than any conversation: the charts need both ends. */
const longAgo = '2000-01-01';

/** The days of the charts: as many as a period says, today among them (DAY-57). */
export function rangeOf(filter: Filter, today: string): DayRange {
  if (filter.by === 'period') return { from: calendarDay(subDays(parseISO(today), filter.days - 1)), to: today };
  const from = filter.from === '' ? longAgo : filter.from;
  if (filter.to !== '') return { from, to: filter.to };
  return { from, to: from > today ? from : today };
}

/** Whether the range begins with the first conversation there is. */
export const isOpenStart = ({ from }: DayRange): boolean => from === longAgo;

import { isSameDay, isValid, lightFormat, parseISO } from 'date-fns';

/** No moment takes more letters; the library's patterns take long over what is none. */
const longest = 64;

function toDate(value: string | Date | null | undefined): Date | null {
  if (!value || (typeof value === 'string' && value.length > longest)) return null;
  const date = typeof value === 'string' ? parseISO(value) : value;
  return isValid(date) ? date : null;
}

/** dd/MM/yyyy in local time (I-08); empty for a missing or broken date. */
export function formatDate(value: string | Date | null | undefined): string {
  const date = toDate(value);
  return date ? lightFormat(date, 'dd/MM/yyyy') : '';
}

/** HH:mm in local time (I-08). */
export function formatTime(value: string | Date | null | undefined): string {
  const date = toDate(value);
  return date ? lightFormat(date, 'HH:mm') : '';
}

/** dd/MM/yyyy HH:mm, for exact times and tooltips. */
export function formatDateTime(value: string | Date | null | undefined): string {
  const date = toDate(value);
  return date ? lightFormat(date, 'dd/MM/yyyy HH:mm') : '';
}

/** dd/MM/yy HH:mm, for columns (CN-01). */
export function formatShortDateTime(value: string | Date | null | undefined): string {
  const date = toDate(value);
  return date ? lightFormat(date, 'dd/MM/yy HH:mm') : '';
}

/** HH:mm for today, dd/MM/yyyy otherwise (T-20). */
export function formatListTime(value: string | null | undefined, now: Date): string {
  const date = toDate(value);
  if (!date) return '';
  return isSameDay(date, now) ? lightFormat(date, 'HH:mm') : lightFormat(date, 'dd/MM/yyyy');
}

/** Whole minutes between a moment and now, never negative. */
export function minutesSince(value: string | null | undefined, now: Date): number {
  const date = toDate(value);
  return date ? Math.max(0, Math.floor((now.getTime() - date.getTime()) / 60_000)) : 0;
}

/** mm:ss of a number of seconds, for players and the recorder. */
export function formatSeconds(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

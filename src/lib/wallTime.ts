import { addHours, addMinutes, lightFormat } from 'date-fns';

/** The zone of this device, such as America/Sao_Paulo. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How far a zone is from Greenwich at a moment: "GMT-3". */
export function zoneOffset(at: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** Browsers read other texts, too, each in its own way. */
const wallTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;

/** What the clock of this device shows at a moment: yyyy-MM-ddTHH:mm. */
export const clockOf = (date: Date): string => lightFormat(date, "yyyy-MM-dd'T'HH:mm");

/** What a date field holds of an instant, by the clock of this device; empty for none. */
export function toLocalInput(instant: string | null): string {
  const date = instant === null ? null : new Date(instant);
  return date === null || Number.isNaN(date.getTime()) ? '' : clockOf(date);
}

/**
 * The instant that the clock of this device shows so. In the night in which summer time ends an hour comes twice: of the
 * two instants it is the stored one if nothing else was typed, else the first that is still to come.
 * @param local yyyy-MM-ddTHH:mm; whatever else a date field holds makes an invalid date
 * @param stored what the text was made of, in ISO 8601
 */
export function fromLocalInput(local: string, stored: string | null = null): Date {
  if (stored !== null && toLocalInput(stored) === local) return new Date(stored);
  return stillToCome(new Date(wallTime.test(local) ? local : Number.NaN));
}

/** Of an hour that comes twice: the second one where the first is over. @param first as dates are made of a wall time */
export function stillToCome(first: Date): Date {
  if (!(first.getTime() < Date.now())) return first;
  const turned = addHours(first, 3).getTimezoneOffset() - first.getTimezoneOffset();
  const second = addMinutes(first, turned);
  return clockOf(second) === clockOf(first) ? second : first;
}

/** What the clock leaves out in the night in which summer time begins. */
export interface SkippedHour {
  /** HH:mm at which it goes forward. */
  from: string;
  /** HH:mm that it shows then. */
  to: string;
  /** HH:mm between the two, which it never shows. */
  time: string;
}

/** What the clock of this device leaves out, if it never shows this time. @param local as of `fromLocalInput` */
export function skippedHour(local: string): SkippedHour | null {
  // Such a time is read as if the clock had not gone forward yet.
  const read = new Date(local);
  const gap = Number.isNaN(read.getTime()) ? 0 : Date.parse(`${clockOf(read)}Z`) - Date.parse(`${local}Z`);
  if (!(gap > 0)) return null;
  let turn = new Date(read.getTime() - gap);
  while (turn.getTimezoneOffset() !== read.getTimezoneOffset()) turn = addMinutes(turn, 1);
  const to = clockOf(turn);
  const from = new Date(Date.parse(`${to}Z`) - gap).toISOString();
  return { from: from.slice(11, 16), to: to.slice(11), time: local.slice(11) };
}

/** YYYY-MM-DD HH:mm:ss by the clock of this device, for a call that is told the zone (CP-13, decisions: Dates). */
export const localWallTime = (instant: string): string => lightFormat(new Date(instant), 'yyyy-MM-dd HH:mm:ss');

/** The same moment by Greenwich, for a call that reads its text in the zone of the server, which is UTC. */
export const utcWallTime = (instant: string): string => new Date(instant).toISOString().slice(0, 19).replace('T', ' ');

import { lightFormat } from 'date-fns';

/** The zone of this device, such as America/Sao_Paulo. */
export const deviceZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How far a zone is from Greenwich at a moment: "GMT-3". */
export function zoneOffset(at: Date, zone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(at);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

/** `datetime-local` of an instant, by the clock of this device; empty for none. */
export function toLocalInput(instant: string | null): string {
  const date = instant === null ? null : new Date(instant);
  return date === null || Number.isNaN(date.getTime()) ? '' : lightFormat(date, "yyyy-MM-dd'T'HH:mm");
}

/** YYYY-MM-DD HH:mm:ss by the clock of this device, for a call that is told the zone (CP-13, decisions: Dates). */
export const localWallTime = (local: string): string => lightFormat(new Date(local), 'yyyy-MM-dd HH:mm:ss');

/** The same moment by Greenwich, for a call that reads its text in the zone of the server, which is UTC. */
export const utcWallTime = (local: string): string => new Date(local).toISOString().slice(0, 19).replace('T', ' ');

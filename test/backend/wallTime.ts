const zoned = /(?:Z|[+-]\d\d:?\d\d)$/;

/** How far a zone is ahead of UTC at that instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(instant);
  const part = (type: string): number => Number(parts.find((entry) => entry.type === type)?.value ?? 0);
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - instant;
}

/** A time as POST /schedules and POST /campaigns read it: wall time of `timeZone`, UTC when absent (back office §0.5). */
export function instantOf(value: string, timeZone: string | null): string {
  const utc = new Date(zoned.test(value) ? value : `${value}Z`).getTime();
  if (Number.isNaN(utc)) throw new Error('not a time');
  if (zoned.test(value) || timeZone === null) return new Date(utc).toISOString();
  const first = utc - offsetAt(utc, timeZone);
  return new Date(utc - offsetAt(first, timeZone)).toISOString();
}

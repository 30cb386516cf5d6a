/**
 * Reads an hour of the day as people write it: `8`, `8h`, `8:30`, `8h30`, `0830`, and `830`, since no hour begins with 83.
 * Never another hour: `130` and `8:3` may be two (PUB-13, DAY-44).
 * @returns HH:MM, empty where none is given, or null
 */
export function readTime(text: string): string | null {
  const bare = text.trim();
  if (bare === '') return '';
  const [, hour = '', minutes = '00'] =
    /^(\d{1,2})h?$/i.exec(bare) ??
    /^(\d{1,2})[:h](\d{2})(?::00)?$/i.exec(bare) ??
    /^(\d{2}|[3-9])(\d{2})$/.exec(bare) ??
    [];
  return hour !== '' && Number(hour) < 24 && Number(minutes) < 60 ? `${hour.padStart(2, '0')}:${minutes}` : null;
}

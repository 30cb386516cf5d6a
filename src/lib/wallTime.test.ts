import { describe, expect, it } from 'vitest';
import { deviceZone, localWallTime, toLocalInput, utcWallTime, zoneOffset } from './wallTime';

describe('times without a zone', () => {
  it('CP-13 local time goes out as YYYY-MM-DD HH:mm:ss, the same moment by Greenwich likewise, and comes back', () => {
    const local = '2030-01-01T10:05';
    expect(localWallTime(local)).toBe('2030-01-01 10:05:00');
    const instant = new Date(local).toISOString();
    expect(utcWallTime(local)).toBe(`${instant.slice(0, 10)} ${instant.slice(11, 16)}:00`);
    expect(toLocalInput(instant)).toBe(local);
    expect([toLocalInput(null), toLocalInput('nonsense')]).toEqual(['', '']);
  });

  it('CP-13 a zone says how far it is from Greenwich at that moment', () => {
    expect(zoneOffset(new Date('2030-01-01T00:00:00Z'), 'America/Sao_Paulo')).toBe('GMT-3');
    expect(zoneOffset(new Date('2030-07-01T00:00:00Z'), 'Europe/Lisbon')).toBe('GMT+1');
    expect(zoneOffset(new Date(), deviceZone())).toMatch(/^GMT/);
  });
});

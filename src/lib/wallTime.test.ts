import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceZone, fromLocalInput, localWallTime, toLocalInput, utcWallTime, zoneOffset } from './wallTime';

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

describe('the hour that comes twice', () => {
  const first = '2030-04-06T13:30:00.000Z';
  const second = '2030-04-06T14:30:00.000Z';
  const read = (local: string, stored?: string | null) => fromLocalInput(local, stored).toISOString();

  afterEach(() => {
    vi.unstubAllEnvs();
    vi.useRealTimers();
  });

  it('CP-13 SC-05 what is typed is still to come, and what was stored stays what it was', () => {
    // A zone in which summer time ends in that night.
    vi.stubEnv('TZ', 'Pacific/Auckland');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2030-04-01T00:00:00Z') });
    expect([first, second].map(toLocalInput)).toEqual(['2030-04-07T02:30', '2030-04-07T02:30']);
    expect(read('2030-04-07T02:30')).toBe(first);
    expect(read('2030-04-07T02:30', second)).toBe(second);
    expect(read('2030-04-07T02:31', second)).toBe('2030-04-06T13:31:00.000Z');
    // In the first of the two hours.
    vi.setSystemTime(new Date('2030-04-06T13:45:00Z'));
    expect(read('2030-04-07T02:30')).toBe(second);
    expect(read('2030-04-07T02:50', null)).toBe('2030-04-06T13:50:00.000Z');
    // What is over on a usual day stays over.
    expect(read('2030-04-05T02:30')).toBe('2030-04-04T13:30:00.000Z');
  });
});

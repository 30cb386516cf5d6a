import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  deviceZone,
  fromLocalInput,
  localWallTime,
  skippedHour,
  toLocalInput,
  utcWallTime,
  zoneOffset,
} from './wallTime';

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

describe('the hour that is left out', () => {
  afterEach(() => vi.unstubAllEnvs());

  it.each([
    ['Europe/Madrid', '2031-03-30', '02:00', '03:00', ['02:00', '02:30', '02:59']],
    ['America/Santiago', '2031-09-07', '00:00', '01:00', ['00:00', '00:30', '00:59']],
    ['America/Sao_Paulo', '2018-11-04', '00:00', '01:00', ['00:00', '00:30', '00:59']],
    ['Australia/Lord_Howe', '2031-10-05', '02:00', '02:30', ['02:00', '02:15', '02:29']],
    ['Pacific/Apia', '2011-12-30', '00:00', '00:00', ['00:00', '09:15', '23:59']],
  ])('PUB-21 in %s on %s the clock goes from %s to %s', (zone, day, from, to, times) => {
    vi.stubEnv('TZ', zone);
    expect(times.map((time) => skippedHour(`${day}T${time}`))).toEqual(times.map((time) => ({ from, to, time })));
  });

  it.each([
    ['Europe/Madrid', ['2031-03-30T01:59', '2031-03-30T03:00', '2031-03-31T02:30', '2031-10-26T02:30']],
    ['America/Santiago', ['2031-09-06T23:59', '2031-09-07T01:00', '2031-04-05T23:30', '2031-04-06T00:00']],
    ['America/Sao_Paulo', ['2031-11-02T00:00', '2031-11-02T00:30']],
    ['Australia/Lord_Howe', ['2031-10-05T01:59', '2031-10-05T02:30', '2031-04-06T01:45']],
    ['Asia/Kolkata', ['2031-03-30T02:30', '2031-10-26T02:30']],
    ['UTC', ['2031-03-30T02:30', '2031-10-26T02:30']],
  ])('PUB-21 in %s these times are there', (zone, times) => {
    vi.stubEnv('TZ', zone);
    expect(times.map(skippedHour)).toEqual(times.map(() => null));
  });

  it('PUB-21 what is no time is left to the rule that says so', () => {
    expect(['', 'amanhã', '2031-03-30T25:00'].map(skippedHour)).toEqual([null, null, null]);
  });
});

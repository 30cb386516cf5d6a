import { describe, expect, it } from 'vitest';
import { calendarDay } from '@/lib/dueDate';
import { boardQueryOf, defaultFilter, filterOf, isDay, isOpenStart, problemOf, rangeOf, withFilter } from './period';

const today = '2026-11-21';
const of = (search: string) => filterOf(new URLSearchParams(search), today);

describe('what the numbers are of', () => {
  it('D-03 B-32 without an address: from the first of the month to today', () => {
    expect(of('sort=name')).toEqual({ by: 'date', from: '2026-11-01', to: today });
    expect(defaultFilter('2028-02-29')).toEqual({ by: 'date', from: '2028-02-01', to: '2028-02-29' });
  });

  it('D-02 B-32 an address is read back as it was written, and leaves the rest of it alone', () => {
    const filters = [
      { by: 'period', days: 90 },
      { by: 'period', days: 0 },
      { by: 'date', from: '2026-10-05', to: '2026-10-06' },
      { by: 'date', from: '2026-10-05', to: '' },
    ] as const;
    for (const filter of filters) {
      const address = withFilter(new URLSearchParams('sort=-time&days=3&to=2026-01-01'), filter);
      expect(filterOf(address, today)).toEqual(filter);
      expect(address.get('sort')).toBe('-time');
    }
  });

  it('B-32 B-42 what makes no sense in an address counts as absent', () => {
    expect(of('days=8')).toEqual(defaultFilter(today));
    expect(of('from=2026-02-30&to=hoje')).toEqual({ by: 'date', from: '', to: '' });
    expect(isDay('2026-11-21T00:00')).toBe(false);
  });

  it('D-04 nothing chosen, and an end before its start, cannot be asked for', () => {
    expect(problemOf(of('days=0'))?.reason).toBe('none');
    expect(problemOf(of('from='))?.reason).toBe('none');
    expect(problemOf(of('from=2026-11-02&to=2026-11-01'))?.reason).toBe('order');
    expect(problemOf(of('from=2026-11-02&to=2026-11-02'))).toBeNull();
    expect(problemOf(of('to=2026-11-02'))).toBeNull();
  });

  it('D-05 the server is asked for days, a start, or both ends; an end of today would leave out what still runs', () => {
    expect(boardQueryOf(of('days=7'), today)).toEqual({ days: 7 });
    expect(boardQueryOf(of(''), today)).toEqual({ date_from: '2026-11-01' });
    expect(boardQueryOf(of('from=2026-10-01&to=2026-10-31'), today)).toEqual({
      date_from: '2026-10-01',
      date_to: '2026-10-31',
    });
    expect(boardQueryOf(of('to=2026-11-20'), today)).toEqual({ date_to: '2026-11-20' });
  });

  it('DAY-50 without a start an end of today is all there is, for the figures as for the charts', () => {
    expect(boardQueryOf(of('to=2026-11-21'), today)).toEqual({});
    expect(rangeOf(of('to=2026-11-21'), today)).toEqual({ from: '2000-01-01', to: today });
    expect(isOpenStart(rangeOf(of('to=2026-11-21'), today))).toBe(true);
  });

  it('DAY-57 the last 3 days are three, today among them', () => {
    expect(rangeOf(of('days=3'), today)).toEqual({ from: '2026-11-19', to: today });
  });

  it('D-10 D-11 the charts always have two ends', () => {
    expect(rangeOf(of('days=30'), today)).toEqual({ from: '2026-10-23', to: today });
    expect(rangeOf(of('from=2026-10-01'), today)).toEqual({ from: '2026-10-01', to: today });
    expect(rangeOf(of('from=2026-12-01'), today)).toEqual({ from: '2026-12-01', to: '2026-12-01' });
    expect(rangeOf(of('to=2026-10-01'), today)).toEqual({ from: '2000-01-01', to: '2026-10-01' });
  });

  it('D-03 I-08 a day is the day of the reader, at any hour', () => {
    expect(calendarDay(new Date(2026, 10, 1, 0, 0))).toBe('2026-11-01');
    expect(calendarDay(new Date(2026, 10, 30, 23, 59))).toBe('2026-11-30');
  });
});

import { describe, expect, it } from 'vitest';
import {
  formatDate,
  formatDateTime,
  formatListTime,
  formatSeconds,
  formatShortDateTime,
  formatTime,
  minutesSince,
} from './dates';
import { formatDueDate } from './dueDate';

const noon = new Date(2026, 2, 5, 12, 7, 59);

describe('dates', () => {
  it('I-08 dates are dd/MM/yyyy and times HH:mm, in local time, from text or from a date', () => {
    expect(formatDate(noon)).toBe('05/03/2026');
    expect(formatDate(noon.toISOString())).toBe('05/03/2026');
    expect(formatTime(noon)).toBe('12:07');
    expect(formatTime(new Date(2026, 2, 5, 0, 3).toISOString())).toBe('00:03');
    expect(formatDateTime(noon)).toBe('05/03/2026 12:07');
    expect(formatShortDateTime(noon)).toBe('05/03/26 12:07');
    expect(formatDateTime(new Date(Number.NaN))).toBe('');
  });

  it.each([null, undefined, '', 'amanhã', '2026-13-45T00:00:00Z', `2026-03-05T12:07:59.${'0'.repeat(44)}Z`])(
    'I-08 %j is shown as nothing',
    (value) => {
      expect(formatDate(value)).toBe('');
      expect(formatTime(value)).toBe('');
      expect(formatDateTime(value)).toBe('');
      expect(formatShortDateTime(value)).toBe('');
      expect(formatListTime(value, noon)).toBe('');
      expect(minutesSince(value, noon)).toBe(0);
    },
  );

  it('T-20 a list shows the time of today and the date of any other day', () => {
    expect(formatListTime(new Date(2026, 2, 5, 0, 0).toISOString(), noon)).toBe('00:00');
    expect(formatListTime(new Date(2026, 2, 4, 23, 59).toISOString(), noon)).toBe('04/03/2026');
    expect(formatListTime(new Date(2025, 2, 5, 12, 0).toISOString(), noon)).toBe('05/03/2025');
  });

  it('S-04 H-03 a due date keeps its calendar day in every time zone', () => {
    expect(formatDueDate('2026-12-31T00:00:00.000Z')).toBe('31/12/2026');
    expect(formatDueDate('2026-12-31T23:59:59.999Z')).toBe('31/12/2026');
    expect(formatDueDate('2026-01-02')).toBe('02/01/2026');
    expect([formatDueDate(null), formatDueDate(undefined), formatDueDate('31/12/2026')]).toEqual(['', '', '']);
  });

  it('B-35 the minutes of a wait are whole and never negative', () => {
    expect(minutesSince(new Date(2026, 2, 5, 12, 5, 0).toISOString(), noon)).toBe(2);
    expect(minutesSince(`2026-03-05T12:07:59.${'0'.repeat(43)}Z`, new Date('2026-03-05T12:10:59Z'))).toBe(3);
    expect(minutesSince(new Date(2026, 2, 5, 12, 30).toISOString(), noon)).toBe(0);
  });

  it('M-10 P-14 players and the recorder count m:ss', () => {
    expect([0, 9.9, 60, 61, 754].map(formatSeconds)).toEqual(['0:00', '0:09', '1:00', '1:01', '12:34']);
    expect([Number.NaN, Number.POSITIVE_INFINITY, -3].map(formatSeconds)).toEqual(['0:00', '0:00', '0:00']);
  });
});

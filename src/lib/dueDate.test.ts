import { describe, expect, it } from 'vitest';
import { calendarDay, daysToDue, dueDay, dueTone, extendDue, formatDueDate, recurrenceMonths } from './dueDate';

describe('due dates', () => {
  it('OC-02 PAIN-8.4 days are counted from calendar day to calendar day, whatever the hour', () => {
    const at = (text: string) => daysToDue('2026-03-10T00:00:00.000Z', calendarDay(new Date(text)));
    expect(at('2026-03-05T00:00:00')).toBe(5);
    expect(at('2026-03-05T23:59:59')).toBe(5);
    expect(at('2026-03-06T00:00:00')).toBe(4);
    expect(at('2026-03-10T12:00:00')).toBe(0);
    expect(at('2026-03-14T23:59:59')).toBe(-4);
    expect(daysToDue('2028-03-01', '2028-02-28')).toBe(2);
    expect(daysToDue('2027-03-01', '2027-02-28')).toBe(1);
    expect(daysToDue('2027-01-01', '2026-12-31')).toBe(1);
  });

  it('OC-02 exactly 5 days stand out, 4 to -3, exactly -4, and no others', () => {
    const tones = [6, 5, 4, 0, -3, -4, -5, null].map(dueTone);
    expect(tones).toEqual([null, 'soon', 'near', 'near', 'near', 'gone', null, null]);
  });

  it('OC-05 an empty or impossible day is none', () => {
    expect(['', null, undefined, 'amanhã', '2026-02-30', '2026-13-01'].map(dueDay)).toEqual(['', '', '', '', '', '']);
    expect(dueDay('2026-02-28T00:00:00.000Z')).toBe('2026-02-28');
    expect(daysToDue(null, '2026-01-01')).toBeNull();
    expect(formatDueDate('2026-02-28T00:00:00.000Z')).toBe('28/02/2026');
  });

  it('OC-07 each recurrence adds its months', () => {
    const added = ['MENSAL', 'BIMESTRAL', 'TRIMESTRAL', 'SEMESTRAL', 'ANUAL'].map((recurrence) =>
      extendDue('2026-01-15', recurrenceMonths(recurrence) ?? 0, '2026-06-01'),
    );
    expect(added).toEqual(['2026-02-15', '2026-03-15', '2026-04-15', '2026-07-15', '2027-01-15']);
    expect([recurrenceMonths(''), recurrenceMonths(null), recurrenceMonths('SEMANAL')]).toEqual([null, null, null]);
  });

  it('OC-07 the end of a month stays an end of a month, in leap years too', () => {
    expect(extendDue('2026-01-31', 1, '')).toBe('2026-02-28');
    expect(extendDue('2028-01-31', 1, '')).toBe('2028-02-29');
    expect(extendDue('2028-02-29', 12, '')).toBe('2029-02-28');
    expect(extendDue('2026-08-31', 1, '')).toBe('2026-09-30');
    expect(extendDue('2026-12-31', 2, '')).toBe('2027-02-28');
  });

  it('OC-07 without a due date the months count from today', () => {
    expect(extendDue('', 1, '2026-11-30')).toBe('2026-12-30');
  });
});

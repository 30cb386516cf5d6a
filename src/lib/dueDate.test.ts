import { describe, expect, it } from 'vitest';
import {
  calendarDay,
  daysToDue,
  dueDay,
  dueTone,
  extendDue,
  formatDueDate,
  isPastDue,
  recurrenceMonths,
  trialDaysLeft,
} from './dueDate';

describe('due dates are calendar days', () => {
  it.each([
    ['midnight UTC, which west of Greenwich is the evening before', '2026-12-11T00:00:00.000Z', '11/12/2026'],
    ['an hour with an offset', '2026-12-11T23:59:59-03:00', '11/12/2026'],
    ['a bare day', '2026-12-11', '11/12/2026'],
    ['none', null, ''],
    ['nonsense', 'amanhã', ''],
  ])('I-08 PAIN-8.4 %s is shown as it is stored', (_what, value, shown) => {
    expect(formatDueDate(value)).toBe(shown);
  });

  it.each([
    ['yesterday', '2026-12-10T23:59:59+00:00', true],
    ['today, although its hour is over', '2026-12-11T00:07:31+00:00', false],
    ['today in another zone', '2026-12-11T23:00:00-10:00', false],
    ['tomorrow', '2026-12-12T00:00:00.000Z', false],
    ['none', null, false],
  ])('FI-02 PAIN-8.4 due %s', (_what, value, past) => {
    expect(isPastDue(value, new Date(2026, 11, 11, 22, 30))).toBe(past);
  });

  it.each([
    ['two days and an hour count as three', '2026-12-13T13:00:00.000Z', 3],
    ['a minute counts as a day', '2026-12-11T12:01:00.000Z', 1],
    ['over', '2026-12-01T00:00:00.000Z', 0],
    ['unknown', undefined, null],
    ['broken', 'x', null],
  ])('SB-02 days of a trial are rounded up: %s', (_what, end, days) => {
    expect(trialDaysLeft(end, new Date('2026-12-11T12:00:00.000Z'))).toBe(days);
  });

  it.each([
    ['2026-12-11T00:00:00.000Z', '2026-12-11'],
    ['2026-02-28', '2026-02-28'],
    ['2026-02-30', ''],
    ['2026-13-01', ''],
    ['2026-04-31', ''],
    ['amanhã', ''],
    [null, ''],
    [undefined, ''],
  ])('OC-05 of %j the day %j is sent, and what is no day is none', (value, day) => {
    expect(dueDay(value)).toBe(day);
  });

  it('OC-02 a day is written with two digits each, by the clock on the wall', () => {
    expect(calendarDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
    expect(calendarDay(new Date(2026, 10, 30, 0, 1))).toBe('2026-11-30');
  });

  it.each([
    ['2026-12-11T00:00:00.000Z', '2026-12-11', 0],
    ['2026-12-12', '2026-12-11', 1],
    ['2027-01-01', '2026-12-31', 1],
    ['2026-12-01', '2026-12-11', -10],
    ['2028-03-01', '2028-02-28', 2],
    [null, '2026-12-11', null],
    ['2026-12-11', 'hoje', null],
  ])('OC-02 to %j there are from %s %j days', (due, today, days) => {
    expect(daysToDue(due, today)).toBe(days);
  });

  it.each([
    [6, null],
    [5, 'soon'],
    [4, 'near'],
    [0, 'near'],
    [-3, 'near'],
    [-4, 'gone'],
    [-5, null],
    [null, null],
  ])('OC-02 with %j days left a row is %j', (days, tone) => {
    expect(dueTone(days)).toBe(tone);
  });

  it('OC-07 a recurrence is 1, 2, 3, 6 or 12 months', () => {
    const known = ['MENSAL', 'BIMESTRAL', 'TRIMESTRAL', 'SEMESTRAL', 'ANUAL'];
    expect(known.map(recurrenceMonths)).toEqual([1, 2, 3, 6, 12]);
    expect(['', 'mensal', null, undefined].map(recurrenceMonths)).toEqual([null, null, null, null]);
  });

  it.each([
    ['2026-12-11T00:00:00.000Z', 1, '2027-01-11'],
    ['2026-01-31', 1, '2026-02-28'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2026-05-31', 6, '2026-11-30'],
    ['2026-03-15', 12, '2027-03-15'],
    ['', 3, '2026-11-24'],
    ['2026-02-30', 1, '2026-09-24'],
  ])('OC-07 %j and %i months more is %s', (due, months, extended) => {
    expect(extendDue(due, months, '2026-08-24')).toBe(extended);
  });
});

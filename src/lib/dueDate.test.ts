import { describe, expect, it } from 'vitest';
import { formatDueDate, isPastDue, trialDaysLeft } from './dueDate';

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
});

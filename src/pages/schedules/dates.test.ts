import { describe, expect, it } from 'vitest';
import {
  atMinutes,
  dayKey,
  daysOf,
  parseDay,
  rangeOf,
  readSlot,
  slotKey,
  slotOf,
  stepCursor,
  stepDay,
  stepHeld,
  suggestForDay,
  suggestForHour,
  weekStartOf,
} from './dates';
import { titleOf, weekdaysOf } from './dateLabels';

const day = (text: string): Date => parseDay(text) ?? new Date(Number.NaN);
const daysIn = (view: 'month' | 'week' | 'day' | 'agenda', text: string, start: 0 | 1 = 0) =>
  daysOf(rangeOf(view, day(text), start)).map(dayKey);

describe('PAIN-8.5 the periods of the calendar', () => {
  it('SC-01 a month is shown in whole weeks, from Sunday or Monday as the language wants', () => {
    expect(weekStartOf).toEqual({ pt: 0, en: 0, es: 1 });
    const sunday = daysIn('month', '2026-11-21');
    expect([sunday[0], sunday.at(-1), sunday.length]).toEqual(['2026-11-01', '2026-12-05', 35]);
    const monday = daysIn('month', '2026-11-21', 1);
    expect([monday[0], monday.at(-1), monday.length]).toEqual(['2026-10-26', '2026-12-06', 42]);
    expect(daysIn('week', '2026-11-21')).toEqual(expect.arrayContaining(['2026-11-15', '2026-11-21']));
    expect(daysIn('week', '2026-11-22', 1)[0]).toBe('2026-11-16');
    expect(daysIn('day', '2026-11-21')).toEqual(['2026-11-21']);
    expect(daysIn('agenda', '2026-11-21')).toHaveLength(30);
  });

  it('SC-01 steps keep the view: a month, a week, a day, thirty days', () => {
    const from = day('2026-01-31');
    const steps = (['month', 'week', 'day', 'agenda'] as const).map((view) => dayKey(stepDay(view, from, 1)));
    expect(steps).toEqual(['2026-02-28', '2026-02-07', '2026-02-01', '2026-03-02']);
  });

  it.each(['America/Noronha', 'America/Los_Angeles', 'America/Santiago', 'Asia/Tokyo', 'UTC'])(
    'PAIN-8.5 in %s a day of the address is the local day, whatever the hour and the change of the clock',
    (zone) => {
      const before = process.env['TZ'];
      process.env['TZ'] = zone;
      try {
        for (const text of ['2026-03-08', '2026-09-06', '2026-11-01', '2026-11-21']) {
          expect(dayKey(day(text))).toBe(text);
          const days = daysIn('month', text);
          expect(new Set(days).size).toBe(days.length);
          expect(days.length % 7).toBe(0);
          expect(dayKey(atMinutes(day(text), 23 * 60 + 59))).toBe(text);
          expect(dayKey(rangeOf('day', new Date(`${text}T23:59:00`), 0).from)).toBe(text);
        }
      } finally {
        if (before === undefined) delete process.env['TZ'];
        else process.env['TZ'] = before;
      }
    },
  );

  it('B-42 what is no day in the address is none', () => {
    expect(['2026-13-40', '21/11/2026', '', 'x', '2026-11-21T10:00'].map(parseDay)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });
});

describe('times', () => {
  const now = new Date(2026, 10, 21, 14, 20);

  it('SC-05 a new message stands an hour from now today, at 9:00 on later days, and nowhere in the past', () => {
    expect(suggestForDay(day('2026-11-21'), now)).toEqual(new Date(2026, 10, 21, 15, 20));
    expect(suggestForDay(day('2026-11-24'), now)).toEqual(new Date(2026, 10, 24, 9));
    expect(suggestForDay(day('2026-11-20'), now)).toBeNull();
    expect(suggestForHour(new Date(2026, 10, 21, 16, 30), now)).toEqual(new Date(2026, 10, 21, 16, 30));
    expect(suggestForHour(new Date(2026, 10, 21, 14), now)).toEqual(new Date(2026, 10, 21, 14, 30));
    expect(suggestForHour(new Date(2026, 10, 21, 13), now)).toBeNull();
  });

  it('SC-01 cells have the key of their day or hour', () => {
    expect(slotKey('month', slotOf(now))).toBe('2026-11-21');
    expect(slotKey('week', slotOf(now))).toBe('2026-11-21T14');
    expect(readSlot('2026-11-21T14')).toEqual({ day: day('2026-11-21'), hour: 14 });
    expect(readSlot('nowhere')).toBeNull();
  });

  it('B-33 arrows, Home, End and the page keys step through days and hours; a picked-up message keeps its time', () => {
    const step = (view: 'month' | 'week' | 'day', key: string, start: 0 | 1 = 0) =>
      slotKey(view, stepCursor(view, slotOf(now), key, start) ?? slotOf(new Date(0)));
    expect(['ArrowLeft', 'ArrowDown', 'Home', 'End', 'PageDown'].map((key) => step('month', key))).toEqual([
      '2026-11-20',
      '2026-11-28',
      '2026-11-15',
      '2026-11-21',
      '2026-12-21',
    ]);
    expect(step('month', 'Home', 1)).toBe('2026-11-16');
    expect(['ArrowUp', 'ArrowRight', 'PageUp'].map((key) => step('week', key))).toEqual([
      '2026-11-21T13',
      '2026-11-22T14',
      '2026-11-14T14',
    ]);
    expect(['Home', 'End'].map((key) => step('day', key))).toEqual(['2026-11-21T00', '2026-11-21T23']);
    const last = { day: day('2026-11-21'), hour: 23 };
    expect(stepCursor('week', last, 'ArrowDown', 0)).toEqual(last);
    expect(stepCursor('month', slotOf(now), 'a', 0)).toBeNull();
    const held = { to: now, time: now };
    expect(stepHeld('month', held, 'ArrowDown')?.to).toEqual(new Date(2026, 10, 28, 14, 20));
    expect(stepHeld('week', held, 'ArrowUp')?.to).toEqual(new Date(2026, 10, 21, 14, 5));
    expect(stepHeld('day', held, 'x')).toBeNull();
  });
});

describe('words of the calendar', () => {
  it('B-35 titles and weekdays are in the language and its order', () => {
    const date = day('2026-11-21');
    const title = (view: 'month' | 'week' | 'day', language: 'pt' | 'en' | 'es') =>
      titleOf(view, date, rangeOf(view, date, weekStartOf[language]), language);
    expect(title('month', 'pt')).toBe('Novembro de 2026');
    expect(title('day', 'es')).toBe('Sábado, 21 de noviembre de 2026');
    expect(title('week', 'en')).toMatch(/^Nov 15\s–\s21, 2026$/);
    expect(weekdaysOf('pt', 'weekday')[0]).toBe('domingo');
    expect(weekdaysOf('es', 'weekday')[0]).toBe('lunes');
  });
});

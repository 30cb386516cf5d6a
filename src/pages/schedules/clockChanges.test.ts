import { addHours } from 'date-fns';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { clockOf, fromLocalInput, skippedHour, toLocalInput } from '@/lib/wallTime';
import {
  atMinutes,
  dayKey,
  daysOf,
  hourText,
  onDay,
  parseDay,
  rangeOf,
  readSlot,
  slotKey,
  slotOf,
  stepCursor,
  stepHeld,
  suggestForDay,
  suggestForHour,
  timeIn,
  type Slot,
} from './dates';
import { inWords, titleOf } from './dateLabels';

/** The days of both changes, and the hour that is left out; null where there is none. */
const days: readonly (readonly [zone: string, date: string, missing: number | null])[] = [
  ['Europe/Madrid', '2031-03-30', 2],
  ['Europe/Madrid', '2031-10-26', null],
  ['America/Santiago', '2031-09-07', 0],
  ['America/Santiago', '2031-04-05', null],
  // The last ones of Brazil.
  ['America/Sao_Paulo', '2018-11-04', 0],
  ['America/Sao_Paulo', '2019-02-16', null],
  ['America/Sao_Paulo', '2031-11-02', null],
  // Half an hour, so that no whole one is left out.
  ['Australia/Lord_Howe', '2031-10-05', null],
  ['Australia/Lord_Howe', '2031-04-06', null],
  ['Asia/Kolkata', '2031-03-30', null],
  ['UTC', '2031-03-30', null],
  ['UTC', '2031-10-26', null],
];
const hours = Array.from({ length: 24 }, (_hour, index) => index);
const day = (text: string): Date => parseDay(text) ?? new Date(Number.NaN);
/** Long before all of them. */
const now = new Date('2018-01-01T00:00:00Z');

function inZone(zone: string, at = now): void {
  vi.stubEnv('TZ', zone);
  vi.useFakeTimers({ toFake: ['Date'], now: at });
}

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

/** Where a key leads, again and again, until it leads no further. */
function walk<Place>(from: Place, step: (at: Place) => Place | null, seen: (at: Place) => string): string[] {
  const path: string[] = [];
  let at: Place | null = from;
  while (at !== null && path.at(-1) !== seen(at) && path.length < 100) {
    path.push(seen(at));
    at = step(at);
  }
  return path;
}

describe.each(days)('PUB-21 the calendar in %s on %s', (zone, date, missing) => {
  it('PUB-21 SC-01 has a cell for each of the 24 hours, and the arrows meet them in their order', () => {
    inZone(zone);
    const keys = hours.map((hour) => `${date}T${hourText(hour).slice(0, 2)}`);
    expect(hours.map((hour) => slotKey('day', { day: day(date), hour }))).toEqual(keys);
    expect(keys.map((key) => slotKey('week', readSlot(key) ?? slotOf(now)))).toEqual(keys);
    const cells = (key: string, hour: number) =>
      walk<Slot>(
        { day: day(date), hour },
        (at) => stepCursor('week', at, key, 0),
        (at) => slotKey('week', at),
      );
    expect(cells('ArrowDown', 0)).toEqual(keys);
    expect(cells('ArrowUp', 23)).toEqual(keys.toReversed());
  });

  it('PUB-21 SC-05 each hour offers its own time, but the one that is left out', () => {
    inZone(zone);
    for (const hour of hours) {
      const time = timeIn({ day: day(date), hour });
      const half = timeIn({ day: day(date), hour }, 30);
      if (hour === missing) expect([time, half]).toEqual([null, null]);
      else {
        expect(half && clockOf(half)).toBe(`${date}T${hourText(hour).slice(0, 2)}:30`);
        expect(time && slotOf(time)).toEqual({ day: day(date), hour });
        const text = `${date}T${hourText(hour)}`;
        if (!skippedHour(text)) expect(time && toLocalInput(suggestForHour(time, now)?.toISOString() ?? '')).toBe(text);
      }
    }
    expect(clockOf(suggestForDay(day(date), now) ?? now)).toBe(`${date}T09:00`);
  });

  it('PUB-21 SC-09 a message keeps the time of its clock, from day to day and hour by hour', () => {
    inZone(zone);
    const from = onDay(new Date(day(date).getTime() - 36 * 3_600_000), new Date(2018, 0, 1, 9, 0, 45));
    const carried = daysOf({ from: slotOf(from).day, to: addHours(from, 5 * 24) }).map((to) => onDay(to, from));
    expect(carried.map((time) => time.toTimeString().slice(0, 8))).toEqual(carried.map(() => '09:00:45'));
    const late = walk(
      { to: atMinutes(day(date), 0), time: now },
      (at) => (slotOf(at.to).hour === 23 && at.to.getMinutes() === 45 ? null : stepHeld('day', at, 'ArrowDown')),
      ({ to }) => clockOf(to),
    );
    expect(late).toEqual([...new Set(late)].toSorted());
    // All quarters of the day that the clock shows.
    const quarters = Array.from({ length: 96 }, (_quarter, index) => atMinutes(day(date), index * 15)).map(clockOf);
    expect(late).toEqual([...new Set(quarters)].toSorted());
    const early = walk(
      { to: atMinutes(day(date), 24 * 60), time: now },
      (at) => (clockOf(at.to) === late[0] ? null : stepHeld('day', at, 'ArrowUp')),
      ({ to }) => clockOf(to),
    );
    expect(early).toEqual(late.toReversed());
  });

  it('PUB-21 what was stored in any hour, the second of two as well, goes as it was stored', () => {
    inZone(zone);
    const first = day(date).getTime() + 45_678;
    for (let quarter = 0; quarter < 25 * 4; quarter += 1) {
      const stored = new Date(first + quarter * 900_000);
      expect(fromLocalInput(clockOf(stored), stored.toISOString())).toEqual(stored);
      expect(onDay(slotOf(stored).day, stored)).toEqual(stored);
      expect(skippedHour(clockOf(stored))).toBeNull();
    }
  });

  it('PUB-21 SC-01 its week and its month are whole days', () => {
    inZone(zone);
    for (const view of ['month', 'week', 'day', 'agenda'] as const) {
      const range = rangeOf(view, day(date), 0);
      const shown = daysOf(range).map(dayKey);
      expect(shown).toContain(date);
      expect(new Set(shown).size).toBe(shown.length);
      expect(dayKey(range.to) > (shown.at(-1) ?? '')).toBe(true);
      expect(dayKey(new Date(range.to.getTime() - 1))).toBe(shown.at(-1));
      expect(range.to).toEqual(new Date(range.to.getFullYear(), range.to.getMonth(), range.to.getDate()));
    }
  });
});

describe('a message that is carried over a change of the clocks', () => {
  it('PUB-21 SC-09 one night that leaves its time out does not take it away', () => {
    inZone('Europe/Madrid');
    const from = new Date(2031, 2, 29, 2, 30, 20);
    const held = { to: from, time: from };
    const there = stepHeld('month', held, 'ArrowRight');
    expect(there?.to.toTimeString()).toMatch(/^03:30:20/);
    const beyond = there && stepHeld('month', there, 'ArrowRight');
    expect(beyond?.to).toEqual(new Date(2031, 2, 31, 2, 30, 20));
    expect(there && stepHeld('month', there, 'ArrowLeft')?.to).toEqual(from);
    // By hours its new time counts.
    const later = there && stepHeld('week', there, 'ArrowDown');
    expect(later && stepHeld('week', later, 'ArrowRight')?.to).toEqual(new Date(2031, 2, 31, 3, 45, 20));
  });

  it('PUB-21 SC-09 in the second of two hours it goes on by the clock, and put back it is in the second', () => {
    inZone('Europe/Madrid');
    const second = new Date('2031-10-26T01:30:00Z');
    const held = { to: second, time: second };
    expect(stepHeld('day', held, 'ArrowDown')?.to).toEqual(new Date('2031-10-26T01:45:00Z'));
    const away = stepHeld('month', held, 'ArrowDown');
    expect(away && stepHeld('month', away, 'ArrowUp')?.to).toEqual(second);
    expect(stepHeld('day', { to: new Date('2031-10-26T00:45:00Z'), time: now }, 'ArrowDown')?.to).toEqual(
      new Date('2031-10-26T02:00:00Z'),
    );
  });

  it('PUB-21 SC-05 in the first of two hours its second one is still offered', () => {
    inZone('Europe/Madrid', new Date('2031-10-26T00:50:00Z'));
    expect(timeIn({ day: day('2031-10-26'), hour: 2 }, 30)).toEqual(new Date('2031-10-26T01:30:00Z'));
    expect(onDay(day('2031-10-26'), new Date(2031, 9, 25, 2, 30))).toEqual(new Date('2031-10-26T01:30:00Z'));
  });
});

describe('a device that goes to another zone', () => {
  it('PUB-21 its days are named as they are there, whatever was named before', () => {
    const late = new Date('2031-10-26T01:45:00.000Z');
    for (const [zone, name] of [
      ['America/Sao_Paulo', 'sábado, 25 de outubro'],
      ['Europe/Madrid', 'domingo, 26 de outubro'],
      ['America/Sao_Paulo', 'sábado, 25 de outubro'],
    ] as const) {
      vi.stubEnv('TZ', zone);
      expect(inWords(late, 'day', 'pt')).toBe(name);
      expect(titleOf('day', late, rangeOf('day', late, 0), 'pt').toLowerCase()).toBe(`${name} de 2031`);
    }
  });
});

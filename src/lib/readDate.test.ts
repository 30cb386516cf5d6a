import { describe, expect, it } from 'vitest';
import { Chance } from '../../test/long/randomness';
import { heldDate, maskDate, readDate, writtenDate } from './readDate';

const dateOf = (text: string, withTime = false) => {
  const read = readDate(text, withTime);
  return 'date' in read ? read.date : read.problem;
};

describe('PUB-9 PUB-10 a day is read as people write it, or refused with a reason', () => {
  it.each([
    ['25/12/2026', '2026-12-25'],
    ['1/2/2026', '2026-02-01'],
    [' 05/03/2026 ', '2026-03-05'],
    ['25.12.2026', '2026-12-25'],
    ['25. 12. 2026', '2026-12-25'],
    ['25-12-2026', '2026-12-25'],
    ['25 12 2026', '2026-12-25'],
    ['25 / 12 / 2026', '2026-12-25'],
    ['25122026', '2026-12-25'],
    ['2026-12-25', '2026-12-25'],
    ['29/02/2028', '2028-02-29'],
    ['01/01/2000', '2000-01-01'],
    ['31/12/2099', '2099-12-31'],
    ['', ''],
    ['  ', ''],
    ['31/04/2026', 'noSuchDay'],
    ['29/02/2027', 'noSuchDay'],
    ['00/01/2026', 'noSuchDay'],
    ['12/25/2026', 'noSuchDay'],
    ['32/01/2026', 'noSuchDay'],
    ['2026-02-30', 'noSuchDay'],
    ['25/12/26', 'year'],
    ['25/12/2', 'year'],
    ['25/12/20266', 'year'],
    ['25/12/0002', 'year'],
    ['25/12/1999', 'year'],
    ['25/12/2100', 'year'],
    ['0002-01-01', 'year'],
    ['25/12', 'unreadable'],
    ['25/12/', 'unreadable'],
    ['25', 'unreadable'],
    ['2512202', 'unreadable'],
    ['251220261', 'unreadable'],
    ['2026', 'unreadable'],
    ['2026-12', 'unreadable'],
    ['25/12-2026', 'unreadable'],
    ['dd/mm/aaaa', 'unreadable'],
    ['amanhã', 'unreadable'],
    ['25/12/2026 14:30', 'unreadable'],
    ['-25/12/2026', 'unreadable'],
    ['２５/12/2026', 'unreadable'],
    [`25/12/2026${' '.repeat(99)}x`, 'unreadable'],
  ])('%j is %j', (text, read) => {
    expect(dateOf(text)).toBe(read);
  });

  it.each([
    ['25/12/2026 14:30', '2026-12-25T14:30'],
    ['25/12/2026, 14:30', '2026-12-25T14:30'],
    ['25/12/2026 14h30', '2026-12-25T14:30'],
    ['25/12/2026 às 14h', '2026-12-25T14:00'],
    ['25/12/2026 at 9:05', '2026-12-25T09:05'],
    ['25/12/2026 1430', '2026-12-25T14:30'],
    ['251220261430', '2026-12-25T14:30'],
    ['2026-12-25T14:30', '2026-12-25T14:30'],
    ['2026-12-25 14:30:00', '2026-12-25T14:30'],
    ['', ''],
    ['25/12/2026', 'noTime'],
    ['25/12/2026 ', 'noTime'],
    ['25122026', 'noTime'],
    ['25/12/2026 24:00', 'wrongTime'],
    ['25/12/2026 14:3', 'wrongTime'],
    ['25/12/2026 2:30 PM', 'wrongTime'],
    ['25/12/2026 amanhã', 'wrongTime'],
    ['31/04/2026 10:00', 'noSuchDay'],
    ['25/12/26 10:00', 'year'],
    ['14:30', 'unreadable'],
    ['25122026143', 'unreadable'],
  ])('with an hour %j is %j', (text, read) => {
    expect(dateOf(text, true)).toBe(read);
  });

  it('whatever form a day is written in, it is read as itself; a day more than the month has is no day', () => {
    const chance = new Chance(9);
    const two = (value: number) => String(value).padStart(2, '0');
    for (let round = 0; round < 2_000; round += 1) {
      const [year, month] = [2000 + chance.below(100), 1 + chance.below(12)];
      const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
      const day = 1 + chance.below(last);
      const iso = `${year}-${two(month)}-${two(day)}`;
      const forms = [`${day}/${month}/${year}`, `${two(day)}.${two(month)}.${year}`, `${two(day)}${two(month)}${year}`];
      for (const text of [...forms, iso]) expect(dateOf(text), text).toBe(iso);
      expect(dateOf(`${last + 1}/${month}/${year}`)).toBe('noSuchDay');
      const time = `${two(chance.below(24))}:${two(chance.below(60))}`;
      for (const text of forms) expect(dateOf(`${text} ${time}`, true), text).toBe(`${iso}T${time}`);
      expect(heldDate(writtenDate(`${iso}T${time}`), true)).toBe(`${iso}T${time}`);
    }
  });
});

describe('PUB-9 what a field holds is what it shows', () => {
  it.each([
    ['2026-12-25', '25/12/2026'],
    ['2026-12-25T09:05', '25/12/2026 09:05'],
    ['', ''],
    ['31/04/2026', '31/04/2026'],
    ['25/12', '25/12'],
  ])('%j is shown as %j', (held, text) => {
    expect(writtenDate(held)).toBe(text);
  });

  it('what cannot be read is held as it was typed', () => {
    expect(heldDate('31/04/2026')).toBe('31/04/2026');
    expect(heldDate('25/12/2026')).toBe('2026-12-25');
  });

  it.each([
    ['2512202', '25122026', false, '25/12/2026'],
    ['2512202', '25122026', true, '25/12/2026 '],
    ['', '25122026', false, '25/12/2026'],
    ['251220261', '25122026', false, '25122026'],
    ['25/12/202', '25/12/2026', true, '25/12/2026'],
  ])('from %j to %j (with an hour: %j) the strokes are put: %j', (before, after, withTime, masked) => {
    expect(maskDate(before, after, withTime)).toBe(masked);
  });
});

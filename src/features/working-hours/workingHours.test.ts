import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { Chance } from '../../../test/long/randomness';
import { readTime } from '@/lib/readTime';
import { defaultHours, hoursSchema, hoursToSend, maskTime } from './workingHours';

describe('PUB-13 an hour is read as the one that is written, or refused', () => {
  it.each([
    ['2:00', '02:00'],
    ['1:30', '01:30'],
    ['0:30', '00:30'],
    ['08:00', '08:00'],
    ['23:59', '23:59'],
    [' 8:05 ', '08:05'],
    ['8h30', '08:30'],
    ['8h', '08:00'],
    ['18H', '18:00'],
    ['08:00:00', '08:00'],
    ['8', '08:00'],
    ['18', '18:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['', ''],
    [' ', ''],
    // Half typed, or two hours in one.
    ['8:', null],
    ['8:3', null],
    ['130', null],
    ['093', null],
    // No hours.
    ['24:00', null],
    ['25', null],
    ['7:60', null],
    ['9960', null],
    ['00:090', null],
    ['10:000', null],
    ['008:00', null],
    ['08:00:30', null],
    ['8.5', null],
    ['8,30', null],
    ['-8:00', null],
    ['8 PM', null],
    ['8-18', null],
    ['abc', null],
    ['8:00x', null],
  ])('%j is read as %j', (text, read) => {
    expect(readTime(text)).toBe(read);
  });

  it('whatever form an hour is written in, it is read as itself or refused', () => {
    const chance = new Chance(13);
    for (let round = 0; round < 1_000; round += 1) {
      const [hour, minute] = [chance.below(24), chance.below(60)];
      const [long, minutes] = [hour, minute].map((value) => String(value).padStart(2, '0'));
      const forms = [`${hour}:${minutes}`, `${long}:${minutes}`, `${hour}h${minutes}`, `${long}${minutes}`];
      for (const text of forms) expect(readTime(text), text).toBe(`${long}:${minutes}`);
      expect([`${long}:${minutes}`, null]).toContain(readTime(`${hour}${minutes}`));
      const outside = `${24 + chance.below(76)}:${minutes}`;
      expect(readTime(outside), outside).toBeNull();
    }
  });
});

describe('PUB-13 the colon is put where four digits stand at the end of typing, and nowhere else', () => {
  it.each([
    ['093', '0930', '09:30'],
    ['', '0930', '09:30'],
    ['', '930', '930'],
    ['2', '2:', '2:'],
    ['2:0', '2:00', '2:00'],
    ['08:00', '0:00', '0:00'],
    ['0:00', '09:00', '09:00'],
    ['08:00', '0800', '0800'],
  ])('%s, then %s: %s', (before, after, shown) => {
    expect(maskTime(before, after)).toBe(shown);
  });
});

describe('PUB-13 the check and the save read an hour as the field does', () => {
  const monday = (startTime: string, endTime: string) => [
    { weekday: 'Segunda-feira', weekdayEn: 'monday', startTime, endTime },
  ];
  const problems = (startTime: string, endTime: string): Promise<unknown> =>
    hoursSchema()
      .validate(monday(startTime, endTime), { abortEarly: false })
      .then(
        () => [],
        (error: unknown) => (error instanceof ValidationError ? error.errors : error),
      );

  it('Enter in a field saves what it would show', async () => {
    expect(await problems('8', '10:00')).toEqual([]);
    expect(hoursToSend(monday('8', '9h30'))).toMatchObject([{ startTime: '08:00', endTime: '09:30' }]);
    expect(hoursToSend(defaultHours())).toEqual(defaultHours());
  });

  it('DAY-44 what is no hour, stands alone or ends before it begins has its reason', async () => {
    expect(await problems('130', '18:00')).toEqual(['workingHours.invalid']);
    expect(await problems('9', '8:30')).toEqual(['workingHours.order']);
    expect(await problems('', '8')).toEqual(['workingHours.both']);
    expect(await problems('', '')).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { Chance } from '../../test/long/randomness';
import { readPhone, type PhoneProblem } from './readPhone';

/** The digits, or the reason. */
const readingOf = (text: string): string => {
  const read = readPhone(text);
  return 'digits' in read ? read.digits : read.problem;
};

describe('PUB-1 a telephone number is read as the one that is written, or refused with a reason', () => {
  it.each([
    ['as digits', '5527999990000', '5527999990000'],
    ['as people write it', '+55 (27) 99999-0000', '5527999990000'],
    ['with points', '+33.1.23.45.67.89', '33123456789'],
    ['with long hyphens', '+55 27 99999–0000', '5527999990000'],
    ['the shortest', '12345678', '12345678'],
    ['the longest', '123456789012345', '123456789012345'],
    ['a number that passed through a program', '5527999990000.0', '5527999990000'],
    ['the same in Portuguese', '5527999990000,00', '5527999990000'],
    ['the same with a plus', '+5527999990000.0', '5527999990000'],
    ['thousands in Portuguese', '5.527.999.990.000', '5527999990000'],
    ['thousands in Portuguese with cents', '5.527.999.990.000,00', '5527999990000'],
    ['thousands in English', '5,527,999,990,000', '5527999990000'],
    ['thousands in English with cents', '5,527,999,990,000.00', '5527999990000'],
    ['scientific, with all its digits', '5.527999990000E+12', '5527999990000'],
    ['the same in Portuguese', '5,527999990000e12', '5527999990000'],
    ['an apostrophe in front', "'5527999990000", '5527999990000'],
    ['a curly apostrophe', '’5527999990000', '5527999990000'],
    ['no-break and thin blanks', '\u00a0+55\u00a027\u202f99999\u20090000', '5527999990000'],
    ['marks of direction', '\u202a+55 27 99999-0000\u202c', '5527999990000'],
    ['as a telephone copies it', '\u202d55 27 99999-0000\u202c', '5527999990000'],
    ['a mark of no width', '\ufeff55279\u200b99990000', '5527999990000'],
    ['full-width', '＋５５（２７）９９９９９－００００', '5527999990000'],
  ])('%s', (_title, text, digits) => {
    expect(readingOf(text)).toBe(digits);
  });

  it.each<[string, string, PhoneProblem]>([
    ['nothing', '', 'noPhone'],
    ['blanks', ' \u00a0 ', 'noPhone'],
    ['seven digits', '1234567', 'short'],
    ['sixteen digits', '1234567890123456', 'long'],
    ['a group', '120363041234567890', 'long'],
    ['scientific, digits cut off', '5,52799E+12', 'scientific'],
    ['scientific as programs print it', '5.52799999e12', 'scientific'],
    ['scientific with a blank', '5.51199 e+12', 'scientific'],
    ['a digit more than it had', '5.5279999900001E+12', 'scientific'],
    ['a part of one', '5527999990000.5', 'signs'],
    ['three zeros: a part, or a group?', '12345678.000', 'signs'],
    ['zeros behind a number in groups', '+55 27 99999-0000.0', 'signs'],
    ['the same with a comma', '+55 27 99999-0000,0', 'signs'],
    ['a comma', '5527,99990000', 'signs'],
    ['a pause and an extension', '552799990000,,2', 'signs'],
    ['an extension', '27 3333-4444 ramal 2', 'letters'],
    ['an extension in English', '+1 415 555 0100 ext. 3', 'letters'],
    ['an extension, short', '+14155550100x3', 'letters'],
    ['an extension by its sign', '+14155550100#3', 'signs'],
    ['a word', 'não tem', 'letters'],
    ['two numbers', '5527999990000 / 5527999990001', 'several'],
    ['a second line of the same house', '(27) 3333-4444/45', 'several'],
    ['two short ones', '3333-444 3333-445', 'several'],
    ['two short ones, a hyphen between', '3333444-3333445', 'several'],
    ['two, a line each', '33334444\n3333445', 'several'],
    ['two, a comma between', '3333444, 3333445', 'several'],
    ['two with a plus each', '+15550100 +15550', 'several'],
    ['two with "or"', '33334444 ou 33334445', 'letters'],
    ['a trunk zero', '011999998888', 'zero'],
    ['a trunk zero in brackets', '(011) 99999-8888', 'zero'],
    ['as dialled from abroad', '0055 11 99999-8888', 'zero'],
    ['less than nothing', '-5527999990000', 'signs'],
    ['a note', '5527999990000*', 'signs'],
    ['a raised figure', '5527999990000²', 'signs'],
    ['a figure in a circle', '5527999990000①', 'signs'],
    ['turned round', '\u202e5527999990000', 'signs'],
    ['a formula', '="5527999990000"', 'signs'],
    ['a plus inside', '55+27999990000', 'several'],
  ])('%s', (_title, text, problem) => {
    expect(readingOf(text)).toBe(problem);
  });
});

describe('DAY-58 digits of every script are read', () => {
  it.each([
    ['Arabic', '+٥٥ ٢٧ ٩٩٩٩٩-٠٠٠٠', '5527999990000'],
    ['Persian', '۰۹۸۷۶۵۴۳۲۱', 'zero'],
    ['Devanagari', '+९१ ९८१११ ०००३४', '919811100034'],
    ['Bengali', '৮৮০১৭১২৩৪৫৬৭৮', '8801712345678'],
    ['two scripts whose digits touch', '\u{1d7d7}\u{1d7d8}123456', '90123456'],
    ['mixed', '55٢٧۹९୯９９0000', '5527999990000'],
    ['Arabic, with letters', '٥٥٢٧٩٩٩٩٩٠٠٠٠ هاتف', 'letters'],
    ['Arabic, too short', '١٢٣٤٥٦٧', 'short'],
  ])('%s', (_title, text, reading) => {
    expect(readingOf(text)).toBe(reading);
  });
});

describe('PUB-15 the trunk zero in brackets behind a country code goes, or the number is refused', () => {
  it.each([
    ['+49 (0) 171 1234567', '491711234567'],
    ['+49(0)171 1234567', '491711234567'],
    ['49 (0)171/1234567', 'several'],
    ['+44 (020) 7946 0958', '442079460958'],
    ['+55 (011) 91234-5678', '5511912345678'],
    ['+55 (0 11) 91234-5678', '5511912345678'],
    ['+55 (0) 11 91234-5678', '5511912345678'],
    ['(+55) (011) 91234-5678', '5511912345678'],
    ['55-(011)-91234-5678', '5511912345678'],
    ['5511 912345678', '5511912345678'],
    // A carrier's code, a bracket further on, countries that keep the zero or have none.
    ['+55 (04111) 91234-5678', 'trunk'],
    ['+55 11 (0)91234-5678', 'trunk'],
    ['+49 (0) 171 (0) 1234567', 'trunk'],
    ['+39 (06) 6982 0000', 'trunk'],
    ['+225 (07) 12345678', 'trunk'],
    ['+1 (011) 44 20 7946', 'trunk'],
    ['+52 (01) 55 1234 5678', 'trunk'],
    // Without brackets: no area code of Brazil begins with a zero, but numbers that are free of charge do.
    ['+55 011 91234-5678', 'trunk'],
    ['+55 0800 123 4567', '5508001234567'],
    ['+39 06 6982 0000', '390669820000'],
  ])('%s: %s', (text, reading) => {
    expect(readingOf(text)).toBe(reading);
  });
});

/** Ways to write a number that keep it; each gets its digits. */
const ways: readonly ((digits: string, chance: Chance) => string)[] = [
  (digits) => digits,
  (digits) => `+${digits}`,
  (digits) => `'${digits}`,
  (digits) => `${digits}.0`,
  (digits) => `${digits},00`,
  (digits) => `${digits[0]}.${digits.slice(1)}E+${digits.length - 1}`,
  (digits) => digits.replaceAll(/\B(?=(\d{3})+$)/g, '.'),
  (digits) => digits.replaceAll(/\B(?=(\d{3})+$)/g, ','),
  (digits) => digits.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
  (digits, chance) =>
    [...digits]
      .map((digit) => digit + (chance.happens(0.2) ? (chance.of([' ', '-', '\u00a0', '.']) ?? '') : ''))
      .join(''),
  // A zero in brackets behind a country's code would be one that goes.
  (digits) => (digits[2] === '0' ? digits : `+${digits.slice(0, 2)} (${digits.slice(2, 4)}) ${digits.slice(4)}`),
  (digits) => `\u202a${digits}\u202c`,
];

/** What makes a number another one, or none. */
const spoilers: readonly ((text: string) => string)[] = [
  (text) => `${text} ramal 2`,
  (text) => `${text}x3`,
  (text) => `${text} / 5511999990000`,
  (text) => `${text};5511999990000`,
  (text) => `${text}#2`,
  (text) => `${text}²`,
  (text) => `${text},,3`,
  (text) => `0${text}`,
];

it('PUB-1 PUB-15 whatever form a number is written in, it is read as itself or refused', () => {
  const chance = new Chance(4_711);
  let understood = 0;
  for (let round = 0; round < 1_000; round += 1) {
    const length = 8 + chance.below(8);
    const digits = [1 + chance.below(9), ...Array.from({ length: length - 1 }, () => chance.below(10))].join('');
    const text = chance.of(ways)?.(digits, chance) ?? '';
    const read = readPhone(text);
    if ('digits' in read) {
      expect(read.digits, text).toBe(digits);
      understood += 1;
    }
    const spoilt = chance.of(spoilers)?.(text) ?? '';
    expect(readPhone(spoilt), spoilt).toHaveProperty('problem');
  }
  expect(understood).toBeGreaterThan(850);
});

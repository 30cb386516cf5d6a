import { describe, expect, it } from 'vitest';
import type { Schema } from 'yup';
import {
  color,
  date,
  decimal,
  email,
  optionalText,
  phone,
  phoneToSend,
  pickOne,
  requiredChoice,
  requiredText,
  wholeNumber,
} from './rules';

async function messageOf(rule: Schema, value: unknown): Promise<string | null> {
  return rule.validate(value).then(
    () => null,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );
}

describe('rules answer with message keys', () => {
  const name = requiredText({ min: 3, max: 5, short: 'validation.messageShort' });

  it.each([
    ['Z-19 nothing', name, undefined, 'validation.required'],
    ['Z-19 blanks', name, '   ', 'validation.required'],
    ['Z-19 two letters', name, 'ab', 'validation.messageShort'],
    ['Z-19 six letters', name, 'abcdef', 'validation.long'],
    ['three letters', name, 'abc', null],
    ['five letters', name, 'abcde', null],
    ['optional text of three letters', optionalText({ max: 3 }), 'abc', null],
    ['optional text of four letters', optionalText({ max: 3 }), 'abcd', 'validation.long'],
    ['optional text left empty', optionalText({ max: 3 }), '', null],
    ['an address', email(), 'ana@exemplo.com', null],
    ['half an address', email(), 'ana@', 'validation.email'],
    ['no address', email(), '', 'validation.required'],
    ['no address where none is asked', email({ optional: true }), '', null],
    ['a number with country code', phone(), '5511984527713', null],
    ['PUB-16 a number as people write it', phone(), '+55 (11) 98452-7713', null],
    ['PUB-16 no number', phone(), ' ', 'validation.required'],
    ['PUB-16 seven digits', phone(), '9845-277', 'phoneProblems.short'],
    ['PUB-16 sixteen digits', phone(), '1234567890123456', 'phoneProblems.long'],
    ['PUB-16 an extension', phone(), '11 3333-4444 ramal 2', 'phoneProblems.letters'],
    ['PUB-16 two numbers', phone(), '11 3333-4444 / 11 3333-4445', 'phoneProblems.several'],
    ['no choice', requiredChoice(), '', 'validation.required'],
    ['the choice 0', requiredChoice(), 0, null],
    ['none of several', pickOne(), [], 'validation.pickOne'],
    ['half a thing', wholeNumber(), 1.5, 'validation.integer'],
    ['a word as number', wholeNumber(), 'dez', 'validation.integer'],
    ['too few', wholeNumber({ min: 1 }), 0, 'validation.fromOne'],
    ['DAY-42 a comma', wholeNumber(), '1,5', 'validation.integer'],
    ['DAY-42 a point', wholeNumber(), '1.5', 'validation.integer'],
    ['DAY-42 a point between thousands', wholeNumber(), '1.000', 'validation.integer'],
    ['DAY-42 an exponent', wholeNumber(), '1e3', 'validation.integer'],
    ['DAY-42 below zero', wholeNumber(), '-10', 'validation.fromZero'],
    ['DAY-42 more than anything has', wholeNumber(), '99999999999', 'validation.tooHigh'],
    ['DAY-42 blanks around', wholeNumber(), ' 15 ', null],
    ['DAY-42 an optional one left empty', wholeNumber({ optional: true }), '', null],
    ['DAY-42 one left empty', wholeNumber(), '', 'validation.required'],
    [
      'DAY-42 decimals with an exponent',
      decimal({ min: 0, max: 1, range: 'validation.tooHigh' }),
      '1e-1',
      'validation.number',
    ],
    ['B-42 a colour name', color(), 'red', 'validation.color'],
    ['a colour', color(), '#00509E', null],
    ['no date', date(), '', 'validation.required'],
    ['an odd date', date(), 'amanhã', 'dateProblems.unreadable'],
    ['a date', date({ withTime: true }), '2026-11-21T10:00', null],
  ])('%s', async (_title, rule, value, message) => {
    expect(await messageOf(rule, value)).toBe(message);
  });
});

it.each([
  ['+55 (11) 98452-7713', undefined, '5511984527713'],
  ['5511984527713.0', '551198', '5511984527713'],
  ['5511984527713-1622000000@g.us', '5511984527713-1622000000@g.us', '5511984527713-1622000000@g.us'],
  ['+55 11 98452-7713', '+55 11 98452-7713', '+55 11 98452-7713'],
])('PUB-16 %s, where %s is stored, goes as %s', (text, stored, sent) => {
  expect(phoneToSend(text, stored)).toBe(sent);
});

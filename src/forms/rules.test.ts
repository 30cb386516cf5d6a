import { describe, expect, it } from 'vitest';
import type { Schema } from 'yup';
import {
  color,
  dateTime,
  email,
  optionalText,
  phone,
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
    ['a number with signs', phone(), '+55 11 98452', 'validation.phone'],
    ['no number where none is asked', phone({ optional: true }), '', null],
    ['no choice', requiredChoice(), '', 'validation.required'],
    ['the choice 0', requiredChoice(), 0, null],
    ['none of several', pickOne(), [], 'validation.pickOne'],
    ['half a thing', wholeNumber(), 1.5, 'validation.integer'],
    ['a word as number', wholeNumber(), 'dez', 'validation.number'],
    ['too few', wholeNumber({ min: 1 }), 0, 'validation.tooLow'],
    ['B-42 a colour name', color(), 'red', 'validation.color'],
    ['a colour', color(), '#00509E', null],
    ['no date', dateTime(), '', 'validation.required'],
    ['an odd date', dateTime(), 'amanhã', 'validation.date'],
    ['a date', dateTime(), '2026-11-21T10:00', null],
  ])('%s', async (_title, rule, value, message) => {
    expect(await messageOf(rule, value)).toBe(message);
  });
});

import { describe, expect, it } from 'vitest';
import { contactLabel, formatPhone } from './phone';

describe('a number for people', () => {
  it.each([
    ['C-07 a Brazilian mobile', '5511900001274', '+55 11 90000-1274'],
    ['C-07 a Brazilian land line', '551133334444', '+55 11 3333-4444'],
    ['C-07 another country', '34600123456', '+34600123456'],
    ['C-07 a group', '120363041234567890', '120363041234567890'],
    ['C-07 what is no number', 'sem número', 'sem número'],
    ['C-07 a number with letters', '55x', '55x'],
    ['C-07 a number behind a sign', '+5511900001274', '+5511900001274'],
    ['C-07 fifteen digits', '123456789012345', '+123456789012345'],
    ['C-07 Brazil and a digit too few', '5511333344', '+5511333344'],
    ['C-07 Brazil and a digit too many', '55119000012745', '+55119000012745'],
    ['C-07 Brazil further on', '1551133334444', '+1551133334444'],
    ['C-07 none', '', ''],
  ])('%s', (_title, number, shown) => {
    expect(formatPhone(number)).toBe(shown);
  });
});

it.each([
  [{ name: 'Alfa', number: '5511900001274' }, 'Alfa'],
  [{ name: '', number: '5511900001274' }, '+55 11 90000-1274'],
  [{ name: '5511900001274', number: '5511900001274' }, '+55 11 90000-1274'],
  [{ number: '5511900001274' }, '+55 11 90000-1274'],
  [{}, ''],
  [null, ''],
])('DAY-25 a contact without a name is called by its number, written as everywhere: %j', (contact, label) => {
  expect(contactLabel(contact)).toBe(label);
});

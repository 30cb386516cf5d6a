import { describe, expect, it } from 'vitest';
import { countryOfCompany, phoneCountries, readCountryPhone, settleCountryPhone } from './countryPhone';

/** The digits and the check, or the reason. */
const readingOf = (text: string, country: string | null, stored?: string): string => {
  const read = readCountryPhone(text, country, stored);
  return 'digits' in read ? `${read.digits} ${read.check}` : read.problem;
};

describe('DAY-43 a number that has the shape of the country is one of it', () => {
  it.each([
    ['BR', '11 98111-0003', '5511981110003 assumed'],
    ['BR', '(11) 3333-4444', '551133334444 assumed'],
    ['BR', '011 98111-0003', '5511981110003 assumed'],
    ['BR', '0 15 11 98111-0003', '5511981110003 assumed'],
    ['BR', '55 98111-0003', '5555981110003 assumed'],
    ['BR', '51 98765-4321', '5551987654321 assumed'],
    ['BR', '11 8111-0003', '551181110003 assumed'],
    ['BR', '0800 123 4567', '558001234567 assumed'],
    ['PT', '912 345 678', '351912345678 assumed'],
    ['ES', '612 34 56 78', '34612345678 assumed'],
    ['AR', '011 15-2345-6789', '5491123456789 assumed'],
    ['MX', '55 1234 5678', '525512345678 assumed'],
    ['CL', '9 6123 4567', '56961234567 assumed'],
    ['US', '(415) 555-2671', '14155552671 assumed'],
    ['GB', '07911 123456', '447911123456 assumed'],
    ['DE', '0171 1234567', '491711234567 assumed'],
    ['FR', '06.12.34.56.78', '33612345678 assumed'],
    ['IT', '06 6982 0000', '390669820000 assumed'],
    ['IT', '333 123 4567', '393331234567 assumed'],
    ['IN', '98111 00034', '919811100034 assumed'],
    ['IN', '०९८१११ ०००३४', '919811100034 assumed'],
    ['RU', '8 912 345-67-89', '79123456789 assumed'],
    ['IS', '611 2345', '3546112345 assumed'],
    ['EG', '٠١٠٠ ١٢٣ ٤٥٦٧', '201001234567 assumed'],
  ])('%s: %s', (country, text, reading) => {
    expect(readingOf(text, country)).toBe(reading);
  });
});

describe('DAY-43 a whole number is the one that is written', () => {
  it.each([
    ['BR', '5511981110003', '5511981110003 sure'],
    ['BR', '+55 (11) 98111-0003', '5511981110003 sure'],
    ['BR', '+51 987 654 321', '51987654321 sure'],
    ['BR', '+49 171 1234567', '491711234567 sure'],
    ['BR', '49 171 1234567', '491711234567 sure'],
    // As the network knows them: without the ninth digit of Brazil, with the 1 that Mexico gave up.
    ['BR', '555181110003', '555181110003 sure'],
    ['MX', '5215512345678', '5215512345678 sure'],
    ['US', '1 415 555 2671', '14155552671 sure'],
    ['RU', '7 912 345-67-89', '79123456789 sure'],
    [null, '5511981110003', '5511981110003 sure'],
  ])('%s: %s', (country, text, reading) => {
    expect(readingOf(text, country)).toBe(reading);
  });

  it('and the one of an edit stays in its country', () => {
    expect(readingOf('51987654322', 'BR', '51987654321')).toBe('51987654322 sure');
    expect(readingOf('55 98111-0003', 'BR', '5511981110004')).toBe('5555981110003 assumed');
    expect(readingOf('11 98111-0003', 'BR', '51987654321')).toBe('5511981110003 assumed');
  });
});

describe('DAY-43 what is neither is in doubt, or refused as before', () => {
  it.each([
    ['BR', '98111-0003', '981110003 doubtful'],
    ['BR', '+11 98111-0003', '11981110003 doubtful'],
    ['BR', '5511 8111', '55118111 doubtful'],
    ['DE', '11 98111-0003', '11981110003 doubtful'],
    [null, '11 98111-0003', '11981110003 doubtful'],
    ['XX', '11 98111-0003', '11981110003 doubtful'],
    ['BR', '0055 11 98111-0003', 'zero'],
    [null, '0171 1234567', 'zero'],
    ['BR', '1234567', 'short'],
    ['BR', '55 011 98111-0003', 'trunk'],
    ['BR', '11 98111-0003 ramal 2', 'letters'],
    ['BR', '1234567890123456', 'long'],
    ['BR', '', 'noPhone'],
  ])('%s: %s', (country, text, reading) => {
    expect(readingOf(text, country)).toBe(reading);
  });
});

it('DAY-43 a field shows digits, and a plus only where the digits alone would be another number', () => {
  const settled = (text: string) => settleCountryPhone(text, (read) => readCountryPhone(read, 'BR'));
  expect(settled('+55 (11) 98111-0003')).toBe('5511981110003');
  expect(settled('+51 987 654 321')).toBe('+51987654321');
  expect(settled('11 98111-0003')).toBe('11981110003');
  expect(settled('(011) 98111-0003')).toBe('011981110003');
  expect(settled('٥٥ ١١ ٩٨١١١-٠٠٠٣')).toBe('5511981110003');
  expect(settled('11 98111-0003 ramal 2')).toBe('11 98111-0003 ramal 2');
  for (const text of ['+51 987 654 321', '51 987654321', '+11 98111-0003', '98111-0003']) {
    expect(readingOf(settled(text), 'BR')).toBe(readingOf(text, 'BR'));
  }
});

describe('DAY-43 the country of a company', () => {
  it.each([
    ['551140020001', 'Europe/Berlin', 'BR'],
    ['+1 613 555 0123', 'UTC', 'CA'],
    // Neither whole nor readable: where it works.
    ['11 4002-0001', 'America/Sao_Paulo', 'BR'],
    ['', 'Europe/Lisbon', 'PT'],
    [null, 'America/Mexico_City', 'MX'],
    [null, 'UTC', null],
  ])('%s, %s: %s', (phone, timeZone, country) => {
    expect(countryOfCompany(phone, timeZone)).toBe(country);
  });

  it('is one of the list of those that can be chosen', () => {
    expect(phoneCountries()).toContainEqual({ country: 'BR', code: '55' });
    expect(phoneCountries().length).toBeGreaterThan(230);
  });
});

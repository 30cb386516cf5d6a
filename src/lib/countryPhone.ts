import {
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/max';
import { ofDigits, writtenPhone, type PhoneProblem } from './readPhone';

/** Whether the country of a number was assumed, or its country's numbering plan does not know it. */
export type PhoneCheck = 'sure' | 'assumed' | 'doubtful';

export type CheckedPhone = { digits: string; check: PhoneCheck } | { problem: PhoneProblem };

const parsed = (digits: string) => parsePhoneNumberFromString(`+${digits}`);

/** As the network knows some numbers, and as they are in force: Mexico gave up a 1, Brazil put a 9 in front. */
const oldForms = [
  [/^521(\d{10})$/, '52$1'],
  [/^(?<area>55\d\d)(?<line>[6-9]\d{7})$/, '$<area>9$<line>'],
] as const;

/** Whether a number with its country's code is one by the plan of the country. */
function isKnown(digits: string): boolean {
  if (parsed(digits)?.isValid()) return true;
  return oldForms.some(([old, inForce]) => old.test(digits) && parsed(digits.replace(old, inForce))?.isValid());
}

const codeOf = (digits: string): string | undefined => parsed(digits)?.countryCallingCode;

/** The whole number of one that is written as inside a country, null where it has not the shape of that country. */
function wholeOf(digits: string, country: CountryCode): string | null {
  const read = parsePhoneNumberFromString(digits, country);
  if (!read || read.countryCallingCode !== getCountryCallingCode(country)) return null;
  const whole = read.number.slice(1);
  return whole !== digits && (read.isValid() || isKnown(whole)) ? whole : null;
}

/**
 * Reads a telephone number as `readPhone` does, and as one of a country where it has the shape of that country's numbers
 * and no plus says that it is whole (DAY-43).
 * @param country two letters; null: every number is taken as whole
 * @param stored the whole number that an edit began with: what is changed in it stays one of its country
 * @returns the whole number and how sure it is, or why it is none
 */
export function readCountryPhone(text: string, country: string | null, stored = ''): CheckedPhone {
  const written = writtenPhone(text);
  if ('problem' in written) return written;
  const { digits, plus } = written;
  const whole = ofDigits(digits);
  const known = 'digits' in whole && isKnown(digits);
  const home = country !== null && isSupportedCountry(country) ? country : null;
  // Reading costs, and a sheet has thousands of numbers: asked only of a whole one.
  const isOwn = (): boolean => {
    const code = codeOf(digits);
    return (home !== null && code === getCountryCallingCode(home)) || (stored !== '' && code === codeOf(stored));
  };
  const mayBeNational = 'digits' in whole || whole.problem === 'zero' || whole.problem === 'short';
  if (home && mayBeNational && !plus && !(known && isOwn())) {
    const national = wholeOf(digits, home);
    if (national !== null && 'digits' in ofDigits(national)) return { digits: national, check: 'assumed' };
  }
  return 'problem' in whole ? whole : { ...whole, check: known ? 'sure' : 'doubtful' };
}

/**
 * A whole number as a field shows it: its digits, with a plus where they alone would be read as a number of the country.
 * Others, and what is none, stay as they are written, in plain digits.
 */
export function settleCountryPhone(text: string, read: (text: string) => CheckedPhone): string {
  const written = writtenPhone(text);
  const reading = read(text);
  if ('problem' in written || 'problem' in reading) return text;
  const again = read(written.digits);
  return 'digits' in again && again.digits === reading.digits ? written.digits : `+${reading.digits}`;
}

/** All countries that have a code, two letters each, and the code. */
export const phoneCountries = (): { country: string; code: string }[] =>
  getCountries().map((country) => ({ country, code: getCountryCallingCode(country) }));

/** The time zones of a country; browsers disagree whether they are a property or a method. */
function zonesOf(country: string): readonly unknown[] {
  const locale: object = new Intl.Locale(`und-${country}`);
  const method: unknown = Reflect.get(locale, 'getTimeZones');
  const zones: unknown =
    typeof method === 'function' ? Reflect.apply(method, locale, []) : Reflect.get(locale, 'timeZones');
  return Array.isArray(zones) ? zones : [];
}

/**
 * The country of a company: that of its own telephone number, where that is whole, or else of the time zone it works in
 * (decisions: A company's country).
 * @returns two letters, null where neither tells
 */
export function countryOfCompany(phone: string | null | undefined, timeZone: string): string | null {
  const read = readCountryPhone(phone ?? '', null);
  const country = 'digits' in read && read.check === 'sure' ? parsed(read.digits)?.country : undefined;
  return country ?? getCountries().find((candidate) => zonesOf(candidate).includes(timeZone)) ?? null;
}

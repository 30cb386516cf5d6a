import { digitsOf } from './digits';

/** Why a text is no telephone number to write to. */
export type PhoneProblem =
  | 'noPhone'
  | 'scientific'
  | 'letters'
  | 'several'
  | 'signs'
  | 'trunk'
  | 'zero'
  | 'short'
  | 'long';

export type PhoneReading = { digits: string } | { problem: PhoneProblem };

/** Shortest as the specification has it (C-06); longest as in the world's numbering plan (E.164). */
const shortest = 8;
const longest = 15;

/** Two parts of so many digits are two numbers. */
const longPart = 7;

/** Countries whose numbers are dialled with a zero inside the country alone (E.164, national prefixes). */
const trunkZero: ReadonlySet<string> = new Set(
  (
    '20 27 31 32 33 40 41 43 44 46 49 51 54 55 58 60 61 62 63 64 66 81 82 84 86 90 91 92 94 98 ' +
    '212 234 254 353 358 380 381 385 386 421 593 595 598 886 971 972'
  ).split(' '),
);

const digit = /\p{Nd}/u;

/** Ten digits of each script follow each other, and scripts whose digits touch begin at a zero as well. */
function plainDigit(sign: string): string {
  const own = sign.codePointAt(0) ?? 0;
  let first = own;
  while (digit.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((own - first) % 10);
}

/** The text without what cannot be seen or only frames it; digits of every script (DAY-58) and full-width signs made plain. */
const bare = (text: string): string =>
  text
    .replaceAll(/[\uff01-\uff5e]/g, (sign) => sign.normalize('NFKC'))
    // A sign that turns what follows round stays, to be refused: the eye reads another number.
    .replaceAll(/(?!\u202e)\p{Cf}/gu, '')
    .replaceAll(/(?!\d)\p{Nd}/gu, plainDigit)
    .trim()
    .replace(/^['’‘`´]\s*/, '')
    .replaceAll(/\p{Pd}/gu, '-');

/** A number as spreadsheets and programs write numbers: a part of zeros, thousands, an exponent; else null. */
function asFigure(text: string): PhoneReading | null {
  const exponent = /^\+?(\d+)(?:[.,](\d+))?\s*[eE]\s*\+?(\d+)$/.exec(text);
  if (exponent) {
    const [, whole = '', part = '', power] = exponent;
    // Fewer decimals than the power moves were cut off, and nobody knows which they were.
    return part.length === Number(power) ? { digits: whole + part } : { problem: 'scientific' };
  }
  const figure =
    /^\+?(\d+)[.,]0{1,2}$/.exec(text) ??
    /^(\d{1,3}(?:\.\d{3})+)(?:,0{1,2})?$/.exec(text) ??
    /^(\d{1,3}(?:,\d{3})+)(?:\.0{1,2})?$/.exec(text);
  return figure?.[1] === undefined ? null : { digits: digitsOf(figure[1]) };
}

const holdsTwo = (text: string, gap: RegExp): boolean =>
  text.split(gap).filter((part) => digitsOf(part).length >= longPart).length > 1;

const isSeveral = (text: string): boolean =>
  /\d[^\d]*[/;|&\n\r+]/.test(text) || holdsTwo(text, /[\s,]+/) || holdsTwo(text, /\D+/);

/** `+49 (0) 171…` and `+55 (011) 9…` without their zero, which is dialled inside the country alone; null where it may belong. */
function withoutTrunkZero(text: string): string | null {
  const [whole = '', code = '', area = ''] = /^\(?\+?(\d{1,3})\)?[\s.-]*\(\s*0\s*(\d*)\)/.exec(text) ?? [];
  const rest = text.slice(whole.length);
  if (/^\D*\d[\s\S]*\(\s*0/.test(`${code}${rest}`)) return null;
  if (whole === '') return text;
  // Behind a zero a Brazilian bracket may hold a carrier's code, too.
  const known = trunkZero.has(code) && (code !== '55' || area === '' || area.length === 2);
  return known ? `${code}${area}${rest}` : null;
}

/** The digits of a number, or why they are none. */
export function ofDigits(digits: string): PhoneReading {
  // No country's code starts with one; it is the trunk code of calls inside a country.
  if (digits.startsWith('0')) return { problem: 'zero' };
  // No area code of Brazil starts with one either; 0800 does and is called from abroad as it is.
  if (/^550[1-9]{2}/.test(digits)) return { problem: 'trunk' };
  if (digits.length < shortest) return { problem: 'short' };
  return digits.length > longest ? { problem: 'long' } : { digits };
}

/**
 * The digits that are written, whatever country they belong to, and whether a plus says that they are whole; or why the
 * text is no number (PUB-1, PUB-15, PUB-16).
 */
export function writtenPhone(text: string): { digits: string; plus: boolean } | { problem: PhoneProblem } {
  const given = bare(text);
  const plus = /^[(\s]*\+/.test(given);
  if (given === '') return { problem: 'noPhone' };
  const figure = asFigure(given);
  if (figure) return 'digits' in figure ? { ...figure, plus } : figure;
  if (/\p{L}/u.test(given)) return { problem: 'letters' };
  if (isSeveral(given)) return { problem: 'several' };
  const number = withoutTrunkZero(given);
  if (number === null) return { problem: 'trunk' };
  // Signs that group, and one plus in front; a lone point or comma late in the text would be that of a part.
  const isPlain = /^[(\s]*(?:\+[(\s]*)?\d[\d\s().-]*$/.test(number);
  const isPart = /^\D*(?:\d[^\d.]*){8,}\.\D*\d+\D*$/.test(number);
  return isPlain && !isPart ? { digits: digitsOf(number), plus } : { problem: 'signs' };
}

/**
 * Reads a telephone number as people, programs and spreadsheets write it: the digits that are written, or why it is none.
 * Never another number: what may be read in two ways is refused (PUB-1, PUB-15, PUB-16).
 * @returns 8 to 15 digits, or the reason
 */
export function readPhone(text: string): PhoneReading {
  const written = writtenPhone(text);
  return 'problem' in written ? written : ofDigits(written.digits);
}

import { digitsOf } from './digits';

export interface CardNumber {
  /** As written on the card. */
  label: string;
  /** Digits only, the network's own id preferred. */
  number: string;
}

export interface Vcard {
  name: string;
  numbers: CardNumber[];
}

const unescape = (value: string): string =>
  value
    .replace(/\\([nN])/g, ' ')
    .replace(/\\(.)/g, '$1')
    .trim();

/** Family and given name the way round they are read; a semicolon of the name itself is escaped. */
const nameOfParts = (value: string): string =>
  value.replaceAll('\\;', '\0').split(';').slice(0, 2).toReversed().join(' ').replaceAll('\0', ';');

const valueOf = (line: string): string => line.slice(line.indexOf(':') + 1);

const fullName = /^(?:[\w-]+\.)?FN[;:]/i;
const nameParts = /^(?:[\w-]+\.)?N[;:]/i;
const telephone = /^(?:[\w-]+\.)?TEL[;:]/i;

/** Name and numbers of a shared contact; lines that mean something else are left out (M-14, contract 5.7). */
export function parseVcard(text: string): Vcard {
  const lines = text
    .slice(0, 20_000)
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/);
  const full = lines.find((line) => fullName.test(line));
  const parts = lines.find((line) => nameParts.test(line));
  const name = full ? unescape(valueOf(full)) : parts ? unescape(nameOfParts(valueOf(parts))) : '';
  const numbers = new Map<string, CardNumber>();
  for (const line of lines) {
    if (!telephone.test(line)) continue;
    const label = unescape(valueOf(line));
    const number = /waid=(\d+)/i.exec(line)?.[1] ?? digitsOf(label);
    if (number && !numbers.has(number)) numbers.set(number, { label: label || number, number });
  }
  return { name: name.replace(/\s+/g, ' '), numbers: [...numbers.values()] };
}

export const isVcard = (text: string): boolean => /^\s*BEGIN:VCARD/i.test(text.slice(0, 100));

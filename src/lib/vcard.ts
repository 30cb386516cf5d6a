import { digitsOf } from './digits';
import { plainName } from './links';

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

/** As much of a message as is read: a column of the server holds less, and pictures stand behind the numbers. */
const reach = 70_000;

/** Bytes in the character set that they are said to be in; UTF-8, or what older telephones wrote, where none is. */
function decode(bytes: Uint8Array<ArrayBuffer>, charset: string | undefined): string {
  try {
    return new TextDecoder(charset ?? 'utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** `=4A=C3=A9` as letters; what stands unencoded between them stays. */
const fromQuoted = (value: string, charset: string | undefined): string =>
  value.replace(/(?:=[\da-f]{2})+/gi, (run) =>
    decode(
      Uint8Array.from(run.slice(1).split('='), (pair) => parseInt(pair, 16)),
      charset,
    ),
  );

const isQuoted = (line: string): boolean => /^[^:]*quoted-printable/i.test(line);

/** Lines as they were before they were folded: with a blank in front, or by an `=` at the end (vCard 2.1). */
function unfolded(text: string): string[] {
  const lines: string[] = [];
  let parts: string[] = [];
  let quoted = false;
  for (const line of text.split(/\r?\n/)) {
    const last = parts.at(-1);
    if (quoted && last?.endsWith('=')) parts.splice(-1, 1, last.slice(0, -1), line);
    else if (last !== undefined && /^[ \t]/.test(line)) parts.push(line.slice(1));
    else {
      lines.push(parts.join(''));
      parts = [line];
      quoted = isQuoted(line);
    }
  }
  return [...lines, parts.join('')];
}

/** Group, name, parameters (a value in quotes may hold a colon) and value: `item1.TEL;TYPE="a:b";waid=55:+55`. */
const property = /^(?:[\w-]+\.)?([a-z-]+)((?:;(?:"[^"]*"|[^":])*)?):([\s\S]*)$/i;

const tidy = (value: string): string =>
  plainName(
    value
      .replace(/\\([nN])/g, ' ')
      .replace(/\\(.)/g, '$1')
      .replace(/\s+/g, ' '),
  ).trim();

/** Parts of a value; a semicolon of a part itself is escaped. */
const partsOf = (value: string): string[] =>
  value
    .replaceAll('\\;', '\0')
    .split(';')
    .map((part) => tidy(part.replaceAll('\0', ';')));

/** Family and given name the way round they are read. */
const nameOfParts = (value: string): string => tidy(partsOf(value).slice(0, 2).toReversed().join(' '));

/** How a card without a name of its own is called, the best first. */
const names = ['FN', 'N', 'NICKNAME', 'ORG'] as const;

function readCard(lines: readonly string[]): Vcard {
  const named = new Map<string, string>();
  const numbers = new Map<string, CardNumber>();
  for (const line of lines) {
    const [, given = '', parameters = '', raw = ''] = property.exec(line) ?? [];
    const kind = given.toUpperCase();
    const value = isQuoted(parameters) ? fromQuoted(raw, /charset="?([\w-]+)/i.exec(parameters)?.[1]) : raw;
    if (kind === 'TEL') {
      const label = tidy(value.replace(/^\s*tel:/i, '').replace(/;(?:ext|phone-context|isub)=.*$/i, ''));
      const number = /;waid="?(\d+)/i.exec(parameters)?.[1] ?? digitsOf(label);
      if (number && !numbers.has(number)) numbers.set(number, { label: label || number, number });
    } else if (!named.get(kind)) {
      named.set(kind, kind === 'N' ? nameOfParts(value) : kind === 'ORG' ? (partsOf(value)[0] ?? '') : tidy(value));
    }
  }
  return { name: names.map((kind) => named.get(kind)).find(Boolean) ?? '', numbers: [...numbers.values()] };
}

/**
 * Names and numbers of the contacts that a message shares, as telephones write them: vCard 2.1, 3.0 and 4.0, one card
 * behind the other; lines that mean something else are left out (M-14, PUB-2, PUB-3, contract 5.7, RFC 6350).
 * @returns at least one card, which may be empty
 */
export function parseVcards(text: string): Vcard[] {
  const cards: string[][] = [];
  for (const line of unfolded(text.slice(0, reach).replace(/END:VCARD[,;\s]*BEGIN:/gi, 'END:VCARD\nBEGIN:'))) {
    if (/^\s*BEGIN:VCARD/i.test(line)) cards.push([]);
    else cards.at(-1)?.push(line);
  }
  const read = cards.map(readCard);
  const told = read.filter(({ name, numbers }) => name !== '' || numbers.length > 0);
  return told.length > 0 ? told : [{ name: '', numbers: [] }];
}

export const isVcard = (text: string): boolean => /^\s*BEGIN:VCARD/i.test(text.slice(0, 100));

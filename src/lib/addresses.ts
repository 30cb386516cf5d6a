import { digitsOf } from './digits';
import { safeHttpUrl } from './links';

/** What stands in a text as itself and may be gone to: an address of the web, a mail address or a telephone number. */
export interface Address {
  text: string;
  /** http(s), mailto or tel, nothing else (B-42). */
  href: string;
}

/** Endings that make an address of a name alone: `exemplo.com.br`. */
const endings =
  /^(?:(?:com|net|org|edu|gov|co|ind|adv|art|eco|med|mil)\.[a-z]{2}|com|net|org|edu|gov|info|biz|app|dev|io|online|site|store|shop|cloud|tech|blog|digital|agency|xyz|br)$/;

/** Endings that are words as well (`me`, `de`, `as`) make one only with a path behind them: `wa.me/55…`. */
const endingsWithPath =
  /^(?:ac|ad|ae|ag|ai|al|am|ar|as|at|au|be|bg|bo|bz|ca|cc|ch|cl|cn|co|cr|cu|cz|de|dk|do|ec|ee|es|eu|fi|fm|fr|fyi|gd|gg|gl|gle|goo|gr|gt|gy|hk|hn|hr|hu|id|ie|il|im|in|is|it|jp|kr|la|lc|li|link|live|lt|lu|lv|ly|me|media|mx|mz|news|ng|ni|nl|no|nu|nz|page|pa|pe|ph|pl|pm|pr|pt|py|ro|ru|sa|se|sg|sh|si|sk|so|st|sv|th|tk|tl|to|top|tr|tv|tw|ua|uk|us|uy|ve|vip|vn|website|wiki|work|ws|za)$/;

/** Of a length that servers take; a longer one is text, so that a line of them stays linear. */
const web = /(?:https?:\/\/|www\.)[^\s<>"`./][^\s<>"`]{0,2000}(?![^\s<>"`])/iy;

/** Labels of a host, and what must not stand behind it. */
const host = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.){1,8}\p{L}{2,24}(?![\p{L}\p{N}@-]|\.[\p{L}\p{N}])`;
const bare = new RegExp(
  String.raw`(${host})((?::\d{1,5})?(?:[/?#][^\s<>"${'`'}]{0,2000}(?![^\s<>"${'`'}]))?)(?![/#])`,
  'iuy',
);
const mail = new RegExp(String.raw`[a-z0-9][a-z0-9._+-]{0,63}@${host}`, 'iuy');

/** A country's code behind a plus, the ways of Brazil with an area code, its free numbers. */
const phone = new RegExp(
  [
    String.raw`\+[1-9](?:[ \u00a0.-]?(?:\(\d{1,5}\)|\d{1,5})){2,7}`,
    String.raw`(?:55 ?)?\(0?[1-9][1-9]\) ?9?[ .]?\d{4}[ .-]?\d{4}`,
    String.raw`(?:55 )?[1-9][1-9][ -]9[ .]?\d{4}[ .-]?\d{4}`,
    String.raw`(?:55 )?[1-9][1-9] [2-5]\d{3}-\d{4}`,
    String.raw`(?:55)?[1-9][1-9]9\d{4}-?\d{4}`,
    String.raw`0[358]00[ .-]?\d{3}[ .-]?\d{3,4}`,
  ].join('|'),
  'y',
);

/** Digits of whole numbers where a country has one length, so that what stands behind one is not taken for its end. */
const lengths = [
  [/^1/, 11],
  [/^55..9/, 13],
  [/^55/, 12],
  [/^34/, 11],
  [/^351/, 12],
  [/^5[16]/, 11],
  [/^57/, 12],
] as const;

/** A count in thousands, half of a place on a map, four numbers of two digits: behind a plus as well (PUB-65). */
const otherFigures = /^\+(?:\d{1,3}(?:\.\d{3})+|\d{1,3}\.\d{4,6}|\d\d(?:[ .-]\d\d){3})$/;

const isPart = (letter: string | undefined): boolean => letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/** The marks that stand open before an address and may close at its end: `'https://…'`, `*veja https://…*`. */
function openBefore(line: string, from: number, open: string): string {
  const run = /[*_~']*$/.exec(line.slice(Math.max(0, from - 8), from))?.[0] ?? '';
  const isQuoted = /(?:^|[^\p{L}\p{N}])'(?=\S)/u.test(line.slice(Math.max(0, from - 200), from));
  return run + Array.from(isQuoted ? `${open}'` : open, (mark) => (run.includes(mark) ? '' : mark)).join('');
}

/** The text without the punctuation of the sentence around it; a mark that opened nothing belongs to it (PUB-6, PUB-31). */
function trimmed(text: string, line: string, from: number, open: string): string {
  // A host ends in a letter or digit: what follows it without a path is the sentence's.
  const isHost = /^(?:https?:\/\/)?[^/?#]*$/i.test(text);
  let unclosed = text.split('(').length - text.split(')').length;
  let marks: string | null = null;
  let end = text.length;
  while (end > 0) {
    const sign = text[end - 1] ?? '';
    if (sign === ')') {
      if (unclosed >= 0) break;
      unclosed += 1;
    } else if (/['*_~]/.test(sign)) {
      marks ??= openBefore(line, from, open);
      if (!isHost && !marks.includes(sign)) break;
      marks = marks.replace(sign, '');
    } else if (!/[.,;:!?…”’»\]}]/.test(sign)) break;
    end -= 1;
  }
  return text.slice(0, end);
}

const matchAt = (pattern: RegExp, line: string, from: number): RegExpExecArray | null => {
  pattern.lastIndex = from;
  return pattern.exec(line);
};

function webAt(line: string, from: number, open: string): Address | null {
  const found = matchAt(web, line, from)?.[0];
  if (!found) return null;
  const text = trimmed(found, line, from, open);
  const href = safeHttpUrl(/^www\./i.test(text) ? `https://${text}` : text);
  return href && /^(?:https?:\/\/|www\.)[^./]/i.test(text) ? { text, href } : null;
}

function mailAt(line: string, from: number): Address | null {
  const text = matchAt(mail, line, from)?.[0];
  if (!text) return null;
  const at = text.lastIndexOf('@');
  return { text, href: `mailto:${encodeURIComponent(text.slice(0, at))}@${text.slice(at + 1)}` };
}

function bareAt(line: string, from: number, open: string): Address | null {
  const [whole = '', name = '', rest = ''] = matchAt(bare, line, from) ?? [];
  const labels = name.toLowerCase().split('.');
  const ending = labels.at(-1) ?? '';
  // "pedido.Com isso" is the end of a sentence.
  const isNamed = rest !== '' || !/\.\p{Lu}\p{Ll}+$/u.test(name);
  const isKnown = endings.test(ending) || (labels.length > 2 && endings.test(labels.slice(-2).join('.')));
  if (!(isKnown ? isNamed : /^\/./.test(rest) && endingsWithPath.test(ending))) return null;
  const text = trimmed(whole, line, from, open);
  const href = safeHttpUrl(`https://${text}`);
  return href ? { text, href } : null;
}

/** The two last digits of a Brazilian tax number are made of the others; a mobile number is as long. */
function isTaxNumber(digits: string): boolean {
  const check = (count: number): number => {
    let sum = 0;
    for (let place = 0; place < count; place += 1) sum += Number(digits[place]) * (count + 1 - place);
    return ((sum * 10) % 11) % 10;
  };
  return check(9) === Number(digits[9]) && check(10) === Number(digits[10]);
}

/** The place behind so many digits of a text. */
function endOf(text: string, digits: number): number {
  let left = digits;
  for (let at = 0; at < text.length; at += 1) {
    if (/\d/.test(text[at] ?? '')) left -= 1;
    if (left === 0) return at + 1;
  }
  return text.length;
}

function phoneAt(line: string, from: number): Address | null {
  const found = matchAt(phone, line, from)?.[0];
  if (!found) return null;
  const written = digitsOf(found);
  const length = found.startsWith('+') ? lengths.find(([start]) => start.test(written))?.[1] : undefined;
  // Elsewhere one or two digits behind a longer group, "… 0958 10 horas", are what is counted next.
  const text = length === undefined ? found.replace(/(\d{3}) \d{1,2}$/, '$1') : found.slice(0, endOf(found, length));
  if (/^(?:[\p{L}\p{N}/%@]|[.,:-]\d)/u.test(line.slice(from + text.length, from + text.length + 3))) return null;
  if (length === undefined && otherFigures.test(text)) return null;
  const digits = digitsOf(text);
  if (text.startsWith('+'))
    return digits.length >= (length ?? 8) && digits.length <= 15 ? { text, href: `tel:+${digits}` } : null;
  if (/^0[358]00/.test(digits)) return { text, href: `tel:${digits}` };
  if (text === digits && digits.length === 11 && isTaxNumber(digits)) return null;
  // As in Brazil, with or without the zero of calls inside the country.
  const [, code = '55', national = ''] = /^(55(?=0?\d{10}))?0?(\d+)$/.exec(digits) ?? [];
  return { text, href: `tel:+${code}${national}` };
}

/**
 * The address that starts at a place of a line, as WhatsApp makes links: http(s) and www, names with a known ending, mail
 * and telephone numbers (B-18, B-42, PUB-6, PUB-7, PUB-31).
 * @param from the letter before it is none of a word
 * @param open marks that stand open there and may close at its end, such as `*_`
 */
export function addressAt(line: string, from: number, open: string): Address | null {
  const head = line[from] ?? '';
  if (/[+(\d]/.test(head) && !/(?:[$€£.,/+#%@=-]|\d:)$/.test(line.slice(Math.max(0, from - 2), from))) {
    const number = phoneAt(line, from);
    if (number) return number;
  }
  if (!isPart(head)) return null;
  const address = /[hw]/i.test(head) ? webAt(line, from, open) : null;
  if (address || /[@./\\-]/.test(line[from - 1] ?? '')) return address;
  return mailAt(line, from) ?? bareAt(line, from, open);
}

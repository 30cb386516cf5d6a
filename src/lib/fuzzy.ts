import { foldText } from './searchText';

/** Weights of how a text was found, best first. */
const weights = { start: 100, words: 80, inside: 60, initials: 40, scattered: 30 } as const;

/** From here on a text holds what was typed; below it may be an abbreviation. */
export const writtenScore = weights.inside;

/** From here on an abbreviation is made of initials; below its letters lie scattered. */
export const initialsScore = weights.initials;

const wordsOf = (folded: string): string[] => folded.split(/[^\p{L}\p{N}#]+/u).filter(Boolean);

/** Whether words begin with these letters, one each; those of up to three letters ("de", "the") may be left out. */
function startInitials(words: readonly string[], wanted: string): boolean {
  const initials = (some: readonly string[]): string => some.map((word) => word.charAt(0)).join('');
  const long = words.filter(({ length }) => length > 3);
  return wanted.length > 1 && [words, long].some((some) => initials(some).startsWith(wanted));
}

const wordStart = (text: string, at: number): boolean => at === 0 || !/[\p{L}\p{N}]/u.test(text.charAt(at - 1));

/** The letters of `wanted` in their order, close together and from the start of a word on; 0 where they are not. */
function scattered(text: string, wanted: string): number {
  let best = 0;
  for (let start = text.indexOf(wanted.charAt(0)); start !== -1; start = text.indexOf(wanted.charAt(0), start + 1)) {
    if (!wordStart(text, start)) continue;
    let at = start;
    for (let next = 1; next < wanted.length && at !== -1; next += 1) at = text.indexOf(wanted.charAt(next), at + 1);
    if (at === -1) break;
    const spread = at - start + 1 - wanted.length;
    if (spread <= wanted.length * 2) best = Math.max(best, weights.scattered - spread);
  }
  return best;
}

/**
 * How well a text fits what is looked for, without capitals and accents: its start, starts of its words in any order,
 * a part of it, initials of its words, or letters in their order if none is a vowel ("cfg"), since a name has some.
 * 0: not at all.
 */
export function fuzzyScore(text: string, wanted: string): number {
  const within = foldText(text);
  const query = foldText(wanted).trim();
  if (query === '') return 1;
  if (within.startsWith(query)) return weights.start;
  const words = wordsOf(within);
  if (query.split(/\s+/).every((part) => words.some((word) => word.startsWith(part)))) return weights.words;
  if (within.includes(query)) return weights.inside;
  if (startInitials(words, query)) return weights.initials;
  return query.length < 3 || /[aeiouy]/.test(query) ? 0 : Math.max(0, scattered(within, query));
}

/** Whether a text holds what is looked for as it stands, from the beginning of a word on. */
export function holdsWords(text: string, wanted: string): boolean {
  const phrase = (one: string): string => ` ${wordsOf(foldText(one)).join(' ')}`;
  return phrase(wanted) !== ' ' && phrase(text).includes(phrase(wanted));
}

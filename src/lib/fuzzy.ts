import { foldText } from './searchText';

/** Weights of how a text was found, best first. */
const weights = { start: 100, words: 80, inside: 60, scattered: 30 } as const;

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
 * a part of it, or its letters in their order. 0: not at all.
 */
export function fuzzyScore(text: string, wanted: string): number {
  const within = foldText(text);
  const query = foldText(wanted).trim();
  if (query === '') return 1;
  if (within.startsWith(query)) return weights.start;
  const words = within.split(/[^\p{L}\p{N}#]+/u);
  if (query.split(/\s+/).every((part) => words.some((word) => word.startsWith(part)))) return weights.words;
  if (within.includes(query)) return weights.inside;
  return query.length < 3 ? 0 : Math.max(0, scattered(within, query));
}

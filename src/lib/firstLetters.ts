/** Letters with their marks, joined pictures and flags, where the browser does not know them. */
const letter = /\p{RI}{2}|\P{M}(?:[\p{M}\p{Emoji_Modifier}]|\u200D\P{M})*/gu;

/** Units of a letter on average at most: pictures of families have eleven, and marks can be heaped without end. */
const mostUnits = 12;

const lettersIn = (text: string): Iterable<{ index: number }> =>
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter().segment(text) : text.matchAll(letter);

/**
 * The first letters of a text as people count them: no picture, accent or flag is cut (PUB-93).
 * @param count how many; fewer where they are longer than real ones
 */
export function firstLetters(text: string, count: number): string {
  if (text.length <= count) return text;
  const part = text.slice(0, count * mostUnits);
  let left = count;
  let last = 0;
  for (const { index } of lettersIn(part)) {
    if (left === 0) return part.slice(0, index);
    left -= 1;
    last = index;
  }
  return part === text ? text : part.slice(0, last);
}

/** A text of at most so many letters, with a sign where more was left out. */
export function shortened(text: string, count: number, sign = '…'): string {
  const part = firstLetters(text, count);
  return part === text ? text : part + sign;
}

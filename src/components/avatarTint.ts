/** A stable index below `count` for an id, so a person keeps one colour on every screen. */
export function tintOf(id: number | string, count: number): number {
  const hash = Array.from(String(id)).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  return hash % count;
}

const isLetter = (letter: string) => /[\p{L}\p{N}]/u.test(letter);

/** First letters of the first and last word; a number or an emoji-only name gives its first letter or "#". */
export function initialsOf(name: string): string {
  const heads = name
    .trim()
    .split(/\s+/)
    .flatMap((word) => Array.from(word).find(isLetter) ?? []);
  const first = heads[0] ?? '#';
  const last = heads.length > 1 ? (heads.at(-1) ?? '') : '';
  return `${first}${last}`.toLocaleUpperCase();
}

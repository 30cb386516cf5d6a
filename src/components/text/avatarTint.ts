/** A stable index below `count` for an id, so a person keeps one colour on every screen. */
export function tintOf(id: number | string, count: number): number {
  const hash = Array.from(String(id)).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  return hash % count;
}

/** Ground and ink of an id, readable on each other in both themes; for `style` and `sx` alike. */
export function avatarTint(id: number | string) {
  const tint = tintOf(id, 6) + 1;
  return {
    backgroundColor: `var(--mui-palette-app-avatar${tint})`,
    color: `var(--mui-palette-app-avatarInk${tint})`,
  } as const;
}

const isLetter = (letter: string) => /[\p{L}\p{N}]/u.test(letter);

/** First letters of the first and last word; a number or an emoji-only name gives its first letter or "#". */
export function initialsOf(name: string | null | undefined): string {
  const heads = String(name ?? '')
    .normalize()
    .trim()
    .split(/\s+/)
    .flatMap((word) => Array.from(word).find(isLetter) ?? []);
  const first = heads[0] ?? '#';
  const last = heads.length > 1 ? (heads.at(-1) ?? '') : '';
  return `${first}${last}`.toLocaleUpperCase();
}

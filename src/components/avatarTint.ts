/** A stable index below `count` for an id, so a person keeps one colour on every screen. */
export function tintOf(id: number | string, count: number): number {
  const hash = Array.from(String(id)).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 7);
  return hash % count;
}

const tints = [
  { bgcolor: 'app.avatar1', color: 'app.avatarInk1' },
  { bgcolor: 'app.avatar2', color: 'app.avatarInk2' },
  { bgcolor: 'app.avatar3', color: 'app.avatarInk3' },
  { bgcolor: 'app.avatar4', color: 'app.avatarInk4' },
  { bgcolor: 'app.avatar5', color: 'app.avatarInk5' },
  { bgcolor: 'app.avatar6', color: 'app.avatarInk6' },
] as const;

/** How many colours people have. */
export const tintCount = tints.length;

/** Ground and ink of an id, readable on each other in both themes. */
export const avatarTint = (id: number | string) => tints[tintOf(id, tints.length)] ?? tints[0];

const isLetter = (letter: string) => /[\p{L}\p{N}]/u.test(letter);

/** First letters of the first and last word; a number or an emoji-only name gives its first letter or "#". */
export function initialsOf(name: string | null | undefined): string {
  const heads = String(name ?? '')
    .trim()
    .split(/\s+/)
    .flatMap((word) => Array.from(word).find(isLetter) ?? []);
  const first = heads[0] ?? '#';
  const last = heads.length > 1 ? (heads.at(-1) ?? '') : '';
  return `${first}${last}`.toLocaleUpperCase();
}

import { foldText } from './searchText';

/** A shortcode as it is kept: without the slash that people write with it, each run of blanks as one (PUB-19). */
export const cleanShortcode = (written: string): string =>
  written
    .trim()
    .replace(/^\/+\s*/, '')
    .replaceAll(/\s+/g, ' ');

/** A shortcode as it is called in the message box, also one that was kept with its slash. */
export const commandOf = (shortcode: string): string => `/${cleanShortcode(shortcode)}`;

/** How well a shortcode fits what was typed, best first. All but the first take no notice of accents. */
export const shortcodeFits = { same: 0, unaccented: 1, bridged: 2, begins: 3, inside: 4 } as const;

export type ShortcodeFit = (typeof shortcodeFits)[keyof typeof shortcodeFits];

/** A shortcode in the ways it is compared, from strict to lenient; capitals and blanks at its ends never count. */
function readings(written: string) {
  const plain = cleanShortcode(written).normalize('NFC').toLowerCase();
  const unaccented = foldText(plain);
  return { plain, unaccented, bare: unaccented.replaceAll(' ', '') };
}

/**
 * The one rule by which a shortcode is found (PUB-19): by itself, but for its accents, but for its blanks, by its
 * beginning, by what it holds.
 * @param typed whole or half a shortcode, with or without the slash
 * @returns null where it does not fit at all
 */
export function shortcodeFit(shortcode: string, typed: string): ShortcodeFit | null {
  const [code, wanted] = [readings(shortcode), readings(typed)];
  if (code.plain === wanted.plain) return shortcodeFits.same;
  if (code.unaccented === wanted.unaccented) return shortcodeFits.unaccented;
  if (code.bare === wanted.bare) return shortcodeFits.bridged;
  if (code.bare.startsWith(wanted.bare)) return shortcodeFits.begins;
  return code.bare.includes(wanted.bare) ? shortcodeFits.inside : null;
}

/** Whether both are called in the same way, accents and blanks aside. */
export function isCalledAlike(one: string, other: string): boolean {
  const fit = shortcodeFit(one, other);
  return fit !== null && fit <= shortcodeFits.bridged;
}

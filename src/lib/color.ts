/** Colours that come as data (queues, tags, white label) are parsed here before any style sees them. */

export type Rgb = readonly [red: number, green: number, blue: number];

const SHORT_HEX = /^#([\da-f])([\da-f])([\da-f])$/i;
const LONG_HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;
const FUNCTION = /^rgb\(\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*[,\s]\s*(\d{1,3})\s*\)$/i;

const channels = (match: RegExpExecArray, read: (part: string) => number): Rgb | null => {
  const [, red = '', green = '', blue = ''] = match;
  const rgb: Rgb = [read(red), read(green), read(blue)];
  return rgb.every((channel) => channel <= 255) ? rgb : null;
};

/** `#rgb`, `#rrggbb` and `rgb()` only; anything else is no colour (B-42, design "Colours that come as data"). */
export function parseColor(value: unknown): Rgb | null {
  // No colour is longer, and a pattern with blanks in three places takes its time over a long text.
  if (typeof value !== 'string' || value.length > 64) return null;
  const text = value.trim();
  const short = SHORT_HEX.exec(text);
  if (short) return channels(short, (part) => parseInt(part + part, 16));
  const long = LONG_HEX.exec(text);
  if (long) return channels(long, (part) => parseInt(part, 16));
  const call = FUNCTION.exec(text);
  return call ? channels(call, (part) => parseInt(part, 10)) : null;
}

const hexByte = (channel: number) => Math.round(channel).toString(16).padStart(2, '0');

export const toHex = (rgb: Rgb): string => `#${rgb.map(hexByte).join('')}`;

/** The colour rewritten by us as `#rrggbb`, or null: text from outside never reaches a style (B-42). */
export function safeColor(value: unknown): string | null {
  const rgb = parseColor(value);
  return rgb && toHex(rgb);
}

const linear = (channel: number) => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance, WCAG 2.2. */
export const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** Contrast ratio between 1 and 21, WCAG 2.2. */
export function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((left, right) => left - right);
  return (high + 0.05) / (low + 0.05);
}

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];

/** Black or white, whichever reads better; only these two give 4.5:1 on every colour (design, solid chip). */
export const inkOn = (background: Rgb): '#000000' | '#ffffff' =>
  contrast(background, BLACK) >= contrast(background, WHITE) ? '#000000' : '#ffffff';

/** `share` (0 to 1) of `top` over `base`, in sRGB, as `color-mix` does it. */
export const mix = (top: Rgb, base: Rgb, share: number): Rgb => [
  top[0] * share + base[0] * (1 - share),
  top[1] * share + base[1] * (1 - share),
  top[2] * share + base[2] * (1 - share),
];

/** Moves a colour towards `pole` in small steps until it reaches `ratio` on every background. */
export function readable(color: Rgb, backgrounds: readonly Rgb[], ratio: number, pole: 'black' | 'white'): Rgb {
  const target = pole === 'black' ? BLACK : WHITE;
  const steps = Array.from({ length: 21 }, (_, step) => mix(target, color, step / 20));
  return steps.find((step) => backgrounds.every((background) => contrast(step, background) >= ratio)) ?? target;
}

/** What every browser's letters measure unless its reader chose another size, in pixels. */
export const usualFontPx = 16;

/** A length in pixels of usual letters, for an inline style. */
export const rem = (pixels: number): string => `${pixels / usualFontPx}rem`;

/**
 * Style rules or a media query with their pixels in rem: what is laid out for letters grows with them when somebody
 * reads with larger ones (PUB-52, WCAG 1.4.4). Hairlines stay.
 */
export const inRem = (css: string): string =>
  css.replaceAll(/(?<![\w.])(\d*\.?\d+)px\b/g, (length, pixels) =>
    Number(pixels) <= 1 ? length : rem(Number(pixels)),
  );

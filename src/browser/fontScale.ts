import { usualFontPx } from '@/lib/rem';

let scale: number | undefined;

/**
 * How much larger than usual the reader's letters are, as when the page was loaded: what code measures or lays out in
 * pixels is counted by it, as style sheets are by rem (PUB-52).
 */
export const fontScale = (): number =>
  (scale ??= Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / usualFontPx || 1);

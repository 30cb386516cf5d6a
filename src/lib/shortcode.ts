import { foldText } from './searchText';

/** A shortcode as it is kept: without the slash that people write with it, each run of blanks as one (PUB-19). */
export const cleanShortcode = (written: string): string =>
  written
    .trim()
    .replace(/^\/+\s*/, '')
    .replaceAll(/\s+/g, ' ');

/** A shortcode, whole or half typed, as it is compared: no slash, no capitals, no accents. */
export const foldShortcode = (written: string): string => foldText(written.replace(/^\/+/, '').replaceAll(/\s+/g, ' '));

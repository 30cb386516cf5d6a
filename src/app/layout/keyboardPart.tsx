import { optionalPart } from '@/components/optionalPart';

/** Shortcuts and palette (B-25). */
export const KeyboardPart = optionalPart(async () => (await import('../keyboard/Keyboard')).Keyboard);

/** The way to the palette in the side menu. */
export const PaletteButton = optionalPart(async () => (await import('../keyboard/PaletteButton')).PaletteButton);

import { lazyPart } from '@/components/lazy/lazyPart';

/** Shortcuts and palette (B-25). */
export const { Component: Keyboard } = lazyPart(async () => (await import('./Keyboard')).Keyboard, {
  afterPaint: true,
});

/** The way to the palette in the side menu. */
export const { Component: PaletteButton } = lazyPart(async () => (await import('./PaletteButton')).PaletteButton, {
  afterPaint: true,
});

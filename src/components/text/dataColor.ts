import type { CSSProperties } from 'react';
import { safeColor } from '@/lib/color';

interface DataColorStyle extends CSSProperties {
  '--c': string;
}

/** Puts a queue or tag colour into `--c`; what is no colour becomes ch6 (design, "Colours that come as data"). */
export const dataColorStyle = (color: unknown): DataColorStyle => ({
  '--c': safeColor(color) ?? 'var(--mui-palette-app-ch6)',
});

/** Backgrounds that read `--c`: the dot of a chip, and the bar of a ticket row. */
export const dataColorDot = 'color-mix(in srgb, var(--c) var(--mui-palette-app-dotKeep), white)';
export const dataColorBar = 'color-mix(in srgb, var(--c) var(--mui-palette-app-barKeep), white)';

/** A hairline, so that white, black and near-surface colours keep an edge. */
export const dataColorHairline = 'inset 0 0 0 1px rgb(128 128 128 / 0.4)';

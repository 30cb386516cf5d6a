/** Where a tooltip stands beside its element. */
export type TipSide = 'top' | 'right' | 'bottom' | 'left';

/**
 * Attributes that give an element a tooltip, drawn by the one `TipLayer`: a component per element would cost the lists
 * thousands of them.
 * @param text already translated; an empty one shows nothing. An element without a name of its own needs one besides.
 */
export const tip = (text: string, side: TipSide = 'bottom') =>
  text === '' ? {} : ({ 'data-tip': text, 'data-tip-side': side } as const);

/** Gives an element its whole text as a tooltip, shown only where there is no room for all of it. */
export const tipWhole = { 'data-tip-whole': '' } as const;

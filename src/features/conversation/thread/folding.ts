import { createContext, use } from 'react';
import type { Store } from '@/browser/createStore';
import { useStore } from '@/browser/useStore';
import type { TextFold } from '@/components/text/FormattedText';

/** Which long texts of a conversation are shown whole: kept outside the rows, which leave the page out of sight. */
export type Unfolded = Store<ReadonlySet<string>>;

export const setUnfolded = (unfolded: Unfolded, id: string, open: boolean): void =>
  unfolded.update((ids) => new Set(open ? [...ids, id] : [...ids].filter((other) => other !== id)));

export interface Folding {
  unfolded: Unfolded;
  /** Shows more or less of a text without moving what is read (REAL-13). @param button what was pressed */
  toggle: (id: string, button: HTMLElement) => void;
}

export const FoldingContext = createContext<Folding | null>(null);

/** @param id the key of the row */
export function useTextFold(id: string): TextFold {
  const folding = use(FoldingContext);
  if (!folding) throw new Error('a long text needs its ThreadBox');
  const { unfolded, toggle } = folding;
  const open = useStore(unfolded, (ids) => ids.has(id));
  return { open, toggle: (button) => toggle(id, button) };
}

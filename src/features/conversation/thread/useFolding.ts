import { useMemo, useRef, useState, useLayoutEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { createStore } from '@/browser/createStore';
import { setUnfolded, type Folding } from './folding';
import { measureHeld, type Rows } from './measureRows';

interface FoldingInput {
  scroller: RefObject<HTMLDivElement | null>;
  virtualizer: Rows;
  /** The way to the end has become longer or shorter. */
  onChange: () => void;
  /** Gives up the place that is held while the conversation opens. */
  release: () => void;
}

/**
 * Unfolds and folds long texts without moving what is read (REAL-13): unfolded, the text begins where it began; folded,
 * its button stays under the finger.
 */
export function useFolding({ scroller, virtualizer, onChange, release }: FoldingInput): Folding {
  const [unfolded] = useState(() => createStore<ReadonlySet<string>>(new Set()));
  const changed = useRef(onChange);
  useLayoutEffect(() => {
    changed.current = onChange;
  });
  return useMemo(
    () => ({
      unfolded,
      toggle: (id, button) => {
        const area = scroller.current;
        const row = button.closest<HTMLElement>('[data-row]');
        if (!area || !row) return;
        release();
        const opens = !unfolded.get().has(id);
        const held = opens ? row : button;
        const before = held.getBoundingClientRect().top;
        flushSync(() => setUnfolded(unfolded, id, opens));
        measureHeld(virtualizer, row);
        area.scrollTo({ top: area.scrollTop + held.getBoundingClientRect().top - before });
        changed.current();
      },
    }),
    [unfolded, scroller, virtualizer, release],
  );
}

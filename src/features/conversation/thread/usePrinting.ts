import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { onPrint } from '@/browser/onPrint';
import type { Unfolded } from './folding';
import { measureHeld, type Rows } from './measureRows';
import type { Row } from './threadRows';

interface PrintingInput {
  rows: readonly Row[];
  scroller: RefObject<HTMLDivElement | null>;
  virtualizer: Rows;
  unfolded: Unfolded;
  /** Draws all rows, or again those around the view. */
  onChange: (printing: boolean) => void;
}

/** On paper all rows that are loaded stand, with long texts whole; the reader finds all as it was (PUB-72). */
export function usePrinting({ rows, scroller, virtualizer, unfolded, onChange }: PrintingInput): void {
  const kept = useRef<{ top: number; open: ReadonlySet<string> } | null>(null);
  const begin = useEffectEvent(() => {
    if (kept.current) return;
    flushSync(() => onChange(true));
    kept.current = { top: scroller.current?.scrollTop ?? 0, open: unfolded.get() };
    flushSync(() => unfolded.set(new Set(rows.map(({ key }) => key))));
  });
  const end = useEffectEvent(() => {
    const [area, before] = [scroller.current, kept.current];
    kept.current = null;
    if (!area || !before) return;
    flushSync(() => unfolded.set(before.open));
    // They may have been measured on the paper.
    for (const row of area.querySelectorAll<HTMLElement>('[data-row]')) measureHeld(virtualizer, row);
    flushSync(() => onChange(false));
    area.scrollTo({ top: before.top });
  });
  useEffect(
    () =>
      onPrint(
        () => begin(),
        () => end(),
      ),
    [],
  );
}

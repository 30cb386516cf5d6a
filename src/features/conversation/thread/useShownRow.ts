import { useCallback, useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { shownText } from '@/lib/whatsappBlocks';
import { firstPart } from '@/lib/longText';
import { foldText } from '@/lib/searchText';
import { setUnfolded, type Unfolded } from './folding';
import type { Rows } from './measureRows';
import { placeOf } from './placeOf';
import { indexOf, type Row } from './threadRows';

const highlightMs = 2_000;
/** How many frames a row may take to come into the page and be measured. */
const settleFrames = 30;

interface ShownRowInput {
  rows: readonly Row[];
  scroller: RefObject<HTMLDivElement | null>;
  virtualizer: Rows;
  unfolded: Unfolded;
  /** Gives up the place that is held while the conversation opens. */
  release: () => void;
}

interface Target {
  id: string;
  /** What was looked for, without capitals and accents; empty: the message itself. */
  needle: string;
}

/** Whether what was looked for stands in the part of a long text that is folded away. */
function isFoldedAway(row: Row | undefined, needle: string): boolean {
  const part = row?.type === 'message' ? firstPart(row.message.body) : null;
  return part !== null && needle !== '' && !foldText(shownText(part)).includes(needle);
}

/** Brings one row into view and marks it (B-16, B-17); a hit in a long text unfolds it and stands in the middle (REAL-13). */
export function useShownRow({ rows, scroller, virtualizer, unfolded, release }: ShownRowInput) {
  const [marked, setMarked] = useState<string | null>(null);
  const [target, setTarget] = useState<Target | null>(null);

  useLayoutEffect(() => {
    if (!target) return undefined;
    const { id, needle } = target;
    const index = indexOf(rows, id);
    if (index === -1) return undefined;
    if (isFoldedAway(rows[index], needle)) setUnfolded(unfolded, id, true);
    virtualizer.scrollToIndex(index, { align: 'center' });

    // The middle of a text higher than the view need not be the place that was looked for.
    let left = needle === '' ? 0 : settleFrames;
    const look = (): void => {
      const area = scroller.current;
      const row = virtualizer.elementsCache.get(id);
      left -= 1;
      const place = area && row && row.offsetHeight > area.clientHeight ? placeOf(row, needle) : null;
      if (area && place) {
        const { top, bottom } = area.getBoundingClientRect();
        if (place.top >= top && place.bottom <= bottom) return;
        virtualizer.scrollToOffset(area.scrollTop + place.top - (top + bottom) / 2);
      }
      if (left > 0) frame = requestAnimationFrame(look);
    };
    let frame = left > 0 ? requestAnimationFrame(look) : 0;
    return () => cancelAnimationFrame(frame);
    // Rows that arrive later must not pull the reader back to the target.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [target]);

  useEffect(() => {
    if (marked === null) return undefined;
    const timer = setTimeout(() => setMarked(null), highlightMs);
    return () => clearTimeout(timer);
  }, [marked, target]);

  const show = useCallback(
    (id: string, needle = '') => {
      release();
      setTarget({ id, needle });
      setMarked(id);
    },
    [release],
  );
  return { show, marked };
}

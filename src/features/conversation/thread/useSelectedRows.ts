import { useEffect, useMemo, useState, type RefObject } from 'react';
import { indexOf, type Row } from './threadRows';

/** The first and the last of some rows, by their index; -1: none. */
export type RowSpan = readonly [first: number, last: number];

/**
 * The rows that a selection with an end in the conversation reaches: they stay drawn, so that it survives scrolling and is
 * copied whole (PUB-91). So does the row of a caret, from which Shift and a click select.
 */
export function useSelectedRows(rows: readonly Row[], scroller: RefObject<HTMLElement | null>): RowSpan {
  const [first, setFirst] = useState<string | undefined>();
  const [last, setLast] = useState<string | undefined>();
  useEffect(() => {
    const look = (): void => {
      const area = scroller.current;
      const selection = document.getSelection();
      const isHere = [selection?.anchorNode, selection?.focusNode].some((end) => end && area?.contains(end));
      const drawn = isHere && area ? [...area.querySelectorAll<HTMLElement>('[data-row]')] : [];
      const isReached = (row: HTMLElement): boolean => selection?.containsNode(row, true) === true;
      setFirst(drawn.find(isReached)?.dataset['row']);
      setLast(drawn.findLast(isReached)?.dataset['row']);
    };
    document.addEventListener('selectionchange', look);
    return () => document.removeEventListener('selectionchange', look);
  }, [scroller]);
  return useMemo(() => [indexOf(rows, first), indexOf(rows, last)], [rows, first, last]);
}

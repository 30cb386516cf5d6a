import { useVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { fontScale } from '@/browser/fontScale';

/** Up to so many rows stand in the page as they are (architecture, "Libraries beyond the given list"). */
const plainRows = 200;

export interface RowWindow {
  /** Indices of the rows that exist. */
  indices: readonly number[];
  /** Height of what is left out above and below. */
  before: number;
  after: number;
  /** For the element of each row, which also says its `data-index`. */
  measure: ((element: Element | null) => void) | undefined;
}

export interface ListArea {
  box: RefObject<HTMLElement | null>;
  /** Where the list stood when it was left; the virtualizer would start at the top. */
  kept: () => number;
  /** Rows on the server: a list that will be long is drawn as one from its first page, so that nothing jumps later. */
  total?: number | null;
}

interface WindowOptions extends ListArea {
  count: number;
  /** About the height of a row with usual letters, in pixels. */
  height: number;
}

/** Which rows of a long list exist; short ones exist whole. */
export function useRowWindow({ box, kept, total, count, height }: WindowOptions): RowWindow {
  const enabled = Math.max(count, total ?? 0) > plainRows;
  const virtualizer = useVirtualizer({
    count,
    enabled,
    getScrollElement: () => box.current,
    estimateSize: () => height * fontScale(),
    initialOffset: kept,
    overscan: 10,
    useFlushSync: false,
  });
  if (!enabled) {
    return { indices: Array.from({ length: count }, (_, index) => index), before: 0, after: 0, measure: undefined };
  }
  const items = virtualizer.getVirtualItems();
  return {
    indices: items.map(({ index }) => index),
    before: items[0]?.start ?? 0,
    after: virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0),
    measure: virtualizer.measureElement,
  };
}

import type { VirtualItem, Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { fontScale } from '@/browser/fontScale';

/** Room above the first row for the day or the progress of older pages, in pixels. */
export const headHeight = (): number => 56 * fontScale();

export type Rows = Virtualizer<HTMLDivElement, HTMLElement>;

/**
 * Whether a row's new height moves what stands above the line being read, so that the place is corrected. The room of
 * the head counts as above: that is where the last row of an older page appears.
 */
function isAbove({ key, start, end }: VirtualItem, _delta: number, virtualizer: Rows): boolean {
  const { scrollOffset, scrollDirection, itemSizeCache } = virtualizer;
  const place = scrollOffset ?? 0;
  if (!itemSizeCache.has(key)) return start < place + headHeight();
  return end <= place && scrollDirection !== 'backward';
}

/**
 * From the last to the first: a correction for one row moves the place of those below it, never of those still to be
 * measured. While somebody scrolls, the virtualizer would leave new rows at their guessed height for a frame.
 */
function measureRows(virtualizer: Rows, elements: readonly HTMLElement[]): void {
  const { isScrolling } = virtualizer;
  virtualizer.shouldAdjustScrollPositionOnItemSizeChange = isAbove;
  virtualizer.isScrolling = false;
  for (const element of elements.toReversed()) virtualizer.measureElement(element);
  virtualizer.isScrolling = isScrolling;
}

/**
 * Measures the rows a commit brought before they are painted (PAIN-3.2).
 * @returns the ref of a row
 */
export function useMeasured(virtualizer: Rows): (element: HTMLElement | null) => void {
  const fresh = useRef<HTMLElement[]>([]);
  useLayoutEffect(() => {
    if (fresh.current.length > 0) measureRows(virtualizer, fresh.current.splice(0));
  });
  return useCallback(
    (element: HTMLElement | null) => {
      if (element) fresh.current.push(element);
      else virtualizer.measureElement(null);
    },
    [virtualizer],
  );
}

/**
 * Measures a row whose height somebody has just changed by hand: nothing is moved for it, while at the end the
 * virtualizer would follow its growth.
 */
export function measureHeld(virtualizer: Rows, row: HTMLElement): void {
  const { anchorTo } = virtualizer.options;
  virtualizer.options.anchorTo = 'start';
  // Asked without an observer's entry the virtualizer would answer with the height it knows.
  virtualizer.resizeItem(virtualizer.indexFromElement(row), Math.round(row.getBoundingClientRect().height));
  virtualizer.options.anchorTo = anchorTo;
}

import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import type { Rows } from './measureRows';
import type { Row } from './threadRows';

/**
 * What the view is held at while rows come and are measured: its end, the divider above the first unread message, or
 * nothing, since the reader has moved; `unplaced` before there are rows.
 */
type Anchor = 'unplaced' | 'end' | 'divider' | 'free';

/** How long a place is held while rows are measured, on a slow machine late. */
const holdMs = 1_500;
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

interface AnchorInput {
  rows: readonly Row[];
  /** undefined: not known yet whether anything is unread. */
  unreadId: string | null | undefined;
  scroller: RefObject<HTMLDivElement | null>;
  virtualizer: Rows;
  /** Whether the reader stands at the end. */
  isAtEnd: boolean;
}

/**
 * Holds the place of a conversation: it opens once at the end, or at the divider as soon as that is known (B-15); what is
 * sent here brings the reader to the end; what a colleague or the telephone sends does not (DAY-70).
 * @returns release gives the place up; isOpened tells whether the first place is final, isMoved whether the reader has it
 */
export function useAnchor({ rows, unreadId, scroller, virtualizer, isAtEnd }: AnchorInput): {
  release: () => void;
  isOpened: () => boolean;
  isMoved: () => boolean;
} {
  const anchor = useRef<Anchor>('unplaced');
  const opened = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const release = useCallback(() => {
    clearTimeout(timer.current);
    if (anchor.current !== 'unplaced') anchor.current = 'free';
  }, []);

  const totalSize = virtualizer.getTotalSize();
  const last = rows.at(-1);
  const drawn = useRef(last?.key);
  useLayoutEffect(() => {
    const before = drawn.current;
    drawn.current = last?.key;
    if (rows.length === 0) return;
    const hold = (place: 'end' | 'divider'): void => {
      anchor.current = place;
      clearTimeout(timer.current);
      timer.current = setTimeout(release, holdMs);
    };
    const divider = rows.findIndex(({ type }) => type === 'unread');
    if (!opened.current && divider !== -1) hold('divider');
    else if (anchor.current === 'unplaced') hold('end');
    else if (before !== last?.key && last?.type === 'pending') hold('end');
    opened.current ||= divider !== -1 || unreadId !== undefined;

    if (anchor.current === 'divider' && divider !== -1) virtualizer.scrollToIndex(divider, { align: 'start' });
    else if (anchor.current === 'end') virtualizer.scrollToEnd();
  }, [rows, last, unreadId, totalSize, virtualizer, release]);

  useEffect(() => {
    const element = scroller.current;
    for (const type of moves) element?.addEventListener(type, release, { passive: true });
    return () => {
      clearTimeout(timer.current);
      for (const type of moves) element?.removeEventListener(type, release);
      // A remount (StrictMode, a kept tab) loses the scroll under way, so the place is taken again.
      anchor.current = 'unplaced';
      opened.current = false;
    };
  }, [scroller, release]);

  // The message box that grows, a keyboard on the screen: the end stays in sight for who stands there, also where it was
  // the divider that led there: what was new is then read at the end. The state tells of the end before the first scroll.
  const keepEnd = useEffectEvent((below: number) => {
    if (anchor.current === 'divider' && below <= virtualizer.options.scrollEndThreshold) anchor.current = 'end';
    if (isAtEnd && anchor.current !== 'divider') virtualizer.scrollToEnd();
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let known = element.clientHeight;
    const observer = new ResizeObserver(() => {
      if (element.clientHeight === known) return;
      const below = element.scrollHeight - element.scrollTop - known;
      known = element.clientHeight;
      keepEnd(below);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);

  return {
    release,
    isOpened: useCallback(() => opened.current, []),
    isMoved: useCallback(() => anchor.current === 'free', []),
  };
}

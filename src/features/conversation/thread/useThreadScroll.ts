import { defaultRangeExtractor, useVirtualizer, type Range, type VirtualItem } from '@tanstack/react-virtual';
import { useCallback, useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { fontScale } from '@/browser/fontScale';
import { useStore } from '@/browser/useStore';
import type { Folding } from './folding';
import { headHeight, useMeasured } from './measureRows';
import { theSpeaker } from './media/audioFloor';
import { guessHeight } from './rowHeights';
import { indexOf, newSince } from './threadRows';
import { useAnchor } from './useAnchor';
import { useFolding } from './useFolding';
import { usePrinting } from './usePrinting';
import { useSelectedRows, type RowSpan } from './useSelectedRows';
import { useShownRow } from './useShownRow';
import type { ThreadState } from './useThread';

/** Within this distance of an edge the reader counts as there (M-03, Z-06). */
const edge = 50;
/** From here on a button leads back to the end. */
const farFromEnd = 400;
/** A wheel that has not been turned for so long is at rest. */
const wheelRestMs = 150;
/** Whether a wheel is being turned over an element. */
function useWheel(target: RefObject<HTMLElement | null>): boolean {
  const [turning, setTurning] = useState(false);
  useEffect(() => {
    const element = target.current;
    let timer: ReturnType<typeof setTimeout>;
    const turn = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setTurning(false), wheelRestMs);
      setTurning(true);
    };
    element?.addEventListener('wheel', turn, { passive: true });
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('wheel', turn);
    };
  }, [target]);
  return turning;
}

export interface ThreadScroll {
  scroller: RefObject<HTMLDivElement | null>;
  /** The rows in view and around it. */
  items: VirtualItem[];
  totalSize: number;
  measure: (element: HTMLElement | null) => void;
  handleScroll: () => void;
  /** Received messages below what the reader has seen. */
  news: number;
  isFar: boolean;
  isAtEnd: boolean;
  toEnd: () => void;
  /** Brings a loaded message to the middle and marks it for a moment; with what was looked for, the place in it. */
  show: (id: string, needle?: string) => void;
  marked: string | null;
  folding: Folding;
  /** The voice message that is heard, or was paused on the way, while its bubble is out of sight (PUB-38). */
  heardFar: string | null;
}

/** The rows of a range, and those from one to another, wherever they stand; -1: none. */
function withRows(range: Range, ...others: readonly RowSpan[]): number[] {
  const around = defaultRangeExtractor(range);
  if (others.every(([first]) => first === -1)) return around;
  const drawn = new Set(around);
  for (const [first, last] of others) for (let row = first; row !== -1 && row <= last; row += 1) drawn.add(row);
  return [...drawn].toSorted((one, other) => one - other);
}

/**
 * Where the reader stands: the end, the first unread, a quoted message, never moved by what arrives (B-15, PAIN-3.1).
 * @param olderWithin distance from the top at which older messages are read (Z-10)
 */
export function useThreadScroll(thread: ThreadState, olderWithin = edge): ThreadScroll {
  // One instance answers differently each time it is asked; remembered answers would be stale.
  'use no memo';
  const { rows, messages, unreadId, endRead, hasOlder, loadingOlder, olderFailed, loadOlder } = thread;
  const scroller = useRef<HTMLDivElement>(null);
  const turning = useWheel(scroller);
  const speaker = useStore(theSpeaker, (now) => now?.messageId ?? null);
  const speakerAt = useMemo(() => indexOf(rows, speaker), [rows, speaker]);
  const selected = useSelectedRows(rows, scroller);
  const [printing, setPrinting] = useState(false);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    estimateSize: (index) => guessHeight(rows[index]) * fontScale(),
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: edge,
    overscan: 8,
    // A sound would stop with its row, and a selection lose what it holds.
    rangeExtractor: useCallback(
      (range: Range) => withRows(range, [speakerAt, speakerAt], printing ? [0, range.count - 1] : selected),
      [speakerAt, printing, selected],
    ),
    // While a wheel turns, rows are drawn beside the frame that scrolled, not within it: two short tasks instead of a
    // long one. Else within it, so that a place that was corrected is never seen without its rows.
    useFlushSync: !turning,
    paddingStart: headHeight(),
    paddingEnd: 16,
  });
  const measure = useMeasured(virtualizer);

  const newestId = messages.at(-1)?.id ?? null;
  const [distance, setDistance] = useState<'end' | 'near' | 'far'>('end');
  const [seenId, setSeenId] = useState<string | null>(null);
  if (distance === 'end' && newestId !== seenId) setSeenId(newestId);

  const { release, isOpened, isMoved } = useAnchor({
    rows,
    unreadId,
    scroller,
    virtualizer,
    isAtEnd: distance === 'end',
  });

  const mayLoad = hasOlder && !loadingOlder && !olderFailed;
  const handleScroll = useCallback(() => {
    const element = scroller.current;
    if (!element || printing) return;
    const rest = element.scrollHeight - element.clientHeight - element.scrollTop;
    setDistance(rest <= edge ? 'end' : rest < farFromEnd ? 'near' : 'far');
    if (rest <= edge && distance !== 'end' && isMoved()) endRead();
    if (element.scrollTop > olderWithin || !mayLoad || !isOpened()) return;
    release();
    void loadOlder();
  }, [mayLoad, loadOlder, olderWithin, isOpened, release, distance, isMoved, endRead, printing]);

  // A page that does not fill the view cannot be scrolled, so it would never ask for more.
  useEffect(() => {
    const element = scroller.current;
    if (element && rows.length > 0 && mayLoad && virtualizer.getTotalSize() <= element.clientHeight) void loadOlder();
  }, [rows, mayLoad, loadOlder, virtualizer]);

  const folding = useFolding({ scroller, virtualizer, onChange: handleScroll, release });
  const { show, marked } = useShownRow({ rows, scroller, virtualizer, unfolded: folding.unfolded, release });

  usePrinting({ rows, scroller, virtualizer, unfolded: folding.unfolded, onChange: setPrinting });

  const { range } = virtualizer;
  const isHeardFar = speakerAt !== -1 && range !== null && (speakerAt < range.startIndex || speakerAt > range.endIndex);

  return {
    scroller,
    items: virtualizer.getVirtualItems(),
    totalSize: virtualizer.getTotalSize(),
    measure,
    handleScroll,
    news: distance === 'end' ? 0 : newSince(messages, seenId),
    isFar: distance === 'far',
    isAtEnd: distance === 'end',
    toEnd: useCallback(() => virtualizer.scrollToEnd(), [virtualizer]),
    show,
    marked,
    folding,
    heardFar: isHeardFar ? speaker : null,
  };
}

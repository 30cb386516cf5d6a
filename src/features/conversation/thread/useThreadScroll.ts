import { useVirtualizer, type VirtualItem, type Virtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { newSince, type Row } from './rows';
import type { ThreadState } from './useThread';

/** Within this distance of an edge the reader counts as there (M-03, Z-06). */
const edge = 50;
/** From here on a button leads back to the end. */
const farFromEnd = 400;
const highlightMs = 2_000;
/** How long the first place is held while rows are measured. */
const settleMs = 1_500;
/** A wheel that has not been turned for so long is at rest. */
const wheelRestMs = 150;
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Room above the first row for the day or the progress of older pages. */
export const headHeight = 56;

const guesses: Record<Row['type'], number> = {
  day: 48,
  ended: 40,
  started: 40,
  unread: 40,
  message: 43,
  pending: 43,
  note: 72,
};
const textLine = { letters: 80, height: 20 };

/** Close to the real height, so that little is corrected while somebody scrolls. */
function guess(row: Row | undefined): number {
  if (row?.type !== 'message' && row?.type !== 'pending' && row?.type !== 'note') {
    return guesses[row?.type ?? 'message'];
  }
  const { length } = row.type === 'message' ? row.message.body : row.type === 'note' ? row.note.note : row.entry.body;
  const lines = Math.min(30, Math.floor(length / textLine.letters));
  return guesses[row.type] + (row.type !== 'note' && row.first ? 8 : 0) + lines * textLine.height;
}

const isOwn = (row: Row | undefined): boolean =>
  row?.type === 'pending' || (row?.type === 'message' && row.message.fromMe);

type Rows = Virtualizer<HTMLDivElement, HTMLElement>;

/**
 * Whether a row's new height moves what stands above the line being read, so that the place is corrected. The room of
 * the head counts as above: that is where the last row of an older page appears.
 */
function isAbove({ key, start, end }: VirtualItem, _delta: number, virtualizer: Rows): boolean {
  const { scrollOffset, scrollDirection, itemSizeCache } = virtualizer;
  const place = scrollOffset ?? 0;
  if (!itemSizeCache.has(key)) return start < place + headHeight;
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
function useMeasured(virtualizer: Rows): (element: HTMLElement | null) => void {
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
  toEnd: () => void;
  /** Brings a loaded message to the middle and marks it for a moment. */
  show: (id: string) => void;
  marked: string | null;
}

/**
 * Where the reader stands: the end, the first unread, a quoted message, never moved by what arrives (B-15, PAIN-3.1).
 * @param olderWithin distance from the top at which older messages are read (Z-10)
 */
export function useThreadScroll(thread: ThreadState, olderWithin = edge): ThreadScroll {
  // One instance answers differently each time it is asked; remembered answers would be stale.
  'use no memo';
  const { rows, messages, unreadId, hasOlder, loadingOlder, olderFailed, loadOlder } = thread;
  const scroller = useRef<HTMLDivElement>(null);
  const turning = useWheel(scroller);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    getItemKey: useCallback((index: number) => rows[index]?.key ?? index, [rows]),
    estimateSize: (index) => guess(rows[index]),
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: edge,
    overscan: 8,
    // While a wheel turns, rows are drawn beside the frame that scrolled, not within it: two short tasks instead of a
    // long one. Else within it, so that a place that was corrected is never seen without its rows.
    useFlushSync: !turning,
    paddingStart: headHeight,
    paddingEnd: 16,
  });
  const measure = useMeasured(virtualizer);

  const newestId = messages.at(-1)?.id ?? null;
  const [distance, setDistance] = useState<'end' | 'near' | 'far'>('end');
  const [seenId, setSeenId] = useState<string | null>(null);
  if (distance === 'end' && newestId !== seenId) setSeenId(newestId);

  // Opens once at the end, or at the divider as soon as it is known. Rows are measured after that, on a slow machine
  // late, so the place is taken again until it holds or the reader moves.
  const placed = useRef<'no' | 'end' | 'done'>('no');
  const opened = useRef<'end' | 'divider' | null>(null);
  const totalSize = virtualizer.getTotalSize();
  useLayoutEffect(() => {
    if (rows.length === 0) return;
    const divider = rows.findIndex(({ type }) => type === 'unread');
    const isNew = placed.current === 'no' || (placed.current === 'end' && divider !== -1);
    if (isNew) opened.current = divider === -1 ? 'end' : 'divider';
    if (opened.current === 'divider') virtualizer.scrollToIndex(divider, { align: 'start' });
    else if (opened.current === 'end') virtualizer.scrollToEnd();
    if (placed.current !== 'done') placed.current = divider !== -1 || unreadId !== undefined ? 'done' : 'end';
  }, [rows, unreadId, totalSize, virtualizer]);
  useEffect(() => {
    const element = scroller.current;
    const release = () => {
      opened.current = null;
    };
    const timer = setTimeout(release, settleMs);
    for (const type of moves) element?.addEventListener(type, release, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const type of moves) element?.removeEventListener(type, release);
      // A remount (StrictMode, a kept tab) loses the scroll under way, so the place is taken again.
      placed.current = 'no';
    };
  }, []);

  // The message box that grows, a keyboard on the screen: the end stays in sight for who stands there.
  const keepEnd = useEffectEvent(() => {
    if (distance === 'end' && opened.current !== 'divider') virtualizer.scrollToEnd();
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    let known = element.clientHeight;
    const observer = new ResizeObserver(() => {
      if (element.clientHeight === known) return;
      known = element.clientHeight;
      keepEnd();
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  // An own message brings the reader to the end; its echo only replaces the bubble that is there.
  const last = rows.at(-1);
  const pendingCount = rows.filter(({ type }) => type === 'pending').length;
  const known = useRef({ key: last?.key, pendingCount });
  useLayoutEffect(() => {
    const before = known.current;
    known.current = { key: last?.key, pendingCount };
    const isEcho = pendingCount < before.pendingCount;
    if (before.key !== undefined && before.key !== last?.key && isOwn(last) && !isEcho) virtualizer.scrollToEnd();
  }, [last, pendingCount, virtualizer]);

  const mayLoad = hasOlder && !loadingOlder && !olderFailed;
  const handleScroll = useCallback(() => {
    const element = scroller.current;
    if (!element) return;
    const rest = element.scrollHeight - element.clientHeight - element.scrollTop;
    setDistance(rest <= edge ? 'end' : rest < farFromEnd ? 'near' : 'far');
    if (element.scrollTop > olderWithin || !mayLoad || placed.current !== 'done') return;
    opened.current = null;
    void loadOlder();
  }, [mayLoad, loadOlder, olderWithin]);

  // A page that does not fill the view cannot be scrolled, so it would never ask for more.
  useEffect(() => {
    const element = scroller.current;
    if (element && rows.length > 0 && mayLoad && virtualizer.getTotalSize() <= element.clientHeight) void loadOlder();
  }, [rows, mayLoad, loadOlder, virtualizer]);

  const [marked, setMarked] = useState<string | null>(null);
  const [target, setTarget] = useState<{ id: string } | null>(null);
  useLayoutEffect(() => {
    if (!target) return;
    const index = rows.findIndex(({ key }) => key === target.id);
    if (index !== -1) virtualizer.scrollToIndex(index, { align: 'center' });
    // Rows that arrive later must not pull the reader back to the target.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [target]);
  useEffect(() => {
    if (marked === null) return undefined;
    const timer = setTimeout(() => setMarked(null), highlightMs);
    return () => clearTimeout(timer);
  }, [marked, target]);

  return {
    scroller,
    items: virtualizer.getVirtualItems(),
    totalSize,
    measure,
    handleScroll,
    news: distance === 'end' ? 0 : newSince(messages, seenId),
    isFar: distance === 'far',
    toEnd: useCallback(() => virtualizer.scrollToEnd(), [virtualizer]),
    show: useCallback((id: string) => {
      opened.current = null;
      setTarget({ id });
      setMarked(id);
    }, []),
    marked,
  };
}

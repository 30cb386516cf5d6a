import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { isNearEnd } from '@/lib/nearEnd';
import { readTabText, removeTabKey, writeTabText } from '@/lib/storage';

const keptAt = (key: string): number => Number(readTabText(key) ?? 0);

/**
 * A list's own scroll area: within 100 px of its end it asks for more (I-15), and where it stood is kept for the
 * return to the page (B-29).
 * @param refreshing whether the loaded rows are being read again, which refuses and cuts off what the end asks for
 */
export function useScrollBox(
  name: string,
  rows: number,
  onNearEnd: () => void,
  refreshing = false,
): { box: RefObject<HTMLDivElement | null>; onScroll: () => void; kept: () => number } {
  const box = useRef<HTMLDivElement>(null);
  const key = `scroll:${name}`;
  const nearEnd = useEffectEvent(onNearEnd);

  // A list shorter than its area never scrolls, nor does one that stands at its end: it is looked at whenever rows come
  // or go and whenever it has been read again.
  useEffect(() => {
    if (!refreshing && box.current && isNearEnd(box.current)) nearEnd();
  }, [rows, refreshing]);

  const filled = rows > 0;
  useEffect(() => {
    const area = box.current;
    if (!area || !filled) return undefined;
    area.scrollTop = keptAt(key);
    let top = area.scrollTop;
    const note = () => {
      top = area.scrollTop;
    };
    area.addEventListener('scroll', note, { passive: true });
    return () => {
      area.removeEventListener('scroll', note);
      // The element is empty by now, so where it stood is what was noted last.
      if (top > 0) writeTabText(key, String(top));
      else removeTabKey(key);
    };
  }, [key, filled]);

  const onScroll = () => {
    if (box.current && isNearEnd(box.current)) onNearEnd();
  };
  return { box, onScroll, kept: () => keptAt(key) };
}

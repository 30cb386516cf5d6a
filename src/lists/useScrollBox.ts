import { useEffect, useRef, type RefObject } from 'react';
import { useNearEnd } from '@/components/hooks/useNearEnd';
import { readTabText, removeTabKey, writeTabText } from '@/browser/storage';

const keptAt = (key: string): number => Number(readTabText(key) ?? 0);

/**
 * A list's own scroll area: it asks for more near its end (I-15), and where it stood is kept for the return to the page
 * (B-29).
 * @param rows and `ready` as in `useNearEnd`
 */
export function useScrollBox(
  name: string,
  rows: number,
  ready: boolean,
  onNearEnd: () => void,
): { box: RefObject<HTMLDivElement | null>; onScroll: () => void; kept: () => number } {
  const box = useRef<HTMLDivElement>(null);
  const onScroll = useNearEnd(box, rows, ready, onNearEnd);
  const key = `scroll:${name}`;

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

  return { box, onScroll, kept: () => keptAt(key) };
}

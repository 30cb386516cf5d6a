import { useEffect, useEffectEvent, type RefObject } from 'react';

const nearPx = 100;

const isNearEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement): boolean =>
  scrollHeight - scrollTop - clientHeight <= nearPx;

/**
 * A scroll area that asks for more within 100 px of its end (T-11, I-15).
 * @param box the element that scrolls
 * @param rows how many it holds: a list shorter than its area never scrolls, so its end is looked at whenever rows come
 * or go
 * @param ready whether there is more and no page is on its way; the end is looked at again whenever that begins, since a
 * page may come of which nothing is shown
 * @returns the element's `onScroll`
 */
export function useNearEnd(
  box: RefObject<HTMLElement | null>,
  rows: number,
  ready: boolean,
  onNearEnd: () => void,
): () => void {
  const look = useEffectEvent(() => {
    if (box.current && isNearEnd(box.current)) onNearEnd();
  });

  // In the next frame, where the layout that it needs is due anyway, not in the middle of taking in a page.
  useEffect(() => {
    if (!ready) return undefined;
    const frame = requestAnimationFrame(() => look());
    return () => cancelAnimationFrame(frame);
  }, [rows, ready]);

  return () => {
    if (box.current && isNearEnd(box.current)) onNearEnd();
  };
}

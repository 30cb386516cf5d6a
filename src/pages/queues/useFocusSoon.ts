import { useEffect, useReducer, useRef, type RefObject } from 'react';

/**
 * Gives the focus to what a part will hold once it is drawn again: what had the focus goes, and its successor may come,
 * or may be pressed, only with a later drawing. Nothing is taken from whoever has moved on meanwhile.
 * @param area the part; it is searched after each of its drawings until the element is there
 * @returns asks for the element of a selector; another wish takes the place of the one before
 */
export function useFocusSoon(area: RefObject<HTMLElement | null>): (selector: string) => void {
  const wish = useRef<string | null>(null);
  const [, redraw] = useReducer((drawings: number) => drawings + 1, 0);
  const take = () => {
    if (wish.current === null) return;
    const target = area.current?.querySelector<HTMLElement>(wish.current);
    if (!target || target.matches(':disabled')) return;
    wish.current = null;
    // What surrounds it has the focus when nothing does: the page, or the dialog that keeps it in.
    if (document.activeElement?.contains(target)) target.focus();
  };
  useEffect(take);
  return (selector) => {
    wish.current = selector;
    // Not before what the caller changes along with it is drawn: a dialog that goes still has the focus.
    redraw();
  };
}

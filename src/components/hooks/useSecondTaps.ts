import { useEffect, type RefObject } from 'react';

/** No longer lie between the taps of a double tap; telephones count with 300 ms. */
const doubleTapMs = 400;

/** Two taps nearer than this are at one place, in pixels. */
const fingerPx = 24;

/**
 * What the first tap of a double tap has opened under the finger hears nothing of the second one (DAY-41). Told by time
 * and place: telephones count no clicks.
 * @param area may open under a finger
 */
export function useSecondTaps(area: RefObject<Element | null>, on: boolean): void {
  useEffect(() => {
    if (!on) return undefined;
    let first: MouseEvent | undefined;
    const judge = (event: MouseEvent): void => {
      const { target, type, timeStamp, clientX, clientY } = event;
      if (!(target instanceof Node && area.current?.contains(target))) {
        // What keys press is at no place.
        if (type === 'click') first = clientX > 0 ? event : undefined;
      } else if (
        first &&
        timeStamp - first.timeStamp < doubleTapMs &&
        Math.hypot(clientX - first.clientX, clientY - first.clientY) < fingerPx
      ) {
        event.preventDefault();
        event.stopPropagation();
      }
    };
    const types = ['mousedown', 'click'] as const;
    for (const type of types) window.addEventListener(type, judge, true);
    return () => {
      for (const type of types) window.removeEventListener(type, judge, true);
    };
  }, [area, on]);
}

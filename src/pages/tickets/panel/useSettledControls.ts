import { useLayoutEffect, type MouseEvent, type RefObject } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { Past } from '@/browser/past';
import { refuseClick } from '@/components/hooks/refuseClick';

/** Where a control stands, in the viewport's pixels. */
interface Place {
  name: string;
  box: DOMRect;
}

const nameOf = (control: Element): string => control.getAttribute('aria-label') ?? control.textContent;

const placesIn = (area: Element, key: string): Place[] =>
  [...area.querySelectorAll('button')].map((control) => ({
    name: `${key} ${nameOf(control)}`,
    box: control.getBoundingClientRect(),
  }));

const isIn = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x < right && y >= top && y < bottom;

/** The controls before, of one conversation or of one that was shown before it. */
const past = new Past<readonly Place[]>();

/**
 * Controls that change while a hand is on its way to them: a click acts on the one that stood there when the hand set
 * out, or on none (DAY-61). Clicks that keys make are not aimed at a place.
 * @param key whose controls they are
 * @param state changes with what there is to press
 * @returns the handlers of the element that holds them
 */
export function useSettledControls(area: RefObject<Element | null>, key: string, state: string) {
  'use no memo';
  const { t } = useTranslation();
  useLayoutEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    let places: readonly Place[] = [];
    // It hears of the first layout as well, and of what lies beside and changes where they stand.
    const observer = new ResizeObserver(() => {
      places = placesIn(element, key);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      past.add(places);
    };
  }, [area, key, state]);
  return {
    onPointerDownCapture: past.press,
    onClickCapture: (event: MouseEvent) => {
      const { target, detail, clientX, clientY } = event;
      const control = target instanceof Element ? target.closest('button') : null;
      if (!control || detail === 0) return;
      const name = `${key} ${nameOf(control)}`;
      const stood = past.sinceAimed().flatMap((places) => places.filter(({ box }) => isIn(box, clientX, clientY)));
      if (stood.some((place) => place.name !== name)) refuseClick(event, t);
    },
  };
}

import { useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';
import type { Past } from '@/browser/past';
import { useTranslation } from '@/i18n/useTranslation';
import { refuseClick } from './refuseClick';

/** Where a control stands, in the viewport's pixels. */
export interface Place {
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

/**
 * Controls that change while a hand is on its way to them: a click acts on the one that stood there when the hand set
 * out, or on none (DAY-61). Clicks that keys make are not aimed at a place; the second one of a double click is for what
 * the first one pressed, and goes without a word. What carries `data-unguarded` is left out.
 * @param past the controls before, those of what was shown here before included
 * @param key whose controls they are
 * @param state changes with what there is to press
 * @returns the handlers of the element that holds them
 */
export function useSettledControls(
  past: Past<readonly Place[]>,
  area: RefObject<Element | null>,
  key: string,
  state: string,
) {
  'use no memo';
  const { t } = useTranslation();
  const first = useRef('');
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
  }, [past, area, key, state]);
  return {
    onPointerDownCapture: past.press,
    onClickCapture: (event: MouseEvent) => {
      const { target, detail, clientX, clientY } = event;
      const control = target instanceof Element ? target.closest('button:not([data-unguarded])') : null;
      if (!control || detail === 0) return;
      const name = `${key} ${nameOf(control)}`;
      if (detail > 1) {
        if (name !== first.current) event.stopPropagation();
        return;
      }
      first.current = name;
      const stood = past.sinceAimed().flatMap((places) => places.filter(({ box }) => isIn(box, clientX, clientY)));
      if (stood.some((place) => place.name !== name)) refuseClick(event, t);
    },
  };
}

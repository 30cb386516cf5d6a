import { useLayoutEffect, useRef, type MouseEvent, type RefObject } from 'react';
import { useTranslation } from '@/i18n/useTranslation';
import { longestPressMs, reactionMs, refuseClick } from '../refuseClick';

/** Where a control stands, in the viewport's pixels. */
interface Place {
  name: string;
  box: DOMRect;
}

interface PastPlaces {
  places: readonly Place[];
  until: number;
}

const nameOf = (control: Element): string => control.getAttribute('aria-label') ?? control.textContent;

const placesIn = (area: Element | null, key: string): Place[] =>
  [...(area?.querySelectorAll('button') ?? [])].map((control) => ({
    name: `${key} ${nameOf(control)}`,
    box: control.getBoundingClientRect(),
  }));

const isIn = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x < right && y >= top && y < bottom;

/** The controls before, of one conversation or of one that was shown before it. */
let past: PastPlaces[] = [];

function remember(places: readonly Place[]): void {
  const until = performance.now();
  past = [...past.filter((one) => one.until > until - longestPressMs), { places, until }];
}

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
  const now = useRef<readonly Place[]>([]);
  const pressedAt = useRef(0);
  const measure = (): void => void (now.current = placesIn(area.current, key));
  useLayoutEffect(() => {
    now.current = placesIn(area.current, key);
    return () => remember(now.current);
  }, [area, key, state]);
  return {
    // What lies beside may have changed their places since.
    onPointerEnter: measure,
    onPointerMove: measure,
    onPointerDownCapture: () => {
      pressedAt.current = performance.now();
    },
    onClickCapture: (event: MouseEvent) => {
      const { target, detail, clientX, clientY } = event;
      const control = target instanceof Element ? target.closest('button') : null;
      if (!control || detail === 0) return;
      const name = `${key} ${nameOf(control)}`;
      const aimedAt = pressedAt.current - reactionMs;
      const stood = past.flatMap(({ places, until }) =>
        until < aimedAt ? [] : places.filter(({ box }) => isIn(box, clientX, clientY)),
      );
      if (stood.some((place) => place.name !== name)) refuseClick(event, t);
    },
  };
}

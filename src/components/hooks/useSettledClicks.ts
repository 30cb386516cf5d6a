import { useLayoutEffect, useState, type MouseEvent, type PointerEvent, type SyntheticEvent } from 'react';
import { Past } from '@/browser/past';
import { useTranslation } from '@/i18n/useTranslation';
import { refuseClick } from './refuseClick';

type Rows = readonly { id: number }[];

/**
 * Whether a row stood where it stands when the hand set out for it, or nothing did.
 * @param past the orders that were shown since, and the one that was shown then
 */
export function stoodThere(past: readonly Rows[], rows: Rows, id: number): boolean {
  const place = rows.findIndex((row) => row.id === id);
  return past.every((before) => (before[place]?.id ?? id) === id);
}

const nobody: ReadonlySet<number> = new Set();

/**
 * A click acts on the row that was under the pointer when the hand set out for it, or on none (DAY-61). Clicks that keys
 * make are not aimed at a place.
 * @param rows as they are shown
 * @param kind the elements of the rows carry their ids as `data-` and this
 * @param gone rows that are shown and no longer there
 * @returns the handlers of the list
 */
export function useSettledClicks(rows: Rows, kind: 'ticket' | 'card' | 'chat', gone = nobody) {
  'use no memo';
  const { t } = useTranslation();
  const [past] = useState(() => new Past<Rows>());
  useLayoutEffect(() => () => past.add(rows), [past, rows]);
  const judge = (event: SyntheticEvent, aimed: boolean): void => {
    const { target } = event;
    const row = target instanceof Element ? target.closest<HTMLElement>(`[data-${kind}]`) : null;
    if (!row) return;
    const id = Number(row.dataset[kind]);
    if (gone.has(id) || (aimed && !stoodThere(past.sinceAimed(), rows, id))) refuseClick(event, t);
  };
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      past.press(event);
      // What is pressed here may be dragged away.
      if (kind === 'card') judge(event, true);
    },
    onClickCapture: (event: MouseEvent) => judge(event, event.detail > 0),
  };
}

import { isSameDay } from 'date-fns';
import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import type { Schedule } from '@/api/schedules';
import { isWithin, readSlot, slotKey, slotOf, type Range, type Slot, type View } from './dates';

interface GridFocusOptions {
  box: RefObject<HTMLElement | null>;
  view: View;
  day: Date;
  range: Range;
  now: Date;
  rows: readonly Schedule[];
  /** Shows a day outside the range. */
  go: (place: { day: Date }, options: { replace: boolean }) => void;
}

interface Wanted {
  key: string;
  /** A message in that cell; absent: the cell itself. */
  id: number | null;
  since: number;
}

/** A wish older than this belongs to something that failed. */
const timeoutMs = 1_000;

const usualHour = 9;

/** The one cell of the grid that the tab key reaches, and where the focus goes after a step or a move (B-33). */
export function useGridFocus({ box, view, day, range, now, rows, go }: GridFocusOptions) {
  const [chosen, setChosen] = useState<Slot | null>(null);
  const wanted = useRef<Wanted | null>(null);

  const first = isSameDay(day, now) ? slotOf(now) : { day, hour: usualHour };
  const cursor = chosen && isWithin(chosen.day, range) ? chosen : first;

  const focusAt = (slot: Slot, id: number | null) => {
    setChosen(slot);
    wanted.current = { key: slotKey(view, slot), id, since: Date.now() };
    if (!isWithin(slot.day, range)) go({ day: slot.day }, { replace: true });
  };

  useEffect(() => {
    const want = wanted.current;
    if (!want) return;
    if (Date.now() - want.since > timeoutMs) {
      wanted.current = null;
      return;
    }
    const cell = box.current?.querySelector<HTMLElement>(`[data-slot="${want.key}"]`);
    if (!cell) return;
    const row = rows.find(({ id }) => id === want.id);
    // The message stands elsewhere until its new time is drawn.
    if (want.id !== null && (!row?.sendAt || slotKey(view, slotOf(new Date(row.sendAt))) !== want.key)) return;
    wanted.current = null;
    const event = want.id === null ? null : cell.querySelector<HTMLElement>(`[data-event="${want.id}"]`);
    (event ?? cell).focus();
  });

  /** Whatever gets the focus takes the tab stop along. */
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const key = event.target.closest('[data-slot]')?.getAttribute('data-slot');
    const slot = key ? readSlot(key) : null;
    if (slot && key !== slotKey(view, cursor)) setChosen(slot);
  };

  return {
    cursorKey: slotKey(view, cursor),
    focusCell: (slot: Slot) => focusAt(slot, null),
    focusEvent: (date: Date, id: number) => focusAt(slotOf(date), id),
    onFocus,
  };
}

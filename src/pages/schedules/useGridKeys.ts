import type { KeyboardEvent } from 'react';
import { readSlot, stepCursor, weekStartOf, type Slot } from './dates';
import { useCalendar } from './CalendarContext';

const neighbours: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Keys of a grid: arrows, Home, End and the page keys go from cell to cell, Enter and Space create; inside a cell the
 * arrows go through its messages and Esc leads back to the cell (ARIA grid pattern, B-33).
 */
export function useGridKeys(focusCell: (slot: Slot) => void, create: (slot: Slot) => void) {
  const { view, language } = useCalendar();

  return (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const cell = event.target.closest<HTMLElement>('[data-slot]');
    const slot = cell && readSlot(cell.dataset['slot'] ?? '');
    if (!cell || !slot) return;
    if (event.target !== cell) {
      const inside = [...cell.querySelectorAll<HTMLElement>('button')];
      const step = neighbours[event.key];
      const next = step && inside[inside.indexOf(event.target) + step];
      if (event.key === 'Escape') focusCell(slot);
      else if (next) next.focus();
      else if (!step) return;
      event.preventDefault();
      return;
    }
    const next = stepCursor(view, slot, event.key, weekStartOf[language]);
    if (next) focusCell(next);
    else if (event.key === 'Enter' || event.key === ' ') create(slot);
    else return;
    event.preventDefault();
  };
}

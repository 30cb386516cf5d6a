import type { KeyboardEvent } from 'react';
import { slotStart, stepCursor, weekStartOf } from './dates';
import { useCalendar } from './CalendarContext';

const neighbours: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Keys of a grid: arrows, Home, End and the page keys go from cell to cell, Enter and Space create; inside a cell the
 * arrows go through its messages and Esc leads back to the cell (ARIA grid pattern, B-33).
 */
export function useGridKeys(focusCell: (date: Date) => void, suggest: (start: Date) => Date | null) {
  const { view, language, create } = useCalendar();

  return (event: KeyboardEvent<HTMLElement>) => {
    if (!(event.target instanceof HTMLElement) || event.ctrlKey || event.metaKey || event.altKey) return;
    const cell = event.target.closest<HTMLElement>('[data-slot]');
    const start = cell && slotStart(cell.dataset['slot'] ?? '');
    if (!cell || !start) return;
    if (event.target !== cell) {
      const inside = [...cell.querySelectorAll<HTMLElement>('button')];
      const step = neighbours[event.key];
      const next = step && inside[inside.indexOf(event.target) + step];
      if (event.key === 'Escape') focusCell(start);
      else if (next) next.focus();
      else if (!step) return;
      event.preventDefault();
      return;
    }
    const next = stepCursor(view, start, event.key, weekStartOf[language]);
    if (next) focusCell(next);
    else if (event.key === 'Enter' || event.key === ' ') create(suggest(start));
    else return;
    event.preventDefault();
  };
}

import { createContext, use, type PointerEvent } from 'react';
import type { Schedule } from '@/api/schedules';
import type { Language } from '@/i18n/languages';
import type { View } from './dates';
import type { Moving } from './useMoving';

/** What the views share. */
export interface CalendarParts {
  view: View;
  now: Date;
  language: Language;
  /** Cell that the keyboard stands on. */
  cursorKey: string;
  moving: Moving | null;
  canMove: (row: Schedule) => boolean;
  /** Opens the form of a message. */
  open: (row: Schedule) => void;
  /** Opens the form of a new one; null where the time is over. */
  create: (time: Date | null) => void;
  /** Another view of a day. */
  zoom: (view: View, day: Date) => void;
  press: (row: Schedule, event: PointerEvent<HTMLElement>) => void;
  lift: (row: Schedule) => void;
  /** Id of the hint that a message can be moved by keyboard. */
  hintId: string;
}

export const CalendarContext = createContext<CalendarParts | null>(null);

export function useCalendar(): CalendarParts {
  const parts = use(CalendarContext);
  if (!parts) throw new Error('no calendar above');
  return parts;
}

import { useSyncExternalStore } from 'react';
import { calendarDay } from '@/lib/dueDate';

const tickMs = 30_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, tickMs);
  return () => clearInterval(timer);
}

const today = (): string => calendarDay(new Date());

/** The calendar day as `yyyy-MM-dd`; a page that stays open over midnight gets the next one. */
export const useToday = (): string => useSyncExternalStore(subscribe, today);

import { useSyncExternalStore } from 'react';
import { calendarDay } from '@/lib/dueDate';

const tickMs = 30_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | null = null;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => listeners.forEach((tell) => tell()), tickMs);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0 || timer === null) return;
    clearInterval(timer);
    timer = null;
  };
}

const today = (): string => calendarDay(new Date());

/** The calendar day as `yyyy-MM-dd`; a page that stays open over midnight gets the next one. */
export const useToday = (): string => useSyncExternalStore(subscribe, today);

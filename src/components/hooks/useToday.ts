import { useSyncExternalStore } from 'react';
import { calendarDay } from '@/lib/dueDate';
import { everyHalfMinute } from './sharedTicker';

const today = (): string => calendarDay(new Date());

/** The calendar day as `yyyy-MM-dd`; a page that stays open over midnight gets the next one. */
export const useToday = (): string => useSyncExternalStore(everyHalfMinute, today);

import { useSyncExternalStore } from 'react';
import { everyHalfMinute } from '@/components/hooks/sharedTicker';

const minute = (): number => Math.floor(Date.now() / 60_000);

/** The minute of the clock, by one timer for all that show ages and times (B-28). */
export const useMinute = (): number => useSyncExternalStore(everyHalfMinute, minute);

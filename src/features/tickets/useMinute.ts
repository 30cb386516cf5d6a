import { useSyncExternalStore } from 'react';
import { serverAhead, serverNow } from '@/api/serverClock';
import { createEmitter } from '@/browser/createStore';
import { everyHalfMinute } from '@/components/hooks/sharedTicker';

const minute = (): number => Math.floor(serverNow() / 60_000);

const { subscribe } = createEmitter((emit) => {
  const ends = [everyHalfMinute(emit), serverAhead.subscribe(emit)];
  return () => ends.forEach((end) => end());
});

/**
 * The minute by the server's clock, which wrote the times it is compared with (PUB-42), by one timer for all that show
 * ages and times (B-28).
 */
export const useMinute = (): number => useSyncExternalStore(subscribe, minute);

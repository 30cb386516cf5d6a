import { useSyncExternalStore } from 'react';
import { dayOf } from './period';

const tickMs = 60_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, tickMs);
  window.addEventListener('focus', listener);
  return () => {
    clearInterval(timer);
    window.removeEventListener('focus', listener);
  };
}

const today = (): string => dayOf(new Date());

/** The calendar day where the reader is; a page left open overnight goes on with the new one. */
export const useToday = (): string => useSyncExternalStore(subscribe, today);

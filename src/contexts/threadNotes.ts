import { useSyncExternalStore } from 'react';
import { readText, writeText } from '@/lib/storage';

const key = 'threadNotes';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab's choice holds here as well.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

const areShown = (): boolean => readText(key) !== 'off';

function setShown(shown: boolean): void {
  writeText(key, shown ? 'on' : 'off');
  listeners.forEach((listener) => listener());
}

/** Whether conversations show the notes of their ticket among the messages; kept per browser, on at first (B-24). */
export const useThreadNotes = (): { shown: boolean; setShown: (shown: boolean) => void } => ({
  shown: useSyncExternalStore(subscribe, areShown),
  setShown,
});

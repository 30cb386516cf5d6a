import { useEffect, useEffectEvent, useState } from 'react';
import { byTouch, isPageCovered } from '@/browser/typing';

declare global {
  interface Window {
    /** Chromium's, not known to TypeScript yet: on a telephone Back closes what it watches, and leads nowhere. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void };
  }
}

/**
 * Lets the Back of a telephone close what is open in the page, as in an app (PUB-71); where the browser cannot tell of it,
 * Back leads to the page before.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  /** One watches for a single Back. */
  const [round, setRound] = useState(0);
  const handleBack = useEffectEvent(() => {
    if (!isPageCovered()) close();
    else {
      // Meant for the dialog above, which has its own entry in the history.
      window.history.back();
      setRound(round + 1);
    }
  });
  useEffect(() => {
    if (!open || !byTouch() || !window.CloseWatcher) return undefined;
    const watcher = new window.CloseWatcher();
    watcher.addEventListener('close', () => handleBack());
    return () => watcher.destroy();
  }, [open, round]);
}

import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';

const waitMs = 500;

interface Draft<T> {
  value: T;
  /** What stood outside when the draft began, and what has been handed out since. */
  base: string;
  committed: string | null;
}

const keyOf = (value: unknown): string => JSON.stringify(value);

/**
 * A control that answers at once and hands its value on after 500 ms of rest (T-10, I-13, decisions: Debounce).
 * A change from outside (back, a cleared filter) wins over what was being typed.
 */
export function useDebounced<T>(
  value: T,
  commit: (value: T) => void,
): { shown: T; change: (value: T) => void; flush: () => void } {
  const [draft, setDraft] = useState<Draft<T> | null>(null);
  const outside = keyOf(value);
  // Arrived: from here on the outside speaks again, even if it goes back to where the draft began.
  const settled = draft !== null && draft.committed === outside && keyOf(draft.value) === outside;
  if (settled) setDraft(null);
  const alive = draft !== null && (outside === draft.base || outside === draft.committed);
  const shown = alive ? draft.value : value;
  const waiting = alive && keyOf(draft.value) !== outside && keyOf(draft.value) !== draft.committed;

  const { pathname } = useLocation();
  const hand = (): void => {
    // Another page has been asked for and is still on its way: what is written into this one's address would undo that.
    if (!waiting || window.location.pathname !== pathname) return;
    setDraft({ ...draft, committed: keyOf(draft.value) });
    commit(draft.value);
  };
  const handLater = useEffectEvent(hand);

  useEffect(() => {
    if (!waiting) return undefined;
    const timer = setInterval(() => handLater(), waitMs);
    return () => clearInterval(timer);
  }, [waiting, draft]);

  // What has been handed out a moment ago may not have been drawn yet.
  const change = (next: T): void =>
    setDraft((now) => ({ value: next, base: outside, committed: now?.committed ?? null }));
  return { shown, change, flush: hand };
}

import { useEffect, useRef, useState, type RefObject } from 'react';

/** How long a list must keep still before its elements are put into reading order, in milliseconds. */
const calmMs = 600;

const same = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/**
 * The order of a list's elements in the document after its rows have changed: what was there stays where it was, and
 * only scrolling, which reorders nothing, follows at once.
 * @param before ids as their elements stand
 * @param now ids as they are shown
 */
export function keptOrder(before: readonly number[], now: readonly number[]): readonly number[] {
  const shown = new Set(now);
  const kept = before.filter((id) => shown.has(id));
  const known = new Set(kept);
  if (
    same(
      kept,
      now.filter((id) => known.has(id)),
    )
  )
    return now;
  return [...kept, ...now.filter((id) => !known.has(id))];
}

/** Whether a mouse button, a pen or a finger is down. */
function usePressed(): RefObject<boolean> {
  const pressed = useRef(false);
  useEffect(() => {
    const follow = ({ type }: Event): void => {
      pressed.current = type === 'pointerdown';
    };
    const kinds = ['pointerdown', 'pointerup', 'pointercancel'];
    kinds.forEach((kind) => window.addEventListener(kind, follow, true));
    return () => kinds.forEach((kind) => window.removeEventListener(kind, follow, true));
  }, []);
  return pressed;
}

/**
 * Rows that jump to the top of a positioned list need not move in the document at once: moving one element up makes
 * React move all the others, which costs more than everything else that an event does. The document follows when the
 * list has been still for a moment, or when the keyboard comes to it; never while a button is down, since the browser
 * makes no click of a press whose element was moved in between.
 * @returns the ids as the elements are to stand, and what puts them right when the keyboard comes
 */
export function useDeferredDomOrder(now: readonly number[]): {
  order: readonly number[];
  settle: (focus: { target: Element }) => void;
} {
  const pressed = usePressed();
  const [stored, setStored] = useState(now);
  const order = keptOrder(stored, now);
  if (!same(order, stored)) setStored(order);
  const settled = same(order, now);
  const current = now.join();
  useEffect(() => {
    if (settled) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = (): void => {
      timer = setTimeout(() => (pressed.current ? wait() : setStored(current.split(',').map(Number))), calmMs);
    };
    wait();
    return () => clearTimeout(timer);
  }, [settled, current, pressed]);
  return { order, settle: ({ target }) => void (target.matches(':focus-visible') && setStored(now)) };
}

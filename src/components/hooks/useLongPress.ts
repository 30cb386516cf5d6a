import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

const holdMs = 500;
/** A finger that moves this far scrolls. */
const slack = 10;
/** Within this time the browser has told all about a finger that was lifted. */
const releaseMs = 400;

const refuse = (event: Event): void => {
  event.preventDefault();
  event.stopPropagation();
};

/**
 * The finger that has opened something is still down: what the browser makes of its lifting goes to whatever lies under
 * it by then, an entry of the menu or the link itself, and is meant for none of them (DAY-8).
 */
function refuseRelease(): void {
  const types = ['mousedown', 'mouseup', 'click', 'contextmenu'] as const;
  for (const type of types) window.addEventListener(type, refuse, true);
  const end = (): void => {
    for (const type of types) window.removeEventListener(type, refuse, true);
  };
  // The next touch, or a key, is meant again; so is the click of a screen reader, which comes without either.
  const once = { capture: true, once: true };
  for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, end, once);
  for (const type of ['pointerup', 'pointercancel'])
    window.addEventListener(type, () => setTimeout(end, releaseMs), once);
}

/**
 * A finger held still opens what a mouse finds on hover (design, "Bubble").
 * @param onPress answers false where it had nothing to open: the touch then stays an ordinary one
 */
export function useLongPress(onPress: ((anchor: HTMLElement, target: EventTarget) => unknown) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const press = useRef<(() => boolean) | null>(null);
  const stop = () => {
    clearTimeout(timer.current);
    press.current = null;
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  if (!onPress) return {};
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      stop();
      if (event.pointerType !== 'touch') return;
      const { currentTarget: anchor, target } = event;
      start.current = { x: event.clientX, y: event.clientY };
      const act = (): boolean => {
        stop();
        const used = onPress(anchor, target) !== false;
        if (used) refuseRelease();
        return used;
      };
      press.current = act;
      timer.current = setTimeout(act, holdMs);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > slack) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // The browser may find sooner that the finger is held, and would open a menu of its own.
    onContextMenu: (event: MouseEvent) => {
      if (press.current?.() === true) event.preventDefault();
    },
  };
}

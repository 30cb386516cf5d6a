import { useEffect, useRef, type PointerEvent } from 'react';

const holdMs = 500;
/** A finger that moves this far scrolls. */
const slack = 10;

/** A finger held still opens what a mouse finds on hover (design, "Bubble"). */
export function useLongPress(onPress: ((anchor: HTMLElement, target: EventTarget) => void) | undefined) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (!onPress) return {};
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== 'touch') return;
      const { currentTarget: anchor, target } = event;
      start.current = { x: event.clientX, y: event.clientY };
      stop();
      timer.current = setTimeout(() => onPress(anchor, target), holdMs);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > slack) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}

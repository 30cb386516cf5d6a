import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { followPress, holdStill, type Press } from './pointerSession';
import type { LiftTools } from './useLift';

/** What a press must not start a drag on. */
const controls = 'button, [data-no-drag]';

function pressOf(event: PointerEvent): Press | null {
  const { target, pointerType, pointerId, clientX: x, clientY: y } = event;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  if (!(target instanceof Element) || target.closest(controls)) return null;
  const card = target.closest<HTMLElement>('[data-card]');
  if (!card) return null;
  const { left, top, width } = card.getBoundingClientRect();
  const touch = pointerType !== 'mouse';
  return { id: Number(card.dataset['card']), pointerId, touch, x, y, offsetX: x - left, offsetY: y - top, width };
}

/** Cards follow the mouse, a pen or a finger (B-31). */
export function usePointerDrag(board: RefObject<HTMLElement | null>, { pickUp, over, drop, cancel }: LiftTools) {
  const ghost = useRef<HTMLDivElement>(null);
  const [press, setPress] = useState<Press | null>(null);
  const handleLift = useEffectEvent((id: number) => pickUp(id, 'pointer'));
  const handleOver = useEffectEvent(over);
  const handleDrop = useEffectEvent(drop);
  const handleCancel = useEffectEvent(cancel);

  useEffect(() => (board.current ? holdStill(board.current) : undefined), [board]);

  useEffect(() => {
    const element = board.current;
    if (!press || !element) return undefined;
    return followPress(press, {
      board: element,
      ghost: () => ghost.current,
      lift: () => handleLift(press.id),
      over: (lane) => handleOver(lane),
      drop: () => handleDrop(),
      cancel: () => handleCancel(),
      end: () => setPress(null),
    });
  }, [press, board]);

  const onPointerDown = (event: PointerEvent): void => {
    if (event.isPrimary && !press) setPress(pressOf(event));
  };
  return { ghost, width: press?.width ?? 0, onPointerDown };
}

import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { preventScrollWhile, type PointerDrag } from '@/components/drag/pointerDrag';
import { startCardDrag, type CardPress } from './cardDrag';
import type { LiftTools } from './useLift';

/** What a press must not start a drag on. */
const controls = 'button, [data-no-drag]';

function pressOf(event: PointerEvent): CardPress | null {
  const { target, pointerType, pointerId, clientX, clientY, timeStamp } = event;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  if (!(target instanceof Element) || target.closest(controls)) return null;
  const card = target.closest<HTMLElement>('[data-card]');
  if (!card) return null;
  const { left, top, width } = card.getBoundingClientRect();
  return {
    id: Number(card.dataset['card']),
    pointerId,
    touch: pointerType !== 'mouse',
    clientX,
    clientY,
    timeStamp,
    offsetX: clientX - left,
    offsetY: clientY - top,
    width,
  };
}

/** Cards follow the mouse, a pen or a finger (B-31). */
export function useCardDrag(board: RefObject<HTMLElement | null>, { pickUp, over, drop, cancel }: LiftTools) {
  const ghost = useRef<HTMLDivElement>(null);
  const drag = useRef<PointerDrag | null>(null);
  const [press, setPress] = useState<CardPress | null>(null);
  const handleLift = useEffectEvent((id: number) => pickUp(id, 'pointer'));
  const handleOver = useEffectEvent(over);
  const handleDrop = useEffectEvent(drop);
  const handleCancel = useEffectEvent(cancel);

  useEffect(
    () => (board.current ? preventScrollWhile(board.current, () => drag.current?.lifted() ?? false) : undefined),
    [board],
  );

  useEffect(() => {
    const element = board.current;
    if (!press || !element) return undefined;
    const started = startCardDrag(press, {
      board: element,
      ghost: () => ghost.current,
      lift: () => handleLift(press.id),
      over: (lane) => handleOver(lane),
      drop: () => handleDrop(),
      cancel: () => handleCancel(),
      end: () => setPress(null),
    });
    drag.current = started;
    return () => started.stop();
  }, [press, board]);

  const onPointerDown = (event: PointerEvent): void => {
    if (event.isPrimary && !press) setPress(pressOf(event));
  };
  return { ghost, width: press?.width ?? 0, onPointerDown };
}

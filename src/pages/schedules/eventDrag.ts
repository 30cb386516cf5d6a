import type { RefObject } from 'react';
import { startPointerDrag, type PointerDrag } from '@/components/drag/pointerDrag';
import { clockOf } from '@/lib/wallTime';
import { atMinutes, onDay, readSlot, type View } from './dates';

/** Size of what is dragged, and where the pointer holds it. */
export interface Grip {
  x: number;
  y: number;
  width: number;
  height: number;
  /** Where it was picked up. */
  left: number;
  top: number;
}

interface EventDragOptions {
  view: View;
  from: Date;
  box: HTMLElement | null;
  /** Follows the pointer without a render. */
  ghost: RefObject<HTMLElement | null>;
  onLift: (grip: Grip) => void;
  onOver: (to: Date | null) => void;
  /** Null: nothing happens. */
  onEnd: (to: Date | null) => void;
}

/** A finger scrolls unless it rests first. */
const restMs = 400;
const edgePx = 36;
const scrollStep = 14;

/** The time under a point: another day at the same hour, or the quarter of an hour where its upper edge would lie. */
function timeAt(x: number, y: number, grip: Grip, { view, from, box }: EventDragOptions): Date | null {
  const cell = document.elementFromPoint(x, y)?.closest('[data-slot]');
  const slot = cell && box?.contains(cell) ? readSlot(cell.getAttribute('data-slot') ?? '') : null;
  if (!cell || !slot) return null;
  if (view === 'month') return onDay(slot.day, from);
  const { top, height } = cell.getBoundingClientRect();
  const to = atMinutes(slot.day, (slot.hour + (y - grip.y - top) / height) * 60);
  // Put back to its time it is where it was: with its seconds, and in the same one of two hours.
  return clockOf(to) === clockOf(from) ? from : to;
}

/** Near its upper or lower edge the scroll area moves along. */
function scrollAlong(y: number, box: HTMLElement | null): void {
  const area = box?.querySelector('[data-scroller]');
  if (!area) return;
  const { top, bottom } = area.getBoundingClientRect();
  if (y < top + edgePx) area.scrollBy({ top: -scrollStep });
  else if (y > bottom - edgePx) area.scrollBy({ top: scrollStep });
}

/** Follows one pointer from its press: mouse and pen lift after a few pixels, a finger after a rest. */
export function startEventDrag(press: PointerEvent, element: HTMLElement, options: EventDragOptions): PointerDrag {
  const { ghost, onLift, onOver, onEnd } = options;
  const { left, top, width, height } = element.getBoundingClientRect();
  const grip: Grip = { x: press.clientX - left, y: press.clientY - top, width, height, left, top };
  let to: Date | null = options.from;
  return startPointerDrag({
    press,
    restMs: press.pointerType === 'touch' ? restMs : null,
    onLift: () => onLift(grip),
    onMove: (x, y) => {
      if (ghost.current) {
        ghost.current.style.left = `${x - grip.x}px`;
        ghost.current.style.top = `${y - grip.y}px`;
      }
      scrollAlong(y, options.box);
      to = timeAt(x, y, grip, options);
      onOver(to);
    },
    onDrop: () => onEnd(to),
    onCancel: () => onEnd(null),
  });
}

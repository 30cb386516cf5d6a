import type { RefObject } from 'react';
import { atMinutes, onDay, slotStart, type View } from './dates';

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

interface DragOptions {
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

/** A click shakes a little. */
const slackPx = 6;
/** A finger scrolls unless it rests first. */
const restMs = 400;
const edgePx = 36;
const scrollStep = 14;

/** The time under a point: another day at the same hour, or the quarter of an hour where its upper edge would lie. */
function timeAt(x: number, y: number, grip: Grip, { view, from, box }: DragOptions): Date | null {
  const cell = document.elementFromPoint(x, y)?.closest('[data-slot]');
  const start = cell && box?.contains(cell) ? slotStart(cell.getAttribute('data-slot') ?? '') : null;
  if (!cell || !start) return null;
  if (view === 'month') return onDay(start, from);
  const { top, height } = cell.getBoundingClientRect();
  return atMinutes(start, start.getHours() * 60 + ((y - grip.y - top) / height) * 60);
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
export function startDrag(press: PointerEvent, element: HTMLElement, options: DragOptions) {
  const { ghost, onLift, onOver, onEnd } = options;
  const { left, top, width, height } = element.getBoundingClientRect();
  const grip: Grip = { x: press.clientX - left, y: press.clientY - top, width, height, left, top };
  const touch = press.pointerType === 'touch';
  const listening = new AbortController();
  const { signal } = listening;
  let lifted = false;
  let to: Date | null = options.from;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(timer);
    listening.abort();
    lifted = false;
  };
  const lift = () => {
    lifted = true;
    onLift(grip);
  };
  const finish = (target: Date | null) => {
    const carried = lifted;
    stop();
    if (!carried) return;
    onEnd(target);
    // The release is no click on what lies there.
    const swallow = (event: Event) => {
      event.preventDefault();
      event.stopPropagation();
    };
    window.addEventListener('click', swallow, { capture: true, once: true });
    setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 50);
  };

  if (touch) timer = setTimeout(lift, restMs);

  const handleMove = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return;
    const distance = Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY);
    if (!lifted) {
      if (touch && distance > slackPx) stop();
      if (touch || distance < slackPx) return;
      lift();
    }
    if (ghost.current) {
      ghost.current.style.left = `${event.clientX - grip.x}px`;
      ghost.current.style.top = `${event.clientY - grip.y}px`;
    }
    scrollAlong(event.clientY, options.box);
    to = timeAt(event.clientX, event.clientY, grip, options);
    onOver(to);
  };

  window.addEventListener('pointermove', handleMove, { signal });
  window.addEventListener('pointerup', (event) => event.pointerId === press.pointerId && finish(to), { signal });
  window.addEventListener('pointercancel', () => finish(null), { signal });
  window.addEventListener('blur', () => finish(null), { signal });
  window.addEventListener('keydown', (event) => event.key === 'Escape' && finish(null), { signal });
  // A long press would open the browser's menu.
  window.addEventListener('contextmenu', (event) => touch && event.preventDefault(), { signal });

  return { stop, lifted: () => lifted };
}

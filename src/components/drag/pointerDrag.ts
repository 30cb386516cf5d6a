/** The part of a `pointerdown` event that a drag begins from. */
export interface PointerPress {
  pointerId: number;
  /** Viewport pixels. */
  clientX: number;
  clientY: number;
  /** When it was pressed, in milliseconds of the page. */
  timeStamp: number;
}

export interface PointerDragOptions {
  press: PointerPress;
  /**
   * Milliseconds that a finger rests on the thing before it lifts, so that a quick one can still scroll; null: it lifts
   * after a few pixels, as with a mouse.
   */
  restMs: number | null;
  onLift: () => void;
  /** While lifted; viewport pixels. */
  onMove: (x: number, y: number) => void;
  /** Released while lifted; viewport pixels. */
  onDrop: (x: number, y: number) => void;
  /** Given up while lifted: Escape, a cancelled pointer, or the window lost the focus. */
  onCancel: () => void;
  /** The press is over, whatever came of it; comes last. */
  onEnd?: () => void;
}

export interface PointerDrag {
  /** Ends it without a word. */
  stop: () => void;
  lifted: () => boolean;
}

/** A click shakes a little. */
const slackPx = 6;
/** The click that a browser makes of a release comes within this time. */
const clickMs = 60;

/** The release is no click on what lies under the pointer. */
function swallowClick(): void {
  const swallow = (event: Event): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), clickMs);
}

/**
 * Follows one pointer from its press until it is released or given up. A finger that moves before it has
 * rested scrolls, and the drag ends unlifted.
 */
export function startPointerDrag({ press, restMs, ...on }: PointerDragOptions): PointerDrag {
  const listening = new AbortController();
  const { signal } = listening;
  let lifted = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = (): void => {
    clearTimeout(timer);
    listening.abort();
    lifted = false;
  };
  const lift = (): void => {
    clearTimeout(timer);
    lifted = true;
    on.onLift();
  };
  const finish = (outcome: () => void): void => {
    const wasLifted = lifted;
    stop();
    if (wasLifted) {
      swallowClick();
      outcome();
    }
    on.onEnd?.();
  };
  const isOurs = (event: PointerEvent): boolean => event.pointerId === press.pointerId;

  if (restMs !== null) timer = setTimeout(lift, restMs);

  const handleMove = (event: PointerEvent): void => {
    if (!isOurs(event)) return;
    const { clientX: x, clientY: y } = event;
    if (!lifted) {
      if (Math.hypot(x - press.clientX, y - press.clientY) < slackPx) return;
      // By the time of the event: on a busy page a finger may have rested before the timer could say so.
      if (restMs !== null && event.timeStamp - press.timeStamp < restMs) {
        finish(on.onCancel);
        return;
      }
      lift();
    }
    on.onMove(x, y);
  };
  const handleUp = (event: PointerEvent): void => {
    if (isOurs(event)) finish(() => on.onDrop(event.clientX, event.clientY));
  };
  const handleCancel = (event: PointerEvent): void => {
    if (isOurs(event)) finish(on.onCancel);
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !lifted) return;
    event.preventDefault();
    event.stopPropagation();
    finish(on.onCancel);
  };
  // A finger that rests on a link opens a menu of the browser.
  const handleMenu = (event: Event): void => {
    if (lifted) event.preventDefault();
  };
  window.addEventListener('pointermove', handleMove, { signal });
  window.addEventListener('pointerup', handleUp, { signal });
  window.addEventListener('pointercancel', handleCancel, { signal });
  window.addEventListener('blur', () => finish(on.onCancel), { signal });
  window.addEventListener('keydown', handleKey, { signal, capture: true });
  window.addEventListener('contextmenu', handleMenu, { signal, capture: true });
  return { stop, lifted: () => lifted };
}

/**
 * While something is lifted a finger scrolls nothing. The listener must be there before a finger comes down, else the
 * browser scrolls without asking.
 * @returns the function that takes the listener away
 */
export function preventScrollWhile(area: HTMLElement, lifted: () => boolean): () => void {
  const handleTouch = (event: TouchEvent): void => {
    if (lifted() && event.cancelable) event.preventDefault();
  };
  area.addEventListener('touchmove', handleTouch, { passive: false });
  return () => area.removeEventListener('touchmove', handleTouch);
}

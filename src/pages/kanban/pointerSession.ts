/** A press on a card that may become a drag. */
export interface Press {
  id: number;
  pointerId: number;
  /** A finger lifts a card by resting on it, so that a quick one can still scroll. */
  touch: boolean;
  x: number;
  y: number;
  /** Where the card is held, and how wide it is. */
  offsetX: number;
  offsetY: number;
  width: number;
}

export interface SessionTools {
  board: HTMLElement;
  /** What follows the pointer, once it is drawn. */
  ghost: () => HTMLElement | null;
  lift: () => void;
  over: (lane: number | null) => void;
  drop: () => void;
  cancel: () => void;
  /** The press is over, whatever came of it. */
  end: () => void;
}

const slackPx = 6;
const restMs = 280;
const edgePx = 56;
const fastestPx = 14;

/** How far to scroll in one frame: the nearer to the edge, or past it, the faster. */
export function edgeSpeed(at: number, start: number, end: number, edge = edgePx): number {
  const reach = Math.min(edge, (end - start) / 4);
  if (reach <= 0) return 0;
  if (at < start + reach) return -Math.ceil(fastestPx * Math.min(1, (start + reach - at) / reach));
  if (at > end - reach) return Math.ceil(fastestPx * Math.min(1, (at - end + reach) / reach));
  return 0;
}

const laneElements = (board: HTMLElement): HTMLElement[] => [...board.querySelectorAll<HTMLElement>('[data-lane]')];

function laneAt(board: HTMLElement, x: number, y: number): HTMLElement | null {
  const { top, bottom, left, right } = board.getBoundingClientRect();
  if (y < top || y > bottom || x < left || x > right) return null;
  const hit = laneElements(board).find((lane) => {
    const box = lane.getBoundingClientRect();
    return x >= box.left && x <= box.right;
  });
  return hit ?? null;
}

/** A click would follow the link of the card that was just dropped. */
function swallowClick(): void {
  const swallow = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, { capture: true }), 60);
}

/**
 * While a card is in the hand a finger scrolls nothing. The listener must be there before a finger comes down, else the
 * browser scrolls without asking.
 */
export function holdStill(board: HTMLElement): () => void {
  const hold = (event: TouchEvent): void => {
    if (board.dataset['holding'] && event.cancelable) event.preventDefault();
  };
  board.addEventListener('touchmove', hold, { passive: false });
  return () => board.removeEventListener('touchmove', hold);
}

/**
 * Follows one press until it ends: lifts the card, moves what follows the pointer, scrolls at the edges of board and
 * lane, tells the lane under the pointer, drops or cancels (B-31). Returns the way to give up.
 */
export function followPress(press: Press, tools: SessionTools): () => void {
  const { board } = tools;
  let { x, y } = press;
  let lifted = false;
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | null = null;

  const tick = (): void => {
    const ghost = tools.ghost();
    if (ghost) {
      ghost.style.transform = `translate3d(${x - press.offsetX}px, ${y - press.offsetY}px, 0)`;
      ghost.style.visibility = 'visible';
    }
    const box = board.getBoundingClientRect();
    board.scrollLeft += edgeSpeed(x, box.left, box.right);
    const lane = laneAt(board, x, y);
    const list = lane?.querySelector<HTMLElement>('[data-lane-list]');
    if (list) {
      const area = list.getBoundingClientRect();
      list.scrollTop += edgeSpeed(y, area.top, area.bottom);
    }
    tools.over(lane ? Number(lane.dataset['lane']) : null);
    frame = requestAnimationFrame(tick);
  };

  const lift = (): void => {
    if (rest !== null) clearTimeout(rest);
    lifted = true;
    board.dataset['holding'] = 'true';
    tools.lift();
    frame = requestAnimationFrame(tick);
  };

  const isOurs = (event: PointerEvent): boolean => event.pointerId === press.pointerId;
  const handleMove = (event: PointerEvent): void => {
    if (!isOurs(event)) return;
    [x, y] = [event.clientX, event.clientY];
    if (lifted || Math.hypot(x - press.x, y - press.y) < slackPx) return;
    if (press.touch) tools.end();
    else lift();
  };
  const handleUp = (event: PointerEvent): void => {
    if (!isOurs(event)) return;
    if (lifted) {
      const lane = laneAt(board, event.clientX, event.clientY);
      swallowClick();
      if (lane) tools.drop();
      else tools.cancel();
    }
    tools.end();
  };
  const giveUp = (): void => {
    if (lifted) tools.cancel();
    tools.end();
  };
  const handleCancel = (event: PointerEvent): void => {
    if (isOurs(event)) giveUp();
  };
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !lifted) return;
    event.preventDefault();
    event.stopPropagation();
    swallowClick();
    giveUp();
  };
  // A finger that rests on a link opens a menu of the browser.
  const noMenu = (event: Event): void => {
    if (lifted) event.preventDefault();
  };

  if (press.touch) rest = setTimeout(lift, restMs);
  window.addEventListener('pointermove', handleMove);
  window.addEventListener('pointerup', handleUp);
  window.addEventListener('pointercancel', handleCancel);
  window.addEventListener('keydown', handleKey, { capture: true });
  window.addEventListener('contextmenu', noMenu, { capture: true });
  return () => {
    if (rest !== null) clearTimeout(rest);
    cancelAnimationFrame(frame);
    window.removeEventListener('pointermove', handleMove);
    window.removeEventListener('pointerup', handleUp);
    window.removeEventListener('pointercancel', handleCancel);
    window.removeEventListener('keydown', handleKey, { capture: true });
    window.removeEventListener('contextmenu', noMenu, { capture: true });
    delete board.dataset['holding'];
  };
}

import { startPointerDrag, type PointerDrag, type PointerPress } from '@/components/drag/pointerDrag';

/** A press on a card that may become a drag. */
export interface CardPress extends PointerPress {
  /** Of the ticket. */
  id: number;
  /** A finger or a pen. */
  touch: boolean;
  /** Where the card is held, and how wide it is; pixels. */
  offsetX: number;
  offsetY: number;
  width: number;
}

interface CardDragOptions {
  board: HTMLElement;
  /** What follows the pointer, once it is drawn. */
  ghost: () => HTMLElement | null;
  lift: () => void;
  /** The lane under the pointer, once a frame. */
  over: (lane: number | null) => void;
  drop: () => void;
  cancel: () => void;
  /** The press is over, whatever came of it. */
  end: () => void;
}

const restMs = 280;
const edgePx = 56;
const fastestPx = 14;

/** How far to scroll in one frame: the nearer to the edge, or past it, the faster. */
function edgeSpeed(at: number, start: number, end: number): number {
  const reach = Math.min(edgePx, (end - start) / 4);
  if (reach <= 0) return 0;
  if (at < start + reach) return -Math.ceil(fastestPx * Math.min(1, (start + reach - at) / reach));
  if (at > end - reach) return Math.ceil(fastestPx * Math.min(1, (at - end + reach) / reach));
  return 0;
}

function laneAt(board: HTMLElement, x: number, y: number): HTMLElement | null {
  const { top, bottom, left, right } = board.getBoundingClientRect();
  if (y < top || y > bottom || x < left || x > right) return null;
  const hit = [...board.querySelectorAll<HTMLElement>('[data-lane]')].find((lane) => {
    const box = lane.getBoundingClientRect();
    return x >= box.left && x <= box.right;
  });
  return hit ?? null;
}

/**
 * Follows one press on a card: each frame it moves the ghost, scrolls at the edges of board and lane, and tells the lane
 * under the pointer (B-31).
 */
export function startCardDrag(press: CardPress, options: CardDragOptions): PointerDrag {
  const { board } = options;
  let { clientX: x, clientY: y } = press;
  let frame = 0;

  const tick = (): void => {
    const ghost = options.ghost();
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
    options.over(lane ? Number(lane.dataset['lane']) : null);
    frame = requestAnimationFrame(tick);
  };

  const drag = startPointerDrag({
    press,
    restMs: press.touch ? restMs : null,
    onLift: () => {
      options.lift();
      frame = requestAnimationFrame(tick);
    },
    onMove: (nextX, nextY) => {
      [x, y] = [nextX, nextY];
    },
    onDrop: (atX, atY) => (laneAt(board, atX, atY) ? options.drop() : options.cancel()),
    onCancel: options.cancel,
    onEnd: () => {
      cancelAnimationFrame(frame);
      options.end();
    },
  });
  return {
    ...drag,
    stop: () => {
      cancelAnimationFrame(frame);
      drag.stop();
    },
  };
}

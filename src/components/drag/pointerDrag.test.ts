import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startPointerDrag } from './pointerDrag';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const press = { pointerId: 1, clientX: 100, clientY: 100, timeStamp: 5_000 };

/** A drag and what it calls, in order. */
function drag(restMs: number | null) {
  const calls: string[] = [];
  const started = startPointerDrag({
    press,
    restMs,
    onLift: () => calls.push('lift'),
    onMove: (x, y) => calls.push(`move ${x} ${y}`),
    onDrop: (x, y) => calls.push(`drop ${x} ${y}`),
    onCancel: () => calls.push('cancel'),
    onEnd: () => calls.push('end'),
  });
  return { calls, ...started };
}

/** A pointer event on the window; jsdom may know none, so its facts are set on a plain one. */
function pointer(type: string, clientX: number, clientY: number, pointerId = 1, timeStamp = 5_010): void {
  const event = Object.assign(new Event(type), { pointerId, clientX, clientY });
  window.dispatchEvent(Object.defineProperty(event, 'timeStamp', { value: timeStamp }));
}

describe('a drag by a pointer', () => {
  it('B-31 a mouse lifts after a few pixels, and its release is no click', () => {
    const { calls } = drag(null);
    pointer('pointermove', 103, 100);
    expect(calls).toEqual([]);
    pointer('pointermove', 110, 100);
    pointer('pointermove', 500, 500, 2);
    pointer('pointerup', 120, 100);
    expect(calls).toEqual(['lift', 'move 110 100', 'drop 120 100', 'end']);
    const clicked = vi.fn();
    document.body.addEventListener('click', clicked, { once: true });
    document.body.click();
    expect(clicked).not.toHaveBeenCalled();
    document.body.click();
    expect(clicked).toHaveBeenCalledOnce();
  });

  it('B-31 a finger that moves before it has rested scrolls; one that rests lifts', () => {
    const scrolling = drag(300);
    pointer('pointermove', 100, 120);
    vi.advanceTimersByTime(400);
    expect(scrolling.calls).toEqual(['end']);

    const resting = drag(300);
    vi.advanceTimersByTime(300);
    pointer('pointermove', 100, 101);
    expect(resting.calls).toEqual(['lift', 'move 100 101']);
    expect(resting.lifted()).toBe(true);
    resting.stop();
  });

  it('B-31 a finger that has rested lifts with its first move where the page was too busy for the timer', () => {
    const { calls } = drag(300);
    pointer('pointermove', 100, 140, 1, 5_300);
    pointer('pointerup', 100, 150, 1, 5_310);
    expect(calls).toEqual(['lift', 'move 100 140', 'drop 100 150', 'end']);
    vi.advanceTimersByTime(100);
  });

  it('B-31 Escape, a cancelled pointer and a window without focus give up; stopped it says nothing', () => {
    for (const giveUp of [
      () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })),
      () => pointer('pointercancel', 0, 0),
      () => window.dispatchEvent(new Event('blur')),
    ]) {
      const { calls } = drag(null);
      pointer('pointermove', 120, 100);
      giveUp();
      pointer('pointerup', 120, 100);
      expect(calls).toEqual(['lift', 'move 120 100', 'cancel', 'end']);
      vi.advanceTimersByTime(100);
    }
    const { calls, stop } = drag(null);
    pointer('pointermove', 120, 100);
    stop();
    pointer('pointerup', 120, 100);
    expect(calls).toEqual(['lift', 'move 120 100']);
  });

  it('B-31 a press released without a move is a click', () => {
    const { calls } = drag(null);
    pointer('pointerup', 100, 100);
    expect(calls).toEqual(['end']);
    const clicked = vi.fn();
    document.body.addEventListener('click', clicked, { once: true });
    document.body.click();
    expect(clicked).toHaveBeenCalledOnce();
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { startEventDrag } from './eventDrag';

afterEach(() => {
  vi.unstubAllEnvs();
  Reflect.deleteProperty(document, 'elementFromPoint');
});

const pointer = (type: string, clientY: number) =>
  new PointerEvent(type, { pointerId: 1, pointerType: 'mouse', clientX: 10, clientY });

/** Where a message goes that is dropped on this cell, its upper edge so many of 60 pixels below that of the cell. */
function drop(view: 'month' | 'week', from: Date, key: string, below: number): Date | null {
  const box = document.createElement('div');
  const cell = box.appendChild(document.createElement('div'));
  cell.dataset['slot'] = key;
  cell.getBoundingClientRect = () => new DOMRect(0, 300, 100, 60);
  Object.assign(document, { elementFromPoint: () => cell });
  const chip = document.createElement('button');
  chip.getBoundingClientRect = () => new DOMRect(0, 100, 100, 44);
  const onEnd = vi.fn<(to: Date | null) => void>();
  startEventDrag(pointer('pointerdown', 110), chip, {
    view,
    from,
    box,
    ghost: { current: null },
    onLift: () => undefined,
    onOver: () => undefined,
    onEnd,
  });
  window.dispatchEvent(pointer('pointermove', 310 + below));
  window.dispatchEvent(pointer('pointerup', 310 + below));
  return onEnd.mock.lastCall?.[0] ?? null;
}

describe('where a dragged message is dropped', () => {
  const second = new Date('2031-10-26T01:30:45.000Z');

  it('PUB-21 SC-09 back at its time it is the very moment: its seconds, and the second of two hours', () => {
    vi.stubEnv('TZ', 'Europe/Madrid');
    expect(drop('week', second, '2031-10-26T02', 32)).toEqual(second);
    expect(drop('month', second, '2031-10-26', 0)).toEqual(second);
    expect(drop('month', second, '2031-10-27', 0)).toEqual(new Date(2031, 9, 27, 2, 30, 45));
  });

  it('PUB-21 SC-09 on an hour it gets the quarter of the clock there; what is left out is the time that follows', () => {
    vi.stubEnv('TZ', 'Europe/Madrid');
    expect(drop('week', second, '2031-10-26T09', 17)).toEqual(new Date(2031, 9, 26, 9, 15));
    expect(drop('week', second, '2031-03-30T09', 0)).toEqual(new Date(2031, 2, 30, 9));
    expect(drop('week', second, '2031-03-30T02', 15)).toEqual(new Date(2031, 2, 30, 3, 15));
  });
});

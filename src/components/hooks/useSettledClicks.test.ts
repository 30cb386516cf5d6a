import { describe, expect, it, vi } from 'vitest';
import { ticket, time } from '../../../test/lib/ticketSamples';
import { Past, reactionMs } from '@/browser/past';
import { stoodThere } from './useSettledClicks';

const row = (id: number, minute: number) => ticket(id, { updatedAt: time(minute) });
const [a, b, c] = [row(1, 30), row(2, 20), row(3, 10)];

describe('where a hand aims', () => {
  const orders = [
    { rows: [c, a, b], until: 1_000 },
    { rows: [a, c, b], until: 2_000 },
  ];
  /**
   * What was shown before, at a press that begins then.
   * @param paintMs how long after an order has left the next one is painted
   */
  function pastAt(pressedAt: number, paintMs = 0) {
    const frames: FrameRequestCallback[] = [];
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    const clock = vi.spyOn(performance, 'now');
    const past = new Past<readonly { id: number }[]>();
    for (const { rows, until } of orders) {
      clock.mockReturnValue(until);
      past.add(rows);
      clock.mockReturnValue(until + paintMs);
      if (until + paintMs <= pressedAt) while (frames.length > 0) frames.shift()?.(0);
    }
    // The page is free to hear of it a second later.
    clock.mockReturnValue(pressedAt + 1_000);
    past.press({ timeStamp: pressedAt });
    vi.restoreAllMocks();
    return past.sinceAimed();
  }
  it.each([
    ['it has stood there', 2, 1_200, 0, true],
    ['another stood there a moment before', 1, 2_200, 0, false],
    ['it came there before the hand set out', 1, 2_000 + reactionMs + 1, 0, true],
    ['what came there has not been painted yet', 1, 2_600, 1_000, false],
    ['it was painted late, before the hand set out', 1, 3_000 + reactionMs + 1, 1_000, true],
  ])('DAY-61 %s', (_what, id, pressedAt, paintMs, acts) => {
    expect(stoodThere(pastAt(pressedAt, paintMs), [c, a, b], id)).toBe(acts);
  });

  it('DAY-61 where there was nothing, nobody else is meant', () => {
    expect(stoodThere([[a]], [a, b], 2)).toBe(true);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { Past, reactionMs } from './past';

describe('what was shown before', () => {
  it('DAY-61 a page that nobody sees keeps nothing of what changes there', () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    const past = new Past<number>();
    for (let shown = 0; shown < 100; shown += 1) past.add(shown);
    past.press({ timeStamp: performance.now() + reactionMs + 1 });
    expect(past.sinceAimed()).toEqual([]);
    vi.restoreAllMocks();
  });
});

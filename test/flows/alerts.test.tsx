import { describe, expect, it, vi } from 'vitest';
import { playSound } from '@/features/notifications/sounds';
import { expectPrinted } from '../printed';
import { hearAlerts } from './alertHelpers';

hearAlerts();

describe('sounds and notices', () => {
  it('PUB-69 a sound that could not be loaded is loaded anew', async () => {
    expectPrinted(/^sound /);
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function fail(this: HTMLMediaElement) {
      Object.defineProperty(this, 'error', { value: { code: 4 } });
      return Promise.reject(new DOMException('no source', 'NotSupportedError'));
    });
    expect(await playSound('chat', 0.3)).toBe(false);
    const lost = play.mock.contexts.at(-1);
    play.mockImplementation(() => Promise.resolve());
    expect(await playSound('chat', 0.3)).toBe(true);
    expect(play.mock.contexts.at(-1)).not.toBe(lost);
  });
});

import { describe, expect, it, vi } from 'vitest';
import { reportAnswer, reportNoAnswer, serverReachable } from './serverState';

/** A question to the server that has not been answered yet. */
function asked() {
  let settle: (answers: boolean) => void = () => undefined;
  const ask = vi.fn(() => new Promise<boolean>((resolve) => (settle = resolve)));
  return { ask, settle: (answers: boolean) => settle(answers) };
}

describe('whether the server answers', () => {
  it.each([
    [true, 'a call that is stopped by itself does not count'],
    [false, 'a second silence does'],
  ])('PUB-58 B-09 where another call finds it there (%j), %s', async (there) => {
    const { ask, settle } = asked();
    const told = reportNoAnswer(ask);
    // Nobody knows yet.
    expect(serverReachable.get()).toBe(true);
    settle(there);
    await told;
    expect(serverReachable.get()).toBe(there);
  });

  it('PUB-58 B-09 is not doubted where anything was answered since it was asked', async () => {
    const { ask, settle } = asked();
    const told = reportNoAnswer(ask);
    reportAnswer();
    settle(false);
    await told;
    expect(serverReachable.get()).toBe(true);
  });

  it('PUB-58 SAFE-7 is asked once, however many calls meet silence, and not while it is known to be away', async () => {
    const { ask, settle } = asked();
    const told = [reportNoAnswer(ask), reportNoAnswer(ask), reportNoAnswer(ask)];
    settle(false);
    await Promise.all(told);
    await reportNoAnswer(ask);
    expect(ask).toHaveBeenCalledOnce();
    reportAnswer();
    expect(serverReachable.get()).toBe(true);
    const again = reportNoAnswer(ask);
    settle(true);
    await again;
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  askCommand,
  awaitCommand,
  commandOf,
  commandsChanged,
  forgetCommand,
  offerCommands,
  runCommand,
} from './commands';

const stops: (() => void)[] = [];
const offer = (commands: Parameters<typeof offerCommands>[0]): (() => void) => {
  const stop = offerCommands(commands);
  stops.push(stop);
  return stop;
};

afterEach(() => {
  forgetCommand();
  while (stops.length > 0) stops.pop()?.();
});

describe('commands', () => {
  it('B-25 are carried out by whoever came last and can', () => {
    const [first, last] = [vi.fn(), vi.fn()];
    offer(() => ({ reply: first, find: first }));
    const stop = offer(() => ({ reply: last, find: undefined }));
    expect(runCommand('reply')).toBe(true);
    expect([first.mock.calls.length, last.mock.calls.length]).toEqual([0, 1]);
    expect(runCommand('find')).toBe(true);
    expect(first).toHaveBeenCalledOnce();
    stops.splice(stops.indexOf(stop), 1);
    stop();
    expect(runCommand('reply')).toBe(true);
    expect([first.mock.calls.length, last.mock.calls.length]).toEqual([2, 1]);
  });

  it('B-25 that nobody can carry out do nothing', () => {
    offer(() => ({ reply: undefined }));
    expect(commandOf('reply')).toBeUndefined();
    expect(runCommand('reply')).toBe(false);
  });

  it('B-25 wait for a part that is on its way, once', () => {
    const reply = vi.fn();
    let ready = false;
    offer(() => ({ reply: ready ? reply : undefined }));
    askCommand('reply');
    commandsChanged();
    expect(reply).not.toHaveBeenCalled();
    ready = true;
    commandsChanged();
    commandsChanged();
    expect(reply).toHaveBeenCalledOnce();
  });

  it('B-25 that can be carried out at once do not wait as well', () => {
    const reply = vi.fn();
    offer(() => ({ reply }));
    askCommand('reply');
    expect(reply).toHaveBeenCalledOnce();
    commandsChanged();
    expect(reply).toHaveBeenCalledOnce();
  });

  it('B-25 wait 20 seconds, and no longer than until something else is asked for', () => {
    vi.useFakeTimers();
    const [reply, find] = [vi.fn(), vi.fn()];
    awaitCommand('reply');
    vi.advanceTimersByTime(19_999);
    offer(() => ({ reply, find }));
    commandsChanged();
    expect(reply).toHaveBeenCalledOnce();
    awaitCommand('reply');
    vi.advanceTimersByTime(20_000);
    commandsChanged();
    expect(reply).toHaveBeenCalledOnce();
    awaitCommand('reply');
    askCommand('find');
    commandsChanged();
    expect([reply.mock.calls.length, find.mock.calls.length]).toEqual([1, 1]);
    awaitCommand('reply');
    forgetCommand();
    commandsChanged();
    expect(reply).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});

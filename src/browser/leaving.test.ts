import { afterEach, describe, expect, it, vi } from 'vitest';
import { guardLoss, leaveThen, wouldLose } from './leaving';

const stops: (() => void)[] = [];
const guard = (holder: Parameters<typeof guardLoss>[0]): void => void stops.push(guardLoss(holder));

afterEach(() => {
  while (stops.length > 0) stops.pop()?.();
});

const unload = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

describe('what would be lost', () => {
  it('SAFE-8 B-04 is told once each, as long as there is something', () => {
    let changed = false;
    guard({ loss: 'form', holds: () => changed });
    guard({ loss: 'files' });
    guard({ loss: 'files', holds: () => true });
    expect(wouldLose()).toEqual(['files']);
    changed = true;
    expect(wouldLose()).toEqual(['form', 'files']);
    while (stops.length > 0) stops.pop()?.();
    expect(wouldLose()).toEqual([]);
  });

  it('SAFE-8 B-04 keeps the browser from closing the page unasked', () => {
    expect(unload()).toBe(false);
    guard({ loss: 'form', holds: () => false });
    expect(unload()).toBe(false);
    guard({ loss: 'import' });
    expect(unload()).toBe(true);
  });

  it('SAFE-8 B-04 is asked about before a step inside the app, by what was opened last', () => {
    const [proceed, first, last] = [vi.fn(), vi.fn(), vi.fn((go: () => void) => go())];
    leaveThen(proceed);
    expect(proceed).toHaveBeenCalledOnce();
    guard({ loss: 'form', ask: first });
    leaveThen(proceed);
    expect([proceed.mock.calls.length, first.mock.calls.length]).toEqual([1, 1]);
    guard({ loss: 'form', ask: last });
    guard({ loss: 'files' });
    leaveThen(proceed);
    expect([proceed.mock.calls.length, first.mock.calls.length, last.mock.calls.length]).toEqual([2, 1, 1]);
  });

  it('SAFE-8 B-04 hears of a step back, the latest first, until one has taken it', () => {
    const heard: string[] = [];
    const pop = (name: string, takes: boolean) => () => {
      heard.push(name);
      return takes;
    };
    guard({ loss: 'form', pop: pop('first', false) });
    guard({ loss: 'form', pop: pop('second', true) });
    guard({ loss: 'files' });
    guard({ loss: 'form', pop: pop('last', false) });
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(heard).toEqual(['last', 'second']);
  });
});

import { act, fireEvent, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { keptOrder, useDeferredDomOrder } from './deferredDomOrder';

/** What has got the focus, by the keyboard or by a press. */
const focused = (how: 'keyboard' | 'press'): { target: Element } => {
  const target = document.createElement('a');
  // The test's document cannot tell who brought the focus.
  vi.spyOn(target, 'matches').mockReturnValue(how === 'keyboard');
  return { target };
};

it('keeps the elements where they stand when a row jumps to the top', () => {
  expect(keptOrder([1, 2, 3, 4], [4, 1, 2, 3])).toEqual([1, 2, 3, 4]);
  expect(keptOrder([1, 2, 3], [3, 9, 1, 2])).toEqual([1, 2, 3, 9]);
});

it('follows at once what only comes and goes', () => {
  expect(keptOrder([1, 2, 3], [2, 3, 4])).toEqual([2, 3, 4]);
  expect(keptOrder([4, 5, 6], [2, 4, 5])).toEqual([2, 4, 5]);
  expect(keptOrder([1, 2], [])).toEqual([]);
});

it('B-33 is in reading order once the list is still, or when the keyboard comes', () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(({ ids }) => useDeferredDomOrder(ids), { initialProps: { ids: [1, 2, 3] } });
  rerender({ ids: [3, 1, 2] });
  expect(result.current.order).toEqual([1, 2, 3]);
  act(() => void vi.advanceTimersByTime(500));
  rerender({ ids: [2, 3, 1] });
  act(() => void vi.advanceTimersByTime(500));
  expect(result.current.order).toEqual([1, 2, 3]);
  act(() => void vi.advanceTimersByTime(100));
  expect(result.current.order).toEqual([2, 3, 1]);
  rerender({ ids: [1, 2, 3] });
  act(() => result.current.settle(focused('keyboard')));
  expect(result.current.order).toEqual([1, 2, 3]);
});

it('T-28 B-26 nothing is moved in the document while a button is down, nor by the focus that a press brings', () => {
  vi.useFakeTimers();
  const { result, rerender } = renderHook(({ ids }) => useDeferredDomOrder(ids), { initialProps: { ids: [1, 2] } });
  fireEvent.pointerDown(document.body);
  rerender({ ids: [2, 1] });
  act(() => result.current.settle(focused('press')));
  act(() => void vi.advanceTimersByTime(5_000));
  expect(result.current.order).toEqual([1, 2]);
  fireEvent.pointerUp(document.body);
  act(() => void vi.advanceTimersByTime(600));
  expect(result.current.order).toEqual([2, 1]);
});

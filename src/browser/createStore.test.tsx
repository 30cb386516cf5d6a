import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createEmitter, createStore, type Readable } from './createStore';
import { useStore } from './useStore';

describe('createStore', () => {
  it('B-28 tells each listener of a new value, until it ends its subscription', () => {
    const store = createStore(1);
    const [first, second] = [vi.fn(() => store.get()), vi.fn()];
    const stop = store.subscribe(first);
    store.subscribe(second);
    store.set(2);
    expect(first).toHaveReturnedWith(2);
    stop();
    store.update((value) => value + 1);
    expect(store.get()).toBe(3);
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(2);
  });

  it('B-28 says nothing of a value that is the same', () => {
    const store = createStore(Number.NaN);
    const told = vi.fn();
    store.subscribe(told);
    store.set(Number.NaN);
    store.update((value) => value);
    expect(told).not.toHaveBeenCalled();
  });
});

describe('createEmitter', () => {
  it('B-28 starts with the first listener and stops after the last one, as often as that happens', () => {
    const calls: string[] = [];
    const { emit, subscribe } = createEmitter<[text: string]>((tell) => {
      calls.push('start');
      tell('before anybody listens');
      return () => calls.push('stop');
    });
    const stops = [subscribe((text) => calls.push(`a ${text}`)), subscribe((text) => calls.push(`b ${text}`))];
    emit('told');
    stops.forEach((stop) => stop());
    stops.forEach((stop) => stop());
    emit('nobody hears');
    expect(calls).toEqual(['start', 'a told', 'b told', 'stop']);
    subscribe(() => undefined)();
    expect(calls.slice(4)).toEqual(['start', 'stop']);
  });
});

describe('useStore', () => {
  it('B-28 draws a component anew only when the part that it shows has changed', () => {
    const store = createStore({ name: 'Ana', age: 30 });
    const drawn = vi.fn();
    function Name({ of }: { of: Readable<{ name: string }> }) {
      const name = useStore(of, (value) => value.name);
      drawn(name);
      return <p>{name}</p>;
    }
    const { unmount } = render(<Name of={store} />);
    act(() => store.set({ name: 'Ana', age: 31 }));
    expect(drawn).toHaveBeenCalledTimes(1);
    act(() => store.set({ name: 'Bia', age: 31 }));
    expect(screen.getByText('Bia')).toBeInTheDocument();
    unmount();
    act(() => store.set({ name: 'Caio', age: 31 }));
    expect(drawn).toHaveBeenCalledTimes(2);
  });

  it('B-28 gives the whole value where nothing is selected', () => {
    const store = createStore('whole');
    function Whole() {
      return <p>{useStore(store)}</p>;
    }
    render(<Whole />);
    expect(screen.getByText('whole')).toBeInTheDocument();
  });
});

/** A value that can be read and followed; a component does both with `useStore`. */
export interface Readable<T> {
  get: () => T;
  /** @returns the function that ends the subscription */
  subscribe: (listener: () => void) => () => void;
}

export interface Store<T> extends Readable<T> {
  /** The listeners hear of it, unless it is the value there was. */
  set: (value: T) => void;
  update: (change: (value: T) => T) => void;
}

export interface Emitter<A extends unknown[]> {
  emit: (...told: A) => void;
  /** @returns the function that ends the subscription */
  subscribe: (listener: (...told: A) => void) => () => void;
}

/**
 * Tells its listeners, at once and in the order they came.
 * @param start called with the first listener; what it returns is called when the last one has gone
 */
export function createEmitter<A extends unknown[] = []>(start?: (emit: Emitter<A>['emit']) => () => void): Emitter<A> {
  const listeners = new Set<(...told: A) => void>();
  const emit = (...told: A): void => listeners.forEach((listener) => listener(...told));
  let stop: (() => void) | undefined;
  return {
    emit,
    subscribe: (listener) => {
      if (listeners.size === 0) stop = start?.(emit);
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop?.();
      };
    },
  };
}

/** A value outside of React that whoever shows it follows. Values are replaced, never changed. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const { emit, subscribe } = createEmitter();
  const set = (next: T): void => {
    if (Object.is(next, value)) return;
    value = next;
    emit();
  };
  return { get: () => value, set, update: (change) => set(change(value)), subscribe };
}

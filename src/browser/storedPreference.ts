import { createEmitter, type Store } from './createStore';
import { readText, writeText } from './storage';

/**
 * A choice that a person has made on this browser: it lives in local storage, outlives every session and holds in every
 * tab at once (I-12, B-13). Where the storage is missing, full or forbidden, it holds as long as the page.
 * @param key of local storage
 * @param parse reads what is stored; null: nothing is
 * @param format writes what `parse` reads
 */
export function storedPreference<T>(
  key: string,
  parse: (text: string | null) => T,
  format: (value: T) => string = String,
): Store<T> {
  const { emit, subscribe } = createEmitter((tell) => {
    const follow = (event: StorageEvent): void => {
      if (event.key === key || event.key === null) tell();
    };
    window.addEventListener('storage', follow);
    return () => window.removeEventListener('storage', follow);
  });

  /** The same text is the same value, so that nobody draws it anew. */
  let known: { text: string | null; value: T } | null = null;
  const get = (): T => {
    const text = readText(key);
    if (known?.text !== text) known = { text, value: parse(text) };
    return known.value;
  };
  const set = (value: T): void => {
    writeText(key, format(value));
    known = { text: readText(key), value };
    emit();
  };
  return { get, set, update: (change) => set(change(get())), subscribe };
}

const notOff = (text: string | null): boolean => text !== 'off';

/** A switch that is on until a person turns it off; stored as `on` or `off`. */
export const storedSwitch = (key: string): Store<boolean> => storedPreference(key, notOff, (on) => (on ? 'on' : 'off'));

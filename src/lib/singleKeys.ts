import { readText, writeText } from './storage';

const key = 'singleKeyShortcuts';
const listeners = new Set<() => void>();

/** Whether shortcuts of one key work on this browser; on unless switched off (WCAG 2.1.4). */
export const singleKeysOn = (): boolean => readText(key) !== 'off';

/** Switches the single-key shortcuts on or off, in every tab of this browser. */
export function setSingleKeys(on: boolean): void {
  writeText(key, on ? 'on' : 'off');
  listeners.forEach((listener) => listener());
}

/** Calls `changed` when the switch is thrown, here or in another tab. */
export function onSingleKeys(changed: () => void): () => void {
  const handle = (event: StorageEvent): void => {
    if (event.key === key || event.key === null) changed();
  };
  listeners.add(changed);
  window.addEventListener('storage', handle);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', handle);
  };
}

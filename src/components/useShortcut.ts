import { useSyncExternalStore } from 'react';
import { ariaKeys, keysInUse, printedKeys, type ShortcutName } from '@/lib/shortcuts';
import { onSingleKeys, singleKeysOn } from '@/lib/singleKeys';
import { tip, type TipSide } from './tip';

/** Whether shortcuts of one key are switched on. */
export const useSingleKeys = (): boolean => useSyncExternalStore(onSingleKeys, singleKeysOn);

/** The key of a command for `IconAction`, as long as it works. */
export function useShortcut(name: ShortcutName): { shortcut?: string } {
  const [keys] = keysInUse(name, useSingleKeys());
  return keys === undefined ? {} : { shortcut: printedKeys(keys) };
}

/** Tooltip and key of a button that says its name by itself: "Resolver (E)". */
export function useShortcutTip(name: ShortcutName, label: string, side?: TipSide) {
  const [keys] = keysInUse(name, useSingleKeys());
  return keys === undefined
    ? {}
    : { ...tip(`${label} (${printedKeys(keys)})`, side), 'aria-keyshortcuts': ariaKeys(keys) };
}

import { ariaKeys, keysInUse, printedKeys, type ShortcutName } from '@/browser/shortcuts';
import { preferences } from '@/browser/preferences';
import { useStore } from '@/browser/useStore';
import { tip, type TipSide } from '@/components/feedback/tip';

/** The key of a command for `IconAction`, as long as it works. */
export function useShortcut(name: ShortcutName): { shortcut?: string } {
  const [keys] = keysInUse(name, useStore(preferences.singleKeys));
  return keys === undefined ? {} : { shortcut: printedKeys(keys) };
}

/** Tooltip and key of a button that says its name by itself: "Resolver (E)". */
export function useShortcutTip(name: ShortcutName, label: string, side?: TipSide) {
  const [keys] = keysInUse(name, useStore(preferences.singleKeys));
  return keys === undefined
    ? {}
    : { ...tip(`${label} (${printedKeys(keys)})`, side), 'aria-keyshortcuts': ariaKeys(keys) };
}

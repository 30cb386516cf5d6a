import { ariaKeys, printedKeys, type KeyPress } from '@/browser/shortcuts';
import { tip } from '@/components/feedback/tip';

const keys = 'Mod+Enter';

/**
 * Whether a key press saves what is being written, where Enter breaks the line (DAY-3): Ctrl or Cmd with Enter on every
 * machine, as in the message box.
 */
export const isSaveKey = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
  isComposing,
  defaultPrevented,
}: KeyPress): boolean =>
  key === 'Enter' && (ctrlKey || metaKey) && !altKey && !shiftKey && !isComposing && !defaultPrevented;

/** Tooltip and keys of the button that saves. */
export const saveKeyTip = (label: string) => ({
  ...tip(`${label} (${printedKeys(keys)})`),
  'aria-keyshortcuts': ariaKeys(keys),
});

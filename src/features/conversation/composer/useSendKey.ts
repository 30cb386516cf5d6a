import { useRef, type KeyboardEvent } from 'react';
import { useStore } from '@/browser/useStore';
import { isComposed } from '@/browser/typing';
import { preferences, type SendKey } from '@/browser/preferences';

/** Whether a key press is the one that sends; Shift always breaks the line (B-22). */
function sends({ key, shiftKey, altKey, ctrlKey, metaKey }: KeyboardEvent, sendKey: SendKey): boolean {
  if (key !== 'Enter' || shiftKey || altKey) return false;
  return sendKey === 'enter' || ctrlKey || metaKey;
}

/**
 * Handlers of a text area whose Enter sends, safe with input methods (B-22, PAIN-2.5).
 * @param handled takes keys that mean something else at the moment
 */
export function useSendKey(onSend: () => void, handled?: (event: KeyboardEvent) => boolean) {
  const composing = useRef(false);
  const sendKey = useStore(preferences.sendKey);
  return {
    // What a telephone writes on its key (PAIN-2.5).
    enterKeyHint: sendKey === 'enter' ? ('send' as const) : ('enter' as const),
    onKeyDown: (event: KeyboardEvent): void => {
      // Enter that ends a word of an input method is not ours.
      if (composing.current || isComposed(event.nativeEvent)) return;
      if (handled?.(event)) event.preventDefault();
      else if (sends(event, sendKey)) {
        event.preventDefault();
        onSend();
      }
    },
    onCompositionStart: (): void => {
      composing.current = true;
    },
    onCompositionEnd: (): void => {
      composing.current = false;
    },
  };
}

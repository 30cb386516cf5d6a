import { useState, type KeyboardEvent } from 'react';
import type { TextInput } from './useTextInput';

/**
 * The panel of emoji beside a text: it stays until it is closed (DAY-23), in conversations as in internal chats (DAY-29).
 * @param text what the emoji go into
 * @param shown whether the text is there to be written
 */
export function useEmojiPanel({ focus, insert }: Pick<TextInput, 'focus' | 'insert'>, shown = true) {
  const [wanted, setWanted] = useState(false);
  const open = wanted && shown;
  const close = (): void => {
    setWanted(false);
    focus();
  };
  return {
    toggle: () => setWanted(!wanted),
    /** Wherever the focus is around the text, Escape closes the emoji before it means anything else. */
    handleKey: (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !open) return;
      event.preventDefault();
      event.stopPropagation();
      close();
    },
    /** Props of `EmojiPanel`. */
    panel: { open, onClose: close, onChoose: (emoji: string) => insert(emoji, false), onReturn: focus },
  };
}

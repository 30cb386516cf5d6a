import { useLayoutEffect, useRef, useState } from 'react';
import { byTouch } from '@/browser/typing';

/** Text area with a known caret: inserting keeps it where a person expects it (P-09). */
export function useTextInput(text: string, setText: (text: string) => void) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(text.length);
  const wanted = useRef<number | null>(null);

  useLayoutEffect(() => {
    if (wanted.current === null) return;
    ref.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = null;
  }, [text]);

  /** Back to writing; not on touch, where the keyboard would jump up. */
  const focus = (): void => {
    if (byTouch()) return;
    // After the menu or dialog that is closing has given the focus back to its button.
    setTimeout(() => ref.current?.focus(), 0);
  };

  const replace = (start: number, end: number, inserted: string, returns = true): void => {
    wanted.current = start + inserted.length;
    setCaret(start + inserted.length);
    setText(text.slice(0, start) + inserted + text.slice(end));
    if (returns) focus();
  };

  /** Puts text where the caret is, over what is selected; the focus comes along, if it is to return. */
  const insert = (inserted: string, returns = true): void => {
    const field = ref.current;
    replace(field?.selectionStart ?? text.length, field?.selectionEnd ?? text.length, inserted, returns);
  };

  return { ref, caret, setCaret, focus, replace, insert };
}

export type TextInput = ReturnType<typeof useTextInput>;

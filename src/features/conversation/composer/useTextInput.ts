import { useRef, useState } from 'react';
import { insertText } from '@/browser/insertText';
import { byTouch } from '@/browser/typing';

/** Text area with a known caret, which its field's own changes tell: inserting keeps it where a person expects it (P-09). */
export function useTextInput(text: string) {
  const ref = useRef<HTMLTextAreaElement>(null);
  const [caret, setCaret] = useState(text.length);

  /** Back to writing; not on touch, where the keyboard would jump up. */
  const focus = (): void => {
    if (byTouch()) return;
    // After the menu or dialog that is closing has given the focus back to its button.
    setTimeout(() => ref.current?.focus(), 0);
  };

  const replace = (start: number, end: number, inserted: string, returns = true): void => {
    if (ref.current) insertText(ref.current, inserted, start, end);
    if (returns) focus();
  };

  /** Puts text where the caret is, over what is selected; the focus comes along, if it is to return. */
  const insert = (inserted: string, returns = true): void => {
    const field = ref.current;
    if (field) replace(field.selectionStart, field.selectionEnd, inserted, returns);
  };

  return { ref, caret, setCaret, focus, replace, insert };
}

export type TextInput = ReturnType<typeof useTextInput>;

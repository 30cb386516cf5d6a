import { byTouch } from './typing';
import { writeAtCaret } from './writeAtCaret';

const focusMoves = ['focus', 'blur', 'focusin', 'focusout'];

/**
 * Writes into a field as if it were typed, wherever the focus is. Browsers write only where it is, so it is lent to the
 * field without anybody hearing of it. Not on touch, where the keyboard would jump up.
 * @param start with `end`: what the text takes the place of
 */
export function insertText(
  field: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  start: number,
  end: number,
): void {
  const before = document.activeElement;
  const hush = (event: Event): void => event.stopImmediatePropagation();
  for (const move of focusMoves) window.addEventListener(move, hush, true);
  if (!byTouch()) field.focus({ preventScroll: true });
  writeAtCaret(field, text, start, end);
  if (before !== field && before instanceof HTMLElement) before.focus({ preventScroll: true });
  for (const move of focusMoves) window.removeEventListener(move, hush, true);
}

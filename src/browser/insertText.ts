import { byTouch } from './typing';

const focusMoves = ['focus', 'blur', 'focusin', 'focusout'];

/**
 * Writes into a field as if it were typed: the browser records it, so that Ctrl+Z takes it back and leaves what stood
 * there (PUB-37), and whoever hears the field's changes hears this one. Browsers write only where the focus is: it is
 * lent to the field without anybody hearing of it. Not on touch, where the keyboard would jump up.
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
  field.setSelectionRange(start, end);
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else writes into the history of a field
  if (document.activeElement !== field || !document.execCommand('insertText', false, text)) {
    field.setRangeText(text, start, end, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  if (before !== field && before instanceof HTMLElement) before.focus({ preventScroll: true });
  for (const move of focusMoves) window.removeEventListener(move, hush, true);
}

/**
 * Writes into the field that has the focus as if it were typed: the browser records it, so that Ctrl+Z takes it back and
 * leaves what stood there (PUB-37), and whoever hears the field's changes hears this one.
 * @param start with `end`: what the text takes the place of
 */
export function writeAtCaret(
  field: HTMLInputElement | HTMLTextAreaElement,
  text: string,
  start: number,
  end: number,
): void {
  field.setSelectionRange(start, end);
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else writes into the history of a field
  if (document.activeElement !== field || !document.execCommand('insertText', false, text)) {
    field.setRangeText(text, start, end, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

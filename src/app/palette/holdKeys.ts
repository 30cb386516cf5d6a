const isText = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/**
 * Holds back what is typed while the palette is on its way, so that it reaches neither the field before it nor the
 * shortcuts.
 * @returns the way to let go, which answers the text
 */
export function holdKeys(): { release: () => string } {
  let text = '';
  const hold = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isText(event)) text += event.key;
    else if (event.key === 'Backspace') text = text.slice(0, -1);
  };
  document.addEventListener('keydown', hold, { capture: true });
  return {
    release: () => {
      document.removeEventListener('keydown', hold, { capture: true });
      return text;
    },
  };
}

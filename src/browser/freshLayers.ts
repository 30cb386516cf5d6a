/** Dialogs, menus and selects. */
const layer = '.MuiModal-root';

/**
 * Lets the second click of a double click do nothing on what the first one has opened: it would close a dialog at once,
 * or press a button that was not there when the hand began (DAY-41).
 * @returns ends it
 */
export function guardFreshLayers(): () => void {
  let before = new Set<Element>();
  const handlePress = ({ detail }: MouseEvent): void => {
    if (detail <= 1) before = new Set(document.querySelectorAll(layer));
  };
  const handleClick = (event: MouseEvent): void => {
    if (event.detail < 2 || !(event.target instanceof Element)) return;
    const fresh = event.target.closest(layer);
    if (!fresh || before.has(fresh)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('mousedown', handlePress, true);
  document.addEventListener('click', handleClick, true);
  return () => {
    document.removeEventListener('mousedown', handlePress, true);
    document.removeEventListener('click', handleClick, true);
  };
}

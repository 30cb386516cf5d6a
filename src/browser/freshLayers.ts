/** Dialogs, menus and selects, and what covers the page where it is narrow. */
const layer = '.MuiModal-root, [data-covers]';

/** No longer lie between the clicks of a double one that is not counted, as by a finger; telephones allow 300 ms. */
const doubleMs = 400;

/** Two presses nearer than this are at one place, in pixels. */
const fingerPx = 24;

/** Whether a press is the second one of a double click; what keys press is at no place. */
const isSecond = ({ detail, timeStamp, clientX, clientY }: MouseEvent, first: MouseEvent | null): boolean =>
  detail > 1 ||
  (first !== null &&
    clientX > 0 &&
    timeStamp - first.timeStamp < doubleMs &&
    Math.hypot(clientX - first.clientX, clientY - first.clientY) < fingerPx);

/**
 * Lets the second click of a double click do nothing on what the first one has opened: it would close a dialog at once,
 * or press a button that was not there when the hand began (DAY-41).
 * @returns ends it
 */
export function guardFreshLayers(): () => void {
  let before = new Set<Element>();
  let first: MouseEvent | null = null;
  const judge = (event: MouseEvent): void => {
    if (!isSecond(event, first)) {
      if (event.type === 'mousedown') before = new Set(document.querySelectorAll(layer));
      first = event;
      return;
    }
    const fresh = event.target instanceof Element ? event.target.closest(layer) : null;
    if (!fresh || before.has(fresh)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('mousedown', judge, true);
  document.addEventListener('click', judge, true);
  return () => {
    document.removeEventListener('mousedown', judge, true);
    document.removeEventListener('click', judge, true);
  };
}

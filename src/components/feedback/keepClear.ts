/** What no toast may lie over: the box one writes in, what is said above it, and the buttons of a dialog (DAY-28, DAY-40). */
const keptClear = '[data-composer], [data-kept-clear], .MuiDialogActions-root';
/** Between them; pixels. */
const gap = 8;
/** What they stand over may grow, open or come up with the keyboard meanwhile. */
const lookMs = 150;

/** Whether the dialog of these buttons fades away: they are in nobody's way any more. */
const isClosing = (box: Element): boolean => box.closest<HTMLElement>('.MuiDialog-container')?.style.opacity === '0';

/**
 * Raises the toasts of a container above what they would lie over. While they stand they only rise, so that none moves
 * away below a pointer without need.
 * @returns the function that ends it
 */
export function keepClear(container: HTMLElement): () => void {
  if (container.childElementCount <= 1) container.style.removeProperty('bottom');
  const look = (): void => {
    const { left, right, bottom, height } = container.getBoundingClientRect();
    let edge = bottom;
    const boxes = [...document.querySelectorAll(keptClear)]
      .filter((box) => !isClosing(box))
      .map((box) => box.getBoundingClientRect())
      .toSorted((one, other) => other.bottom - one.bottom);
    for (const box of boxes) {
      const beside = box.right <= left || box.left >= right || box.height === 0;
      if (!beside && box.top - gap < edge && box.bottom + gap > edge - height) edge = box.top - gap;
    }
    // Nothing is gained above the window.
    if (edge < bottom && edge - height >= 0) container.style.bottom = `${window.innerHeight - edge}px`;
  };
  look();
  const timer = setInterval(look, lookMs);
  return () => clearInterval(timer);
}

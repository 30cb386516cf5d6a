/**
 * A file that is dropped beside its target is nobody's: the browser would open it in place of the app, with what is
 * written there (PUB-41). Whoever takes files says so by `preventDefault`, before the window hears of it.
 * @returns ends it
 */
export function refuseStrayFiles(): () => void {
  const handle = (event: DragEvent): void => {
    const { dataTransfer, target, defaultPrevented } = event;
    if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
    // A field for files takes them by itself.
    if (target instanceof Element && target.closest('input[type=file]')) return;
    event.preventDefault();
    dataTransfer.dropEffect = 'none';
  };
  window.addEventListener('dragover', handle);
  window.addEventListener('drop', handle);
  return () => {
    window.removeEventListener('dragover', handle);
    window.removeEventListener('drop', handle);
  };
}

import { byTouch } from './typing';

declare global {
  interface Window {
    /** Chromium's, not known to TypeScript yet: on a telephone Back closes what it watches, and leads nowhere. */
    CloseWatcher?: new () => EventTarget & { destroy: () => void };
  }
}

/** Closes what is open in the page itself, the newest last. */
const open: (() => void)[] = [];

/** There while Back has something to close; one watches for a single Back. */
let watcher: InstanceType<NonNullable<Window['CloseWatcher']>> | null = null;

/** The dialog, menu or select above all that is open; the library hides those below it, and those on their way out. */
const topModal = (): Element | undefined =>
  [...document.querySelectorAll('.MuiModal-root:not([aria-hidden="true"])')].at(-1);

/** The page is hearing a key that such a watcher takes for a Back, too: what it is for closes by itself. */
let escaping = false;

function handleKey({ key }: KeyboardEvent): void {
  if (key !== 'Escape') return;
  escaping = true;
  setTimeout(() => {
    escaping = false;
  });
}

function closeNewest(): void {
  const modal = topModal();
  // Each has its own rules for Escape, such as the question whether what was written may go.
  const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  if (modal) modal.dispatchEvent(escape);
  else open.at(-1)?.();
}

function handleBack(): void {
  watcher = null;
  if (!escaping) closeNewest();
  watch();
}

function watch(): void {
  if (open.length === 0 && !topModal()) {
    watcher?.destroy();
    watcher = null;
  } else if (!watcher && byTouch() && window.CloseWatcher) {
    watcher = new window.CloseWatcher();
    watcher.addEventListener('close', handleBack);
  }
}

/**
 * Lets the Back of a telephone close something, as in an app, once what was opened later is closed (PUB-71). Where the
 * browser cannot tell of it, Back leads to the page before.
 * @returns ends it
 */
export function closeByBack(close: () => void): () => void {
  const entry = (): void => close();
  open.push(entry);
  watch();
  return () => {
    open.splice(open.indexOf(entry), 1);
    watch();
  };
}

/** The same for every layer of the library: they come and go as children of the body. */
export function closeLayersByBack(): () => void {
  const observer = new MutationObserver(watch);
  observer.observe(document.body, { childList: true });
  // What an address opens may be there before.
  watch();
  window.addEventListener('keydown', handleKey, true);
  return () => {
    observer.disconnect();
    watcher?.destroy();
    watcher = null;
    window.removeEventListener('keydown', handleKey, true);
  };
}

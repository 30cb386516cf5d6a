import { writeAtCaret } from './writeAtCaret';

const isText = ({ key, altKey }: KeyboardEvent): boolean => key.length === 1 && !altKey;

export interface HeldKeys {
  /** Lets go. @returns what was typed */
  release: () => string;
  /** Lets go once the focus is where it was asked for; a field that then has it gets what was typed. */
  handOver: () => void;
}

/** How long a field may take to have the focus after its layer is there, in milliseconds. */
const focusMs = 1_000;

const isField = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.selectionStart !== null);

/**
 * Holds back what is typed while something that was asked for is on its way, so that it reaches neither the field before
 * it nor the shortcuts (DAY-2). Keys with Ctrl or Cmd and those of the browser go on; a press of the pointer ends it.
 * @param onEscape it is given up
 */
export function holdKeys(onEscape?: () => void): HeldKeys {
  let text = '';
  const ended = new AbortController();
  const early = { signal: ended.signal, capture: true };
  const forget = (): void => {
    text = '';
    ended.abort();
  };
  const hold = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || /^F\d/.test(event.key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isText(event)) text += event.key;
    else if (event.key === 'Backspace') text = text.slice(0, -1);
    else if (event.key === 'Escape' && onEscape) {
      forget();
      onEscape();
    }
  };
  document.addEventListener('keydown', hold, early);
  document.addEventListener('pointerdown', forget, early);
  const release = (): string => {
    ended.abort();
    return text;
  };
  const handOver = (): void => {
    if (ended.signal.aborted) return;
    const watch = new AbortController();
    const end = (): void => {
      clearTimeout(timer);
      watch.abort();
      ended.abort();
    };
    const timer = setTimeout(end, focusMs);
    const take = ({ target }: Event): void => {
      ended.abort();
      if (!isField(target)) return;
      end();
      if (text !== '') writeAtCaret(target, text, target.value.length, target.value.length);
    };
    // A key after the hold has answered the layer: no field that is led into later was asked for before it.
    const answered = (): void => {
      if (ended.signal.aborted) end();
    };
    document.addEventListener('focusin', take, { signal: watch.signal });
    document.addEventListener('keydown', answered, { signal: watch.signal, capture: true });
    document.addEventListener('pointerdown', end, { signal: watch.signal, capture: true });
  };
  return { release, handOver };
}

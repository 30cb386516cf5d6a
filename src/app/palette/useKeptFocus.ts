import { useEffect } from 'react';
import { reactionMs } from '@/browser/past';
import { isPageCovered } from '@/browser/typing';
import { landOnRow, rememberPlace } from './rowKeys';

const rowSelector = '[data-row], tr, li';

const controlSelector = ':is(a, button, input, [tabindex="0"]):not(:disabled, [aria-disabled="true"])';

/** What had the focus, and where it stood. */
interface Held {
  target: HTMLElement;
  row: Element | null;
  rows: readonly Element[];
  /** Among the controls of its row. */
  place: number;
  conversation: HTMLElement | null;
}

const controlsOf = (row: Element | null): HTMLElement[] =>
  row ? [...row.querySelectorAll<HTMLElement>(controlSelector)] : [];

const rowsOf = (row: Element | null): Element[] => [...(row?.parentElement?.children ?? [])];

const isThere = (element: HTMLElement): boolean => element.isConnected && !element.matches(':disabled');

/** The same control of the next row; of a list, if there is none, of the row before. */
function neighbour({ target, row, rows, place, conversation }: Held): HTMLElement | undefined {
  if (!row) return undefined;
  const at = rows.indexOf(row);
  const before = conversation ? [] : rows.slice(0, at).toReversed();
  const label = target.getAttribute('aria-label');
  for (const other of [...rows.slice(at + 1), ...before]) {
    const controls = other.isConnected ? controlsOf(other) : [];
    const same = controls.find((control) => control.getAttribute('aria-label') === label);
    const found = same ?? controls[place] ?? controls.at(-1);
    if (found) return found;
  }
  return undefined;
}

/** Puts the focus on what comes next to what had it and is gone. @returns whether that is another record's */
function goOn(held: Held): boolean {
  const { row, conversation } = held;
  const next = neighbour(held);
  if (next) next.focus({ preventScroll: true });
  else if (conversation?.isConnected) {
    const box = row && conversation.querySelector<HTMLElement>('[data-composer] textarea');
    (box ?? conversation).focus({ preventScroll: true });
  } else if (!conversation || window.location.pathname === '/tickets') {
    if (landOnRow()) return true;
    document.querySelector<HTMLElement>('#content h1[tabindex]')?.focus();
  }
  return next !== undefined;
}

/** What is being closed or drawn anew puts the focus somewhere by itself. */
const restMs = 50;

/**
 * Who works with keys is not left without a place when what has the focus goes: a row that a colleague took, a message or
 * a record that was deleted, the conversation that was resolved. The focus goes to the next one (B-33). A press that was
 * meant for the one before does nothing there (DAY-61); a field that goes has rules of its own (DAY-60).
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let held: Held | null = null;
    let byKeys = false;
    let landed: { on: Element | null; at: number } | null = null;
    let timer: ReturnType<typeof setTimeout>;
    const note = ({ target }: Event): void => {
      if (!(target instanceof HTMLElement) || target.closest('.MuiModal-root')) return;
      const isKept = target.closest('#content') && !target.matches('textarea, input:not([type="checkbox"])');
      const row = target.closest(rowSelector);
      const conversation = target.closest<HTMLElement>('[data-conversation]');
      const place = controlsOf(row).indexOf(target);
      held = isKept && (row ?? conversation) ? { target, row, rows: rowsOf(row), place, conversation } : null;
      if (conversation) rememberPlace();
    };
    const isLost = (): boolean => {
      const { activeElement, body } = document;
      return held !== null && !isThere(held.target) && (activeElement === body || activeElement === held.target);
    };
    const mend = (): void => {
      if (!held || !byKeys || !isLost() || isPageCovered()) return;
      const lost = held;
      held = null;
      if (goOn(lost)) landed = { on: document.activeElement, at: performance.now() };
    };
    const watch = new MutationObserver(() => {
      clearTimeout(timer);
      if (held && isThere(held.target)) held = { ...held, rows: rowsOf(held.row) };
      else if (isLost()) timer = setTimeout(mend, restMs);
    });
    const hear = (event: Event): void => {
      byKeys = event instanceof KeyboardEvent;
      const presses = event instanceof KeyboardEvent && (event.key === 'Enter' || event.key === ' ');
      if (!presses || event.target !== landed?.on || performance.now() - landed.at > reactionMs) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const ended = new AbortController();
    const early = { signal: ended.signal, capture: true };
    document.addEventListener('focusin', note, early);
    document.addEventListener('keydown', hear, early);
    document.addEventListener('pointerdown', hear, early);
    watch.observe(document.body, { childList: true });
    const content = document.getElementById('content');
    if (content) watch.observe(content, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      clearTimeout(timer);
      watch.disconnect();
      ended.abort();
    };
  }, []);
}

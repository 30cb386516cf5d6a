import { useEffect, useEffectEvent, useLayoutEffect, type RefObject } from 'react';
import { preferences } from '@/browser/preferences';
import { byTouch, inCommandMode, isPageCovered, takeTypedAhead } from '@/browser/typing';
import { mayBeShortcut } from './compose';

/** The conversation whose box has had the caret since it was opened. */
let arrivedAt: string | null = null;

/** Whether the box that went last had the focus. */
let wasWrittenIn = false;

/** Whether the caret is in the box of the conversation that is shown. */
export const isInBox = (): boolean =>
  arrivedAt === window.location.pathname && document.activeElement?.matches('[data-composer] textarea') === true;

/** Whether the focus is in a field other than the box, in a layer above the page, or on a button of a page long open. */
function isTaken(active: Element | null, again: boolean): boolean {
  if (active === null || active === document.body) return false;
  if (active.matches('input, textarea, select, [contenteditable]') || isPageCovered()) return true;
  return again && active.closest('[data-composer]') === null;
}

/**
 * Puts the caret into the box of a conversation that has just been opened, behind what stands in it, with what was typed
 * before the box was there (DAY-2, DAY-15). Not while the list is gone through by keys, nor where a finger is the
 * pointer. A box that takes the place of another one in the same conversation takes its focus over, by touch as well: the
 * keyboard of the telephone stays (DAY-60).
 * @param onText adds what was typed ahead to the text
 */
export function useArrivalCaret(field: RefObject<HTMLTextAreaElement | null>, onText: (text: string) => void): void {
  const arrive = useEffectEvent(() => {
    const { pathname } = window.location;
    const again = arrivedAt === pathname;
    const goesOn = again && wasWrittenIn;
    wasWrittenIn = false;
    arrivedAt = pathname;
    const element = field.current;
    const typed = takeTypedAhead(pathname);
    if (typed !== '') onText(typed);
    const take = (): void => {
      const box = field.current;
      if (!box || inCommandMode() || (byTouch() && !goesOn) || isTaken(document.activeElement, again)) return;
      box.focus();
      box.setSelectionRange(box.value.length, box.value.length);
    };
    take();
    // A layer that is closing gives the focus back to what opened it.
    const timer = setTimeout(take, 0);
    return () => {
      clearTimeout(timer);
      wasWrittenIn = element !== null && document.activeElement === element;
      if (window.location.pathname !== pathname) arrivedAt = null;
    };
  });
  useLayoutEffect(() => arrive(), []);
}

/**
 * Puts the focus into a conversation that has just been opened and has no box: what opened it, a bell or a search, would
 * hear the keys (DAY-2). Whoever came from the rows stays there.
 * @param composer in the conversation
 */
export function useArrivalFocus(composer: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // A layer that is closing gives the focus back to what opened it.
    const timer = setTimeout(() => {
      const { activeElement } = document;
      const stays =
        inCommandMode() || byTouch() || isTaken(activeElement, false) || activeElement?.closest('[data-rows]');
      if (stays || composer.current?.querySelector('textarea')) return;
      composer.current?.closest<HTMLElement>('[data-conversation]')?.focus({ preventScroll: true });
    }, 0);
    return () => clearTimeout(timer);
  }, [composer]);
}

/**
 * Writes what was typed ahead, with the sends that Enter meant; a lone shortcut of a quick answer stays, for it asks.
 * @param send sends the text set last
 */
export function typeLines(typed: string, setText: (text: string) => void, send: () => void): void {
  const lines = preferences.sendKey.get() === 'enter' ? typed.split('\n') : [typed];
  const rest = lines.findIndex((line, at) => at === lines.length - 1 || mayBeShortcut(line));
  for (const line of lines.slice(0, rest)) {
    setText(line);
    send();
  }
  setText(lines.slice(rest).join('\n'));
}

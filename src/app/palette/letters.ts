import { useLayoutEffect } from 'react';
import {
  byTouch,
  forgetTyping,
  goesOnWriting,
  hasTypedAhead,
  inCommandMode,
  isMuted,
  isPageCovered,
  muteLetters,
  noteWriting,
  setCommandMode,
  typeAhead,
} from '@/browser/typing';
import { isStrayLetter, isStrayPaste } from '@/browser/shortcuts';

const conversation = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-conversation]');

/** Paths of conversations, drawn or on their way. */
const isConversation = (path: string): boolean => /^\/(tickets|chats)\/./.test(path);

/** Whether a key belongs to a dialog, menu or lightbox, which handles keys itself. */
export const isOfLayer = ({ target }: KeyboardEvent): boolean =>
  isPageCovered() || (target instanceof Element && target.closest('.MuiModal-root, [aria-modal="true"]') !== null);

let lastKey: string | null = null;

/** Notes each key and each press of the pointer, before anything else hears of it. */
function noteInput(event: Event): void {
  lastKey = event instanceof KeyboardEvent ? event.key : null;
  if (lastKey === null) muteLetters(false);
  // The pointer, and Enter on a row, open a conversation to write in it.
  if (lastKey === null || lastKey === 'Enter') setCommandMode(false);
  if (event.target instanceof HTMLTextAreaElement && lastKey !== null) {
    noteWriting(lastKey === 'Escape' ? null : event.timeStamp);
  }
}

/** Whoever goes into a field writes; whoever comes to the list by Tab goes through it by keys. */
function noteFocus({ target }: Event): void {
  if (!(target instanceof Element) || target.closest('.MuiModal-root')) return;
  if (target.matches('input, textarea')) {
    setCommandMode(false);
    muteLetters(false);
  } else if (lastKey === 'Tab' && target.closest('[data-rows]')) setCommandMode(true);
}

/** Escape, where nothing else takes it, makes single keys commands again. @returns whether it was that key */
function enterCommands(event: KeyboardEvent): boolean {
  if (event.key !== 'Escape') return false;
  if (!event.defaultPrevented) setCommandMode(true);
  return true;
}

/** Keys that edit or send what has been typed ahead. */
const isStrayEdit = ({ key, target }: KeyboardEvent): boolean =>
  (key === 'Backspace' || key === 'Enter') && hasTypedAhead(window.location.pathname) && !isPressed(target);

/** What the space bar and Enter press. */
const isPressed = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, [role="button"], summary') !== null;

/**
 * Leads a letter that no field takes (docs/keyboard.md): to the box of the conversation that is open or opening, unless
 * somebody goes through the list by keys. A letter never becomes a command because a box has disappeared (DAY-2,
 * DAY-60). What pastes is no command, and leads there by keys as well (PUB-85).
 * @returns whether it is no command
 */
function leadLetter(event: KeyboardEvent): boolean {
  const path = window.location.pathname;
  const pastes = isStrayPaste(event);
  if (!pastes && (inCommandMode() || !(isStrayLetter(event) || isStrayEdit(event)))) return false;
  if (isMuted() || (event.key === ' ' && isPressed(event.target))) return true;
  if (!isConversation(path)) {
    const goesOn = goesOnWriting(event.timeStamp);
    if (goesOn) noteWriting(event.timeStamp);
    return goesOn;
  }
  const shown = conversation();
  const isThere = shown?.dataset['conversation'] === path;
  const box = isThere ? shown.querySelector<HTMLTextAreaElement>('[data-composer] textarea:not([data-caption])') : null;
  // The character arrives where the focus is by the end of this event: in a box that had no caret yet, behind its text.
  if (box) {
    box.focus();
    if (box.selectionEnd === 0) box.setSelectionRange(box.value.length, box.value.length);
  } else if (!isThere && !pastes && !byTouch() && event.key !== 'Dead') {
    event.preventDefault();
    typeAhead(path, event.key);
  }
  return true;
}

/** Keys that were led where they belong: no shortcuts. */
const led = new WeakSet<Event>();

export const isLed = (event: Event): boolean => led.has(event);

/**
 * Leads what is typed from the first moment in which something can be clicked; the code of the shortcuts comes later
 * (DAY-2).
 */
export function useLetters(): void {
  useLayoutEffect(() => {
    const ended = new AbortController();
    const early = { signal: ended.signal, capture: true };
    const lead = (event: KeyboardEvent): void => {
      if (!isOfLayer(event) && (enterCommands(event) || leadLetter(event))) led.add(event);
    };
    document.addEventListener('keydown', lead, { signal: ended.signal });
    document.addEventListener('keydown', noteInput, early);
    document.addEventListener('pointerdown', noteInput, early);
    document.addEventListener('focusin', noteFocus, early);
    return () => {
      ended.abort();
      forgetTyping();
    };
  }, []);
}

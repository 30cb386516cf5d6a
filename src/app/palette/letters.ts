import {
  byTouch,
  goesOnWriting,
  hasTypedAhead,
  inCommandMode,
  isMuted,
  muteLetters,
  noteWriting,
  setCommandMode,
  typeAhead,
} from '@/browser/typing';
import { isStrayLetter } from '@/browser/shortcuts';

const conversation = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-conversation]');

/** Paths of conversations, drawn or on their way. */
const isConversation = (path: string): boolean => /^\/(tickets|chats)\/./.test(path);

let lastKey: string | null = null;

/** Notes each key and each press of the pointer, before anything else hears of it. */
export function noteInput(event: Event): void {
  lastKey = event instanceof KeyboardEvent ? event.key : null;
  if (lastKey === null) muteLetters(false);
  // The pointer, and Enter on a row, open a conversation to write in it.
  if (lastKey === null || lastKey === 'Enter') setCommandMode(false);
  if (event.target instanceof HTMLTextAreaElement && lastKey !== null) {
    noteWriting(lastKey === 'Escape' ? null : event.timeStamp);
  }
}

/** Whoever goes into a field writes; whoever comes to the list by Tab goes through it by keys. */
export function noteFocus({ target }: Event): void {
  if (!(target instanceof Element) || target.closest('.MuiModal-root')) return;
  if (target.matches('input, textarea')) {
    setCommandMode(false);
    muteLetters(false);
  } else if (lastKey === 'Tab' && target.closest('[data-rows]')) setCommandMode(true);
}

/** Escape, where nothing else takes it, makes single keys commands again. @returns whether it was that key */
export function enterCommands(event: KeyboardEvent): boolean {
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
 * DAY-60).
 * @returns whether it is no command
 */
export function leadLetter(event: KeyboardEvent): boolean {
  const path = window.location.pathname;
  if (inCommandMode() || !(isStrayLetter(event) || isStrayEdit(event))) return false;
  if (isMuted() || (event.key === ' ' && isPressed(event.target))) return true;
  if (!isConversation(path)) {
    const goesOn = goesOnWriting(event.timeStamp);
    if (goesOn) noteWriting(event.timeStamp);
    return goesOn;
  }
  const shown = conversation();
  const isThere = shown?.dataset['conversation'] === path;
  const box = isThere ? shown.querySelector('[data-composer] textarea') : null;
  // The character arrives where the focus is by the end of this event.
  if (box instanceof HTMLElement) box.focus();
  else if (!isThere && !byTouch() && event.key !== 'Dead') {
    event.preventDefault();
    typeAhead(path, event.key);
  }
  return true;
}

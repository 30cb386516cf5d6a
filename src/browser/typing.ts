/** Somebody goes through the list, or has left the box, by keys: single letters are commands (docs/keyboard.md). */
let commandMode = false;

export const inCommandMode = (): boolean => commandMode;

export function setCommandMode(on: boolean): void {
  commandMode = on;
}

/** Leaves a field for its conversation, where single keys are commands. @returns whether it stands in one */
export function leaveField(field: Element): boolean {
  const conversation = field.closest<HTMLElement>('section[tabindex]');
  if (conversation) setCommandMode(true);
  conversation?.focus();
  return conversation !== null;
}

/** The last click opened nothing: who is meant to read what is typed now, nobody knows (DAY-1). */
let muted = false;

export const isMuted = (): boolean => muted;

/** From a click that acts on nothing until the next press or the next field, letters go to nobody. */
export function muteLetters(on: boolean): void {
  muted = on;
  if (on && document.activeElement instanceof HTMLElement) document.activeElement.blur();
}

/** Letters that follow a text within this time belong to it, wherever its field has gone. */
const burstMs = 1_000;

/** When something was last written into a field of several lines, or would have been; as `Event.timeStamp`. */
let writtenAt = Number.NEGATIVE_INFINITY;

/** @param at null: the writing has come to its end */
export function noteWriting(at: number | null): void {
  writtenAt = at ?? Number.NEGATIVE_INFINITY;
}

/** Whether a letter belongs to a text that was being written a moment ago. */
export const goesOnWriting = (at: number): boolean => at - writtenAt < burstMs;

/** By path of a conversation: what was typed for it before its box was there. */
const typedAhead = new Map<string, string>();

export const hasTypedAhead = (path: string): boolean => typedAhead.has(path);

/**
 * Keeps a key pressed for a conversation whose box is still on its way.
 * @param key as `KeyboardEvent.key`: a character, `Backspace` or `Enter`
 */
export function typeAhead(path: string, key: string): void {
  const text = typedAhead.get(path) ?? '';
  typedAhead.set(path, key === 'Backspace' ? text.slice(0, -1) : text + (key === 'Enter' ? '\n' : key));
}

/** What was typed for a conversation before its box was there; asked for once, by the box. */
export function takeTypedAhead(path: string): string {
  const text = typedAhead.get(path) ?? '';
  typedAhead.delete(path);
  return text;
}

/** Paths of conversations for which something was typed that no box has taken. */
export const pathsTypedAhead = (): string[] => [...typedAhead.keys()];

/**
 * Whether a dialog, menu or picture stands above the page. One that is closing is still there for a moment, but the page
 * is no longer hidden from assistive technology.
 */
export const isPageCovered = (): boolean =>
  document.getElementById('content')?.closest('[aria-hidden="true"], [inert]') != null;

/** Whether a key is an input method's, such as the Enter that ends a word; browsers tell it in two ways (PAIN-2.5, PUB-61). */
// oxlint-disable-next-line typescript/no-deprecated -- some input methods say it by the code alone
export const isComposed = ({ isComposing, keyCode }: KeyboardEvent): boolean => isComposing || keyCode === 229;

/** Whether a finger is the pointer, so that a focus would raise a keyboard over half of the screen. */
export const byTouch = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** For the next person on this page. */
export function forgetTyping(): void {
  commandMode = false;
  muted = false;
  writtenAt = Number.NEGATIVE_INFINITY;
  typedAhead.clear();
}

import type { CommandName } from './commands';

/** Whether the machine's shortcuts are made with Cmd. */
const isMac = (): boolean => /^(Mac|iP)/.test(navigator.platform);

/** Where a shortcut works; the sheet has a part for each. */
export const shortcutScopes = ['everywhere', 'list', 'conversation', 'composer'] as const;
export type ShortcutScope = (typeof shortcutScopes)[number];

export type ShortcutName = Extract<
  CommandName,
  | 'palette'
  | 'search'
  | 'shortcuts'
  | 'next'
  | 'previous'
  | 'new'
  | 'reply'
  | 'accept'
  | 'resolve'
  | 'transfer'
  | 'giveBack'
  | 'find'
  | 'panes'
>;

interface Shortcut {
  name: ShortcutName;
  scope: Exclude<ShortcutScope, 'composer'>;
  /** As `KeyboardEvent.key`, after `Mod+` (Ctrl, on Apple machines Cmd) or `Alt+`; twice (`e e`) where it is pressed twice. */
  keys: readonly string[];
}

/**
 * Every shortcut of the app, once: the handler, the sheet, the tooltips and the palette read it from here (B-25). A
 * character by itself is a single-key shortcut, which a person can switch off (WCAG 2.1.4); what changes a ticket is
 * pressed twice.
 */
export const shortcuts: readonly Shortcut[] = [
  { name: 'palette', scope: 'everywhere', keys: ['Mod+k'] },
  { name: 'search', scope: 'everywhere', keys: ['/'] },
  { name: 'shortcuts', scope: 'everywhere', keys: ['?'] },
  { name: 'panes', scope: 'list', keys: ['F6'] },
  { name: 'next', scope: 'list', keys: ['j', 'Alt+ArrowDown'] },
  { name: 'previous', scope: 'list', keys: ['k', 'Alt+ArrowUp'] },
  { name: 'new', scope: 'list', keys: ['n'] },
  { name: 'accept', scope: 'conversation', keys: ['a a'] },
  { name: 'reply', scope: 'conversation', keys: ['r'] },
  { name: 'resolve', scope: 'conversation', keys: ['e e'] },
  { name: 'transfer', scope: 'conversation', keys: ['t'] },
  { name: 'giveBack', scope: 'conversation', keys: ['b b'] },
  { name: 'find', scope: 'conversation', keys: ['f'] },
];

/** What of a key press counts. */
export type KeyPress = Pick<
  KeyboardEvent,
  | 'key'
  | 'ctrlKey'
  | 'metaKey'
  | 'altKey'
  | 'shiftKey'
  | 'repeat'
  | 'isComposing'
  | 'defaultPrevented'
  | 'target'
  | 'getModifierState'
>;

const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
/** They open or choose with arrows and letters. */
const choosers = 'select, [role="combobox"], [aria-haspopup="listbox"], [role="listbox"], [role="menu"], [role="tree"]';

const within = ({ target }: KeyPress, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;

/** Some layouts write "/" and "?" with AltGr, which Windows tells as Ctrl and Alt. */
const typed = (press: KeyPress): boolean =>
  press.getModifierState('AltGraph') ? /^[/?]$/.test(press.key) : !press.ctrlKey && !press.metaKey && !press.altKey;

/** A letter counts with Caps Lock, and not with Shift. */
const letter = ({ key, shiftKey }: KeyPress): string => (shiftKey ? key : key.toLowerCase());

function matches(press: KeyPress, keys: string, singles: boolean): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (keys.startsWith('Mod+')) {
    const held = isMac() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
    return held && !altKey && !shiftKey && key.toLowerCase() === keys.slice(4);
  }
  if (keys.startsWith('Alt+')) {
    if (!altKey || ctrlKey || metaKey || shiftKey || key !== keys.slice(4) || within(press, choosers)) return false;
    // There Option with an arrow moves the caret by paragraphs.
    return !isMac() || !within(press, fields);
  }
  if (!isSingle(keys)) return key === keys && typed(press) && !shiftKey;
  return singles && letter(press) === keys[0] && typed(press) && !takesLetters(press);
}

/** Whether the key goes to something that is written in or chooses by letters. */
const takesLetters = (press: KeyPress): boolean => within(press, fields) || within(press, choosers);

/** Whether a key writes a character, or begins one, and nothing at its place takes it. */
export const isStrayLetter = (press: KeyPress): boolean =>
  !press.defaultPrevented &&
  !takesLetters(press) &&
  (press.key === 'Dead' || (press.key.length === 1 && (typed(press) || press.getModifierState('AltGraph'))));

/** Whether a key pastes, and nothing at its place takes what it pastes. */
export const isStrayPaste = (press: KeyPress): boolean =>
  !press.defaultPrevented &&
  !takesLetters(press) &&
  ((press.ctrlKey || press.metaKey) && !press.altKey
    ? press.key.toLowerCase() === 'v'
    : press.shiftKey && press.key === 'Insert');

/**
 * The shortcut that a key press means. Single keys never count where text is typed, with another modifier or during
 * input of a composed character.
 * @param singles whether single-key shortcuts are switched on
 */
export function shortcutOf(press: KeyPress, singles: boolean): ShortcutName | null {
  if (press.defaultPrevented || press.isComposing || press.repeat) return null;
  return shortcuts.find(({ keys }) => keys.some((one) => matches(press, one, singles)))?.name ?? null;
}

const keysOf = (name: string): readonly string[] => shortcuts.find((shortcut) => shortcut.name === name)?.keys ?? [];

const isSingle = (keys: string): boolean => /^.( .)?$/.test(keys);

/** The keys of a command that work at present, the first for tooltips; empty where it has none. */
export const keysInUse = (name: string, singles: boolean): readonly string[] =>
  keysOf(name).filter((keys) => singles || !isSingle(keys));

const printedNames: Readonly<Record<string, string>> = { ArrowDown: '↓', ArrowUp: '↑', Enter: 'Enter' };

/** Keys as printed on the keyboard at hand: `Ctrl K`, `⌘ K`, `Alt ↓`, `R`, `E E`. */
export function printedKeys(keys: string): string {
  const [last = '', modifier] = keys.split('+').toReversed();
  const printed = printedNames[last] ?? last.toUpperCase();
  if (modifier === undefined) return printed;
  const held = modifier === 'Mod' ? (isMac() ? '⌘' : 'Ctrl') : isMac() ? '⌥' : 'Alt';
  return `${held} ${printed}`;
}

/** Keys as `aria-keyshortcuts` spells them: `Control+K`, `Meta+K`, `Alt+ArrowDown`, `E`; it cannot say "twice". */
export function ariaKeys(keys: string): string {
  const spelt = keys.replace('Mod', isMac() ? 'Meta' : 'Control').replace(/ .$/, '');
  return spelt.replace(/(^|\+)([a-z])$/, (_all, before: string, last: string) => before + last.toUpperCase());
}

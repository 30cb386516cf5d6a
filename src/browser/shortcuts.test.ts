// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import { ariaKeys, isStrayLetter, isStrayPaste, keysInUse, printedKeys, shortcutOf, shortcuts } from './shortcuts';

interface Wish extends KeyboardEventInit {
  on?: string;
  altGraph?: boolean;
}

const onMac = (): void => void vi.spyOn(navigator, 'platform', 'get').mockReturnValue('MacIntel');

function press(key: string, { on = '<main></main>', altGraph = false, ...init }: Wish = {}) {
  document.body.innerHTML = on;
  const event = new KeyboardEvent('keydown', { key, bubbles: true, modifierAltGraph: altGraph, ...init });
  document.body.firstElementChild?.dispatchEvent(event);
  return event;
}

describe('shortcutOf', () => {
  it('B-25 every key means one command', () => {
    const keys = shortcuts.flatMap((shortcut) => shortcut.keys);
    expect(new Set(keys).size).toBe(keys.length);
    expect(shortcutOf(press('e'), true)).toBe('resolve');
    expect(shortcutOf(press('E'), true)).toBe('resolve');
    expect(shortcutOf(press('?', { shiftKey: true }), true)).toBe('shortcuts');
    expect(shortcutOf(press('k', { ctrlKey: true }), true)).toBe('palette');
    expect(shortcutOf(press('ArrowDown', { altKey: true }), true)).toBe('next');
  });

  it('B-25 "/" and "?" count on layouts that write them with AltGr, letters do not', () => {
    const altGraph = { ctrlKey: true, altKey: true, altGraph: true };
    expect(shortcutOf(press('/', altGraph), true)).toBe('search');
    expect(shortcutOf(press('e', altGraph), true)).toBeNull();
  });

  it.each(['<input>', '<textarea></textarea>', '<select></select>', '<div contenteditable></div>'])(
    'B-25 a single key in %s is text, the palette still opens',
    (on) => {
      expect(shortcutOf(press('e', { on }), true)).toBeNull();
      expect(shortcutOf(press('k', { on, ctrlKey: true }), true)).toBe('palette');
    },
  );

  it('B-25 nothing happens with other modifiers, in a composition, by a held key or after somebody else took it', () => {
    expect(shortcutOf(press('e', { ctrlKey: true }), true)).toBeNull();
    expect(shortcutOf(press('e', { metaKey: true }), true)).toBeNull();
    expect(shortcutOf(press('e', { altKey: true }), true)).toBeNull();
    expect(shortcutOf(press('E', { shiftKey: true }), true)).toBeNull();
    expect(shortcutOf(press('k', { ctrlKey: true, shiftKey: true }), true)).toBeNull();
    expect(shortcutOf(press('e', { isComposing: true }), true)).toBeNull();
    expect(shortcutOf(press('j', { repeat: true }), true)).toBeNull();
    const taken = press('e', { cancelable: true });
    taken.preventDefault();
    expect(shortcutOf(taken, true)).toBeNull();
  });

  it.each([
    ['k', { ctrlKey: true, metaKey: true }],
    ['k', { ctrlKey: true, altKey: true }],
    ['k', { metaKey: true }],
    ['ArrowDown', {}],
    ['ArrowDown', { altKey: true, ctrlKey: true }],
    ['ArrowDown', { altKey: true, metaKey: true }],
    ['ArrowDown', { altKey: true, shiftKey: true }],
    ['ArrowDown', { ctrlKey: true }],
  ] as const)('B-25 %s with %o is no shortcut', (key, held) => {
    expect(shortcutOf(press(key, held), true)).toBeNull();
  });

  it('B-25 on a Mac it is Cmd that counts, alone, and Option with an arrow is left to a text', () => {
    onMac();
    expect(shortcutOf(press('k', { metaKey: true }), true)).toBe('palette');
    expect(shortcutOf(press('k', { ctrlKey: true }), true)).toBeNull();
    expect(shortcutOf(press('k', { metaKey: true, ctrlKey: true }), true)).toBeNull();
    expect(shortcutOf(press('k'), true)).toBe('previous');
    expect(shortcutOf(press('ArrowDown', { altKey: true }), true)).toBe('next');
    expect(shortcutOf(press('ArrowDown', { altKey: true, on: '<textarea></textarea>' }), true)).toBeNull();
  });

  it('B-25 Alt with arrows belongs to a field that chooses with them', () => {
    expect(shortcutOf(press('ArrowDown', { altKey: true, on: '<select></select>' }), true)).toBeNull();
    expect(shortcutOf(press('ArrowDown', { altKey: true, on: '<textarea></textarea>' }), true)).toBe('next');
  });

  it('B-25 switched off, single keys are neither heard nor shown; those with a modifier stay', () => {
    expect(shortcutOf(press('e'), false)).toBeNull();
    expect(shortcutOf(press('ArrowUp', { altKey: true }), false)).toBe('previous');
    expect(keysInUse('next', false)).toEqual(['Alt+ArrowDown']);
    expect(keysInUse('resolve', false)).toEqual([]);
    expect(keysInUse('logout', true)).toEqual([]);
  });
});

describe('isStrayLetter', () => {
  it.each(['e', 'É', ' ', '?', 'Dead'])('DAY-2 %s on the page is text that nothing takes', (key) => {
    expect(isStrayLetter(press(key, { shiftKey: key === 'É' }))).toBe(true);
  });

  it('DAY-2 letters with AltGr are text, keys and shortcuts are not, nor is what a field or a chooser takes', () => {
    expect(isStrayLetter(press('€', { ctrlKey: true, altKey: true, altGraph: true }))).toBe(true);
    expect(isStrayLetter(press('e', { ctrlKey: true }))).toBe(false);
    expect(isStrayLetter(press('Enter'))).toBe(false);
    expect(isStrayLetter(press('e', { on: '<input>' }))).toBe(false);
    expect(isStrayLetter(press('e', { on: '<ul role="listbox"></ul>' }))).toBe(false);
  });
});

describe('isStrayPaste', () => {
  it('PUB-85 is Ctrl or Cmd with V, or Shift with Insert, where no field takes it', () => {
    expect(isStrayPaste(press('v', { ctrlKey: true }))).toBe(true);
    expect(isStrayPaste(press('V', { metaKey: true, shiftKey: true }))).toBe(true);
    expect(isStrayPaste(press('Insert', { shiftKey: true }))).toBe(true);
    expect(isStrayPaste(press('v'))).toBe(false);
    expect(isStrayPaste(press('Insert'))).toBe(false);
    expect(isStrayPaste(press('v', { ctrlKey: true, altKey: true, altGraph: true }))).toBe(false);
    expect(isStrayPaste(press('v', { ctrlKey: true, on: '<textarea></textarea>' }))).toBe(false);
  });
});

describe('names of keys', () => {
  it('B-25 are printed for people and spelt for assistive technology', () => {
    const keys = ['Mod+k', 'Alt+ArrowDown', 'r', 'e e', '/', 'F6'];
    expect(keys.map(printedKeys)).toEqual(['Ctrl K', 'Alt ↓', 'R', 'E E', '/', 'F6']);
    expect(keys.map(ariaKeys)).toEqual(['Control+K', 'Alt+ArrowDown', 'R', 'E', '/', 'F6']);
  });

  it('B-25 are those of a Mac on a Mac', () => {
    onMac();
    expect(['Mod+k', 'Alt+ArrowUp', 'e'].map(printedKeys)).toEqual(['⌘ K', '⌥ ↑', 'E']);
    expect(['Mod+k', 'Alt+ArrowUp', 'e'].map(ariaKeys)).toEqual(['Meta+K', 'Alt+ArrowUp', 'E']);
  });
});

import { CacheProvider } from '@emotion/react';
import * as React from 'react';

/** What jsdom, and React for its developers, do the long way. What tests see of it stays the same. */

/** jsdom walks the whole document for the labels of each control, and `…ByLabelText` asks every control. */
function labelsOf(this: HTMLElement): Element[] | null {
  if (this instanceof HTMLInputElement && this.type === 'hidden') return null;
  const { id } = this;
  return [...this.ownerDocument.getElementsByTagName('label')].filter((label) => {
    const wanted = label.getAttribute('for');
    // Only the likely ones are asked: that is a walk as well.
    const likely = wanted === null ? label.contains(this) : wanted === id;
    return likely && label.control === this;
  });
}

function installLabels(): void {
  const controls = [
    HTMLButtonElement,
    HTMLInputElement,
    HTMLMeterElement,
    HTMLOutputElement,
    HTMLProgressElement,
    HTMLSelectElement,
    HTMLTextAreaElement,
  ];
  for (const { prototype } of controls) {
    Object.defineProperty(prototype, 'labels', { configurable: true, get: labelsOf });
  }
}

/** Classes and inline styles of an element and of all around it. */
const looksOf = (element: Element | null): string =>
  element === null
    ? ''
    : `${element.className}|${element.getAttribute('style') ?? ''}>${looksOf(element.parentElement)}`;

/** A text field that grows measures itself at each key; jsdom matches every rule of the page each time. */
function installTextareaStyles(): void {
  const known = new WeakMap<Element, { looks: string; style: CSSStyleDeclaration }>();
  const { getComputedStyle } = window;
  window.getComputedStyle = (element, pseudo) => {
    if (!(element instanceof HTMLTextAreaElement)) return getComputedStyle(element, pseudo);
    const looks = looksOf(element);
    const last = known.get(element);
    if (last?.looks === looks) return last.style;
    const style = getComputedStyle(element);
    known.set(element, { looks, style });
    return style;
  };
}

/** Each input of MUI looks for a style sheet that a server wrote. There is none. */
function installNoServerStyles(): void {
  // oxlint-disable-next-line typescript/no-deprecated -- some overload of it is
  const { querySelector } = document;
  Object.defineProperty(document, 'querySelector', {
    configurable: true,
    value: (selector: string) =>
      selector.startsWith('style[data-emotion="css-global ') ? null : querySelector.call(document, selector),
  });
}

/** React takes a stack trace for each of the first 10,000 elements of a second, for messages that no test reads. */
function skipOwnerStacks(): void {
  const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
  if (typeof internals !== 'object' || internals === null) return;
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => Number.MAX_SAFE_INTEGER,
    // React counts on; nobody listens.
    set: () => {},
  });
}

/** A style element for each class would make the head of the page 2,000 elements long, for all that looks for one in it. */
function writeStylesAsRules(): void {
  const cache: unknown = Reflect.get(CacheProvider, '_currentValue');
  const sheet: unknown = typeof cache === 'object' && cache !== null ? Reflect.get(cache, 'sheet') : null;
  if (typeof sheet === 'object' && sheet !== null) Reflect.set(sheet, 'isSpeedy', true);
}

let quickened: Window | null = null;

/** Once for each window: files of a worker share theirs. */
export function quickenJsdom(): void {
  if (quickened === window) return;
  quickened = window;
  installLabels();
  installTextareaStyles();
  installNoServerStyles();
  skipOwnerStacks();
  writeStylesAsRules();
}

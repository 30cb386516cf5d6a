import { Blob, File } from 'node:buffer';

import { usualFontPx } from '@/lib/rem';
import { BrowserLocks } from './locks';
import { quickenJsdom } from './quickJsdom';

/** What jsdom lacks. Everything here is put back before each test file and after each test. */

const rowHeight = 64;
const size = { width: 1280, height: 800 };

const pixels = (value: string): number | null => (value.endsWith('px') ? Number.parseFloat(value) : null);

/**
 * jsdom has no layout: a virtual row is one row high, an element with an inline size has it, others nearly fill the
 * window (MUI warns of a popover as high as the window).
 */
function heightOf(element: Element): number {
  const tall = size.height - 64;
  if (!(element instanceof HTMLElement)) return tall;
  return pixels(element.style.height) ?? (element.hasAttribute('data-index') ? rowHeight : tall);
}

function widthOf(element: Element): number {
  if (!(element instanceof HTMLElement)) return size.width;
  return pixels(element.style.width) ?? size.width;
}

/** The content of a scroll area is as high as its highest child says in its style. */
function contentHeight(element: Element): number {
  const children = [...element.children].map((child) =>
    child instanceof HTMLElement ? pixels(child.style.height) : null,
  );
  return Math.max(heightOf(element), ...children.map((height) => height ?? 0));
}

const getter = (read: (element: Element) => number): PropertyDescriptor => ({
  configurable: true,
  get(this: Element) {
    return read(this);
  },
});

function installLayout(): void {
  for (const name of ['clientHeight']) Object.defineProperty(Element.prototype, name, getter(heightOf));
  for (const name of ['clientWidth', 'scrollWidth']) Object.defineProperty(Element.prototype, name, getter(widthOf));
  Object.defineProperty(Element.prototype, 'scrollHeight', getter(contentHeight));
  Object.defineProperty(HTMLElement.prototype, 'offsetHeight', getter(heightOf));
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', getter(widthOf));
  Element.prototype.getBoundingClientRect = function rect() {
    // No button covers another one.
    return this instanceof HTMLButtonElement ? new DOMRect() : new DOMRect(0, 0, widthOf(this), heightOf(this));
  };
  Element.prototype.scrollTo = function scrollTo(to?: ScrollToOptions | number, y?: number) {
    const top = typeof to === 'number' ? y : to?.top;
    if (top === undefined) return;
    this.scrollTop = Math.max(0, Math.min(top, this.scrollHeight - this.clientHeight));
    // A browser tells of it later, never in the middle of what scrolls.
    queueMicrotask(() => this.dispatchEvent(new Event('scroll')));
  };
  Element.prototype.scrollBy = function scrollBy(by?: ScrollToOptions | number, y?: number) {
    const top = typeof by === 'number' ? y : by?.top;
    this.scrollTo({ top: this.scrollTop + (top ?? 0) });
  };
  Element.prototype.scrollIntoView = () => undefined;
  // jsdom has the element, not its ways.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.onkeydown = ({ key }) => {
      if (key === 'Escape') this.dispatchEvent(new Event('cancel', { cancelable: true }));
    };
    this.querySelector('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  window.scrollTo = () => undefined;
  window.focus = () => undefined;
  // Whatever of the page has the focus, its window has it.
  Document.prototype.hasFocus = () => true;
  // As where an edit cannot be recorded: the field is written into all the same.
  // oxlint-disable-next-line typescript/no-deprecated -- what the app calls
  Document.prototype.execCommand = () => false;
}

class Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  constructor(x = 0, y = 0, width = 0, height = 0) {
    this.x = x;
    this.y = y;
    this.width = width;
    this.height = height;
  }
  get top(): number {
    return this.y;
  }
  get left(): number {
    return this.x;
  }
  get right(): number {
    return this.x + this.width;
  }
  get bottom(): number {
    return this.y + this.height;
  }
  toJSON(): object {
    return { x: this.x, y: this.y, width: this.width, height: this.height };
  }
}

class ResizeObserverStub {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const watchers = new Set<IntersectionObserverStub>();

class IntersectionObserverStub {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly thresholds = [0];
  readonly targets = new Set<Element>();
  readonly #notify: (entries: object[], observer: IntersectionObserverStub) => void;
  constructor(notify: (entries: object[], observer: IntersectionObserverStub) => void) {
    this.#notify = notify;
    watchers.add(this);
  }
  observe(element: Element): void {
    this.targets.add(element);
  }
  unobserve(element: Element): void {
    this.targets.delete(element);
  }
  disconnect(): void {
    this.targets.clear();
    watchers.delete(this);
  }
  takeRecords(): object[] {
    return [];
  }
  tell(target: Element, isIntersecting: boolean): void {
    this.#notify([{ target, isIntersecting, intersectionRatio: isIntersecting ? 1 : 0 }], this);
  }
}

/** Nothing intersects by itself in jsdom: says that an observed element came into view (or left it). */
export function intersect(element: Element, isIntersecting = true): void {
  for (const watcher of watchers) if (watcher.targets.has(element)) watcher.tell(element, isIntersecting);
}

class MediaQuery extends EventTarget {
  readonly media: string;
  onchange = null;
  constructor(media: string) {
    super();
    this.media = media;
  }
  get matches(): boolean {
    return this.media.split(',').some((query) => matchesQuery(query));
  }
  addListener(listener: EventListener): void {
    this.addEventListener('change', listener);
  }
  removeListener(listener: EventListener): void {
    this.removeEventListener('change', listener);
  }
}

const preferences = new Set<string>();
const queries = new Set<MediaQuery>();

/** A mouse on a wide screen in the light theme; widths follow `setViewport`, the rest `prefer`. */
function matchesQuery(query: string): boolean {
  const [minimum, maximum] = ['min', 'max'].map((bound) => {
    const [, length, unit] = new RegExp(`${bound}-width:\\s*([\\d.]+)(px|rem)`).exec(query) ?? [];
    return length && Number(length) * (unit === 'rem' ? usualFontPx : 1);
  });
  if (minimum !== undefined || maximum !== undefined) {
    return window.innerWidth >= Number(minimum ?? 0) && window.innerWidth <= Number(maximum ?? Infinity);
  }
  if (/hover:\s*hover|pointer:\s*fine/.test(query)) return !preferences.has('(pointer: coarse)');
  if (/prefers-color-scheme:\s*light/.test(query)) return !preferences.has('(prefers-color-scheme: dark)');
  return preferences.has(query.trim());
}

const announce = (): void => {
  for (const query of queries) query.dispatchEvent(new Event('change'));
};

/** Makes the window wider or narrower; media queries and resize listeners hear of it. */
export function setViewport(width: number, height = size.height): void {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  Object.assign(size, { width, height });
  window.dispatchEvent(new Event('resize'));
  announce();
}

/** Switches a feature query on, e.g. `prefer('(prefers-color-scheme: dark)')`. */
export function prefer(query: string): void {
  preferences.add(query);
  announce();
}

function installMedia(): void {
  const play = function play(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('play'));
    this.dispatchEvent(new Event('playing'));
    return Promise.resolve();
  };
  const pause = function pause(this: HTMLMediaElement) {
    this.dispatchEvent(new Event('pause'));
  };
  Object.assign(HTMLMediaElement.prototype, { play, pause, load: () => undefined, canPlayType: () => 'maybe' });
}

let objectUrls = 0;

/** The locks of the one page that tests have. */
export const locks = new BrowserLocks();

/** The notices of a browser that lets only a worker show them, as Chrome on Android; for `vi.stubGlobal`. */
export class ForbiddenNotification {
  static permission: NotificationPermission = 'granted';
  constructor() {
    throw new TypeError('Illegal constructor');
  }
}

const page = 'page';

/** Back to a wide window and plain preferences. */
export function resetStubs(): void {
  preferences.clear();
  queries.clear();
  watchers.clear();
  locks.leave(page);
  Object.assign(window, { innerWidth: 1280, innerHeight: 800 });
  Object.assign(size, { width: 1280, height: 800 });
}

/** Uploads need Node's own Blob, File and FormData: requests are answered by the backend in this process. */
export async function installStubs(): Promise<void> {
  const form = await new Response(new URLSearchParams('a=1')).formData();
  // Node's takes no form element, which React hands over when a submit changes the address.
  const construct = (target: Function): object => {
    const made: object = Reflect.construct(target, []);
    return made;
  };
  const FormData = new Proxy(form.constructor, { construct });
  Object.assign(globalThis, { Blob, File, FormData });
  Object.assign(globalThis, {
    DOMRect: Rect,
    ResizeObserver: ResizeObserverStub,
    IntersectionObserver: IntersectionObserverStub,
    matchMedia: (media: string) => {
      const query = new MediaQuery(media);
      queries.add(query);
      return query;
    },
  });
  Object.assign(URL, { createObjectURL: () => `blob:prosa/${(objectUrls += 1)}`, revokeObjectURL: () => undefined });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: locks.of(page) });
  installLayout();
  installMedia();
  quickenJsdom();
  resetStubs();
}

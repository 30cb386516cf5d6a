import type { Locator, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { axeViolations, type AxeRules } from './browser';
import { sightFaults } from './sightFaults';
import { dataAt, languageTags, words, type Language } from './words';

/** The theme is the system's unless chosen, so that it changes under an open page. */
export const system = { storage: { preferredTheme: 'system' } };

/** The topmost layer; one that is closed but kept is none. */
export const layer = '.MuiModal-root:not(.MuiModal-hidden):not(:has(~ .MuiModal-root:not(.MuiModal-hidden)))';
export const dialogIn = (page: Page): Locator => page.getByRole('dialog').last();

/** What stands around every page is looked at once. */
const frame = ['header', 'nav[aria-label]'];

/** One way to see a place: its texts, its colours, and what axe is asked. */
export interface View {
  lang: Language;
  theme: 'light' | 'dark';
  axe: AxeRules | null;
}

const themes = (lang: Language): readonly View[] => [
  { lang, theme: 'light', axe: 'all' },
  { lang, theme: 'dark', axe: 'colours' },
];

/** Both themes and all languages in three looks: structure does not depend on the language, names do. */
export const everyView: readonly View[] = [
  { lang: 'pt', theme: 'light', axe: 'all' },
  { lang: 'es', theme: 'dark', axe: 'coloursAndLabels' },
  { lang: 'en', theme: 'dark', axe: 'labels' },
];

/** What a telephone shows differently are boxes, not colours: dark in one language is enough. */
export const phoneViews: readonly View[] = [
  { lang: 'pt', theme: 'light', axe: 'all' },
  { lang: 'es', theme: 'dark', axe: 'colours' },
  { lang: 'en', theme: 'dark', axe: null },
];

const interactive =
  /^\s*- (button|link|textbox|searchbox|combobox|checkbox|switch|radio|tab|menuitem|menuitemradio|menuitemcheckbox|option|slider|spinbutton|dialog|menu|listbox|img|heading|tablist|table|grid|tree)(?= |:|$)(?! ")/;

/** What a screen reader would call by its role alone, or in another language. */
async function roleFaults(page: Page, place: string, lang: Language, within: string): Promise<string[]> {
  const tree = await page.locator(within).last().ariaSnapshot();
  const data = new Set(dataAt(place));
  const foreign = new Set(words[lang].foreign.filter((text) => !data.has(text)));
  return tree.split('\n').flatMap((line) => {
    if (interactive.test(line)) return [`without a name: ${line.trim()}`];
    const [, name = ''] = /^\s*- \w+ "(.*?)"/.exec(line) ?? [];
    return foreign.has(name) ? [`language: ${line.trim()}`] : [];
  });
}

/** Chooses a language as another tab of the same browser does, so that no layer has to be closed for it. */
async function speak(page: Page, lang: Language): Promise<void> {
  const tag = languageTags[lang];
  if ((await page.evaluate(() => document.documentElement.lang)) === tag) return;
  await page.evaluate((next) => {
    localStorage.setItem('i18nextLng', next);
    window.dispatchEvent(new StorageEvent('storage', { key: 'i18nextLng', newValue: next, storageArea: localStorage }));
  }, lang);
  await page.locator(`html[lang="${tag}"]`).waitFor({ state: 'attached' });
  await drawn(page);
}

/** Two frames: what has changed is drawn, and what that set off as well. */
const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

declare global {
  interface Window {
    wideFace?: CSSStyleSheet;
  }
}

/**
 * Runs what looks at a page while it is drawn in DejaVu Sans: a fifth wider than Arial, whose metrics the tests'
 * browsers have otherwise (scripts/fonts.mjs), and the only face of many a Linux desktop.
 */
export async function inWideFace<Seen>(page: Page, look: () => Promise<Seen>): Promise<Seen> {
  await page.evaluate(() => {
    window.wideFace ??= new CSSStyleSheet();
    window.wideFace.replaceSync(`*:not(pre, code, kbd) { font-family: 'DejaVu Sans' !important }`);
    document.adoptedStyleSheets.push(window.wideFace);
  });
  await drawn(page);
  const seen = await look();
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== window.wideFace);
  });
  await drawn(page);
  return seen;
}

async function shine(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`html[data-theme="${theme}"]`).waitFor({ state: 'attached' });
}

interface InspectorOptions {
  /** How each place is seen, the first in the language of the page before and after. */
  views?: readonly View[];
}

const other = { light: 'dark', dark: 'light' } as const;

/**
 * Looks at one place after the other in every view, and keeps what is wrong with each, so that one fault hides no other.
 * Languages and themes change under the open page.
 */
export function inspector(page: Page, { views = themes('pt') }: InspectorOptions = {}) {
  const found: string[] = [];
  const touch = (page.viewportSize()?.width ?? 0) < 600;
  let framed = false;
  const [home] = views;
  let now: View['theme'] | undefined;
  /** The views in the order of themes that begins with the present one: a change draws the whole window anew. */
  const seen = (): readonly View[] =>
    home && now === other[home.theme] ? views.map((view) => ({ ...view, theme: other[view.theme] })) : views;
  const look = async (place: string, within?: string): Promise<void> => {
    // What the pointer happens to rest on shows its tip.
    await page.mouse.move(0, 0);
    const part = within === undefined ? { except: framed ? frame : [] } : { within };
    const note = ({ lang, theme }: View, faults: readonly string[]): void => {
      void found.push(...faults.map((fault) => `${place}, ${lang}, ${theme}: ${fault}`));
    };
    const read = new Set<Language>();
    for (const view of seen()) {
      if (view.theme !== now) await shine(page, view.theme);
      now = view.theme;
      await speak(page, view.lang);
      if (view.axe) note(view, await axeViolations(page, { ...part, rules: view.axe }));
      if (!read.has(view.lang)) {
        const sight = () => sightFaults(page, { place, lang: view.lang, within, touch });
        const faults = await sight();
        note(view, faults);
        const wide = await inWideFace(page, sight);
        note(
          view,
          wide.filter((fault) => !faults.includes(fault)).map((fault) => `in a wide face: ${fault}`),
        );
        note(view, await roleFaults(page, place, view.lang, within ?? 'body'));
      }
      read.add(view.lang);
    }
    if (home) await speak(page, home.lang);
    if (within === undefined) framed = true;
  };
  /** Ends what Escape ends; whoever only hears the page still knows where they are. */
  const leave = async (place: string, what: Locator): Promise<void> => {
    await dismiss(page, what);
    if (await isLost(page)) found.push(`${place}: the focus is lost`);
  };
  return { found, look, leave };
}

export type Inspector = ReturnType<typeof inspector>;

/** Ends what Escape ends, and waits until it is gone. */
export async function dismiss(page: Page, what: Locator): Promise<void> {
  await page.keyboard.press('Escape');
  await what.waitFor({ state: 'detached' });
}

/** Whether nothing has the focus. */
export const isLost = (page: Page): Promise<boolean> => page.evaluate(() => document.activeElement === document.body);

const busy = ['[aria-busy="true"]', '[data-skeleton]', '[role="progressbar"]:not([aria-valuenow])']
  .flatMap((selector) => [`main ${selector}`, `[role="dialog"] ${selector}`])
  .join(', ');

/** Walks through the app without reloads, as links do, and knows when a page has all that it asked for. */
export function traveller(page: Page) {
  const asked = new Set<Request>();
  let last = Date.now();
  const counts = (request: Request): boolean =>
    /^(xhr|fetch|script)$/.test(request.resourceType()) && !request.url().includes('socket.io');
  page.on('request', (request) => {
    if (!counts(request)) return;
    asked.add(request);
    last = Date.now();
  });
  const answered = (request: Request): void => {
    if (asked.delete(request)) last = Date.now();
  };
  page.on('requestfinished', answered);
  page.on('requestfailed', answered);

  const settle = async (expression = 'true'): Promise<void> => {
    /** What is still waited for, in words, so that a page that never settles says why. */
    const missing = async (): Promise<string[]> => {
      if (asked.size > 0) return [...asked].map((request) => `no answer: ${request.method()} ${request.url()}`);
      if (Date.now() - last < 60) return ['a moment without a call'];
      return page.evaluate<string[]>(`[
        ...(Boolean(${expression}) ? [] : ['on ' + location.pathname + location.search + ', where there is no ' + ${JSON.stringify(expression)} + ' among ' + [...document.querySelectorAll('h1')].map((title) => title.outerHTML.slice(0, 120)).join(' ')]),
        ...[...document.querySelectorAll(${JSON.stringify(busy)})].map((element) => location.pathname + ' is busy: ' + element.outerHTML.slice(0, 120)),
      ]`);
    };
    await expect.poll(missing, { timeout: 15_000, interval: 30 }).toEqual([]);
  };

  const go = async (path: string): Promise<void> => {
    await page.evaluate((to) => {
      // Another tab of the same page, or another conversation, keeps its title.
      const page = (path: string): string => path.replace(/^\/(tickets|chats)\/.*/, '/$1');
      const other = page(new URL(to, window.location.href).pathname) !== page(window.location.pathname);
      if (other) for (const title of document.querySelectorAll<HTMLElement>('h1')) title.dataset['before'] = '';
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    last = Date.now();
    await settle("document.querySelector('h1:not([data-before])')");
  };

  /** A dialog that has an address: over its page, which is open. */
  const openAt = async (path: string): Promise<Locator> => {
    await page.evaluate((to) => {
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    last = Date.now();
    await dialogIn(page).waitFor();
    await settle();
    return dialogIn(page);
  };
  return { go, open: openAt, settle };
}

export type Traveller = ReturnType<typeof traveller>;

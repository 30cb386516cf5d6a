import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { en } from '@/i18n/en';
import { es } from '@/i18n/es';
import { pt } from '@/i18n/pt';
import { axeViolations } from './browser';

/** The theme is the system's unless chosen, so that it changes under an open page. */
export const system = { storage: { preferredTheme: 'system' } };

export const layer = '.MuiModal-root:last-of-type';
export const dialogIn = (page: Page): Locator => page.getByRole('dialog').last();

/** What stands around every page is looked at once. */
const frame = ['header', 'nav[aria-label]'];

const languageTags = { pt: 'pt-BR', en: 'en', es: 'es' } as const;
export type Language = keyof typeof languageTags;

function textsOf(tree: object): string[] {
  return Object.values(tree).flatMap((value: unknown) =>
    typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? textsOf(value) : [],
  );
}

/** Names and words of the demo data that the app's own Portuguese has as well. */
const dataWords = new Set([
  'Suporte',
  'Vendas',
  'Financeiro',
  'Kanban',
  'Contatos',
  'Agendamentos',
  'Arquivos',
  'Arquivo de mídia',
  'Áudio',
  'Mensagem enviada',
]);

/** Texts of the source that must not be read in another language. */
function foreignTo(lang: Language): string[] {
  if (lang === 'pt') return [];
  const own = new Set(textsOf(lang === 'en' ? en : es));
  return textsOf(pt).filter(
    (text) => text.length > 4 && !text.includes('{{') && !own.has(text) && !dataWords.has(text),
  );
}

const areas = Object.keys(pt).join('|');

/** Keys instead of texts, texts of another language, and the wrong number of titles. */
function wordFaults(page: Page, within: string | undefined, foreign: readonly string[]): Promise<string[]> {
  return page.evaluate(
    ({ root, foreignTexts, keyAreas, whole }) => {
      const scope = document.querySelector(root);
      if (!scope) return [`nothing is ${root}`];
      const key = new RegExp(`^(${keyAreas})\\.\\w`);
      const strange = new Set(foreignTexts);
      const heard: string[] = [];
      const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) heard.push(walker.currentNode.nodeValue ?? '');
      for (const element of scope.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt']) heard.push(element.getAttribute(name) ?? '');
      }
      const faults = heard
        .map((text) => text.trim())
        .filter((text) => key.test(text) || strange.has(text))
        .map((text) => `text: ${text}`);
      const titles = document.querySelectorAll('h1').length;
      if (whole && titles !== 1) faults.push(`${titles} titles`);
      if (document.documentElement.scrollWidth > window.innerWidth) faults.push('wider than the window');
      return [...new Set(faults)];
    },
    { root: within ?? 'body', foreignTexts: [...foreign], keyAreas: areas, whole: within === undefined },
  );
}

interface InspectorOptions {
  /** The colours of a layer do not depend on the width, so one width is enough for them. */
  layersInDark?: boolean;
  lang?: Language;
  /** Names, language and structure alone, where colours have been looked at before. */
  colours?: boolean;
}

/**
 * Looks at one place after the other in both themes, and keeps what is wrong with each, so that one fault hides no
 * other. The page follows the system, whose theme is changed under it.
 */
export function inspector(page: Page, { layersInDark = true, lang = 'pt', colours = true }: InspectorOptions = {}) {
  const found: string[] = [];
  const foreign = foreignTo(lang);
  let framed = false;
  const look = async (place: string, within?: string): Promise<void> => {
    // What the pointer happens to rest on shows its tip.
    await page.mouse.move(0, 0);
    const part = within === undefined ? { except: framed ? frame : [] } : { within };
    const rules = colours ? 'all' : 'names';
    for (const fault of await axeViolations(page, { ...part, rules })) found.push(`${place}: ${fault}`);
    for (const fault of await wordFaults(page, within, foreign)) found.push(`${place}: ${fault}`);
    const tag = await page.evaluate(() => document.documentElement.lang);
    if (!tag.startsWith(languageTags[lang])) found.push(`${place}: language ${tag}`);
    if (colours && (within === undefined || layersInDark)) {
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.locator('html[data-theme="dark"]').waitFor({ state: 'attached' });
      for (const fault of await axeViolations(page, { ...part, rules: 'colours' }))
        found.push(`${place}, dark: ${fault}`);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.locator('html[data-theme="light"]').waitFor({ state: 'attached' });
    }
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

const busy = ['[aria-busy="true"]', '.MuiSkeleton-root', '[role="progressbar"]:not([aria-valuenow])']
  .flatMap((selector) => [`main ${selector}`, `[role="dialog"] ${selector}`])
  .join(', ');

/** Walks through the app without reloads, as links do, and knows when a page has all that it asked for. */
export function traveller(page: Page) {
  let asked = 0;
  let last = Date.now();
  const change = (step: number) => (request: { url(): string; resourceType(): string }) => {
    if (!/^(xhr|fetch|script)$/.test(request.resourceType()) || request.url().includes('socket.io')) return;
    asked += step;
    last = Date.now();
  };
  page.on('request', change(1));
  page.on('requestfinished', change(-1));
  page.on('requestfailed', change(-1));

  const settle = async (expression = 'true'): Promise<void> => {
    const there = async (): Promise<boolean> => {
      if (asked > 0 || Date.now() - last < 60) return false;
      return page.evaluate(`Boolean(${expression}) && document.querySelector(${JSON.stringify(busy)}) === null`);
    };
    await expect.poll(there, { timeout: 15_000, interval: 30 }).toBe(true);
  };

  const go = async (path: string): Promise<void> => {
    await page.evaluate((to) => {
      // Another tab of the same page keeps its title.
      const other = new URL(to, window.location.href).pathname !== window.location.pathname;
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

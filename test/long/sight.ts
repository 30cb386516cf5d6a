import type { Page } from 'playwright-core';
import { en } from '../../src/i18n/en';
import { es } from '../../src/i18n/es';
import { pt } from '../../src/i18n/pt';

export type Lang = 'pt' | 'en' | 'es';

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function flat(tree: unknown, path = ''): [string, string][] {
  if (typeof tree === 'string') return [[path, tree]];
  if (!isTree(tree)) return [];
  return Object.entries(tree).flatMap(([key, value]) => flat(value, path === '' ? key : `${path}.${key}`));
}

const texts: Record<Lang, [string, string][]> = { pt: flat(pt), en: flat(en), es: flat(es) };
const says: Record<Lang, ReadonlySet<string>> = {
  pt: new Set(texts.pt.map(([, text]) => text)),
  en: new Set(texts.en.map(([, text]) => text)),
  es: new Set(texts.es.map(([, text]) => text)),
};
const keys = new Set(texts.pt.map(([key]) => key));
const dictionaries = { pt, en, es };

/** What can be seen of a page at a moment. */
export interface Sight {
  path: string;
  lang: string;
  /** Visible text of the page without the shell. */
  text: string;
  alerts: string[];
  /** Links of the menu. */
  menu: number;
  /** Skeletons and spinners. */
  waiting: number;
  /** Text of the dialog that is open, or null. */
  dialog: string | null;
}

/** Looks at the page as it stands. */
export const look = (page: Page): Promise<Sight> =>
  page.evaluate(() => {
    const shown = (element: Element): boolean => element.getClientRects().length > 0;
    const main = document.querySelector('main');
    const dialog = [...document.querySelectorAll('[role="dialog"]')].findLast(shown);
    const within = [...(main ? [main] : []), ...(dialog ? [dialog] : [])];
    const all = (selector: string): HTMLElement[] =>
      within.flatMap((part) => [...part.querySelectorAll<HTMLElement>(selector)]).filter(shown);
    return {
      path: location.pathname,
      lang: document.documentElement.lang,
      text: main?.innerText.trim() ?? '',
      alerts: all('[role="alert"]').map((alert) => alert.innerText.trim()),
      menu: document.querySelectorAll('nav a[href]').length,
      waiting: all(
        '[aria-busy="true"], .MuiSkeleton-root, [role="progressbar"]:not([aria-valuenow]), [role="status"] svg[class*="animate"]',
      ).length,
      dialog: dialog instanceof HTMLElement ? dialog.innerText.trim() : null,
    };
  });

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Whether a text has a line that is the app's own in this language. */
export const isOwnText = (text: string, lang: Lang): boolean => lines(text).some((line) => says[lang].has(line));

const rubbish = /\bundefined\b|\bNaN\b|\[object |Invalid Date|Invalid time|^null$/;

/** What is wrong with a sight, whatever the fault; empty: nothing. */
export function wrongWith(sight: Sight, lang: Lang, opts: { path: string; shell?: boolean }): string[] {
  const found: string[] = [];
  if (sight.path !== opts.path) found.push(`went to ${sight.path}`);
  if (sight.text === '') found.push('white screen');
  if (opts.shell !== false && sight.menu < 10) found.push(`menu has ${sight.menu} links`);
  if (!sight.lang.startsWith(lang)) found.push(`lang is ${sight.lang}`);
  for (const line of lines(`${sight.text}\n${sight.dialog ?? ''}`)) {
    if (rubbish.test(line)) found.push(`says "${line.slice(0, 80)}"`);
    if (keys.has(line) && line.includes('.')) found.push(`shows the key ${line}`);
  }
  for (const alert of sight.alerts) {
    if (!isOwnText(alert, lang)) found.push(`alert in another language: ${alert}`);
  }
  return found;
}

/** How a page bears a fault: with a message of its own, with a part or the whole of it broken, or as if nothing were. */
export function bearing({ alerts, dialog }: Sight, lang: Lang): 'well' | 'message' | 'broken' {
  const { brokenTitle } = dictionaries[lang].states;
  if ([...alerts, dialog ?? ''].some((text) => text.includes(brokenTitle))) return 'broken';
  return alerts.length > 0 ? 'message' : 'well';
}

/** Goes to an address as a link does, without loading the document anew. */
export const goTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, address);

/** A table page × fault for the reader of the log. */
export class Table {
  readonly #cells = new Map<string, Map<string, string>>();

  note(row: string, column: string, cell: string): void {
    const cells = this.#cells.get(row) ?? new Map<string, string>();
    this.#cells.set(row, cells.set(column, cell));
  }

  toString(): string {
    const columns = [...new Set([...this.#cells.values()].flatMap((cells) => [...cells.keys()]))];
    const rows = [
      ['', ...columns],
      ...[...this.#cells].map(([row, cells]) => [row, ...columns.map((column) => cells.get(column) ?? '-')]),
    ];
    const widths = ['', ...columns].map((_, index) => Math.max(...rows.map((row) => (row[index] ?? '').length)));
    return rows.map((row) => row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')).join('\n');
  }
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { control, launch, newAgent, newVisitor } from './browser';
import { inspector, system, traveller } from './inspect';
import { addresses, settingsTabs } from './places';

let browser: Browser;

beforeAll(async () => {
  await control('reset');
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
});

const table = readFileSync(fileURLToPath(new URL('../../src/app/routes.tsx', import.meta.url)), 'utf8');
/** Every pattern of the table of routes: a new page is looked at without a word here. */
const patterns = [...table.matchAll(/\bpath: '([^']+)'/g)].flatMap(([, path]) => (path === undefined ? [] : [path]));
const publicPages = new Set(['/login', '/signup', '/forgetpsw']);

describe('what axe finds on every page', () => {
  it('B-33 B-34 B-35 nothing, in both themes, with one title, a name in the tab, and no text of another language', async () => {
    const { page, errors, close } = await newAgent(browser, 'super', { width: 1280, ...system });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const known = await addresses();
    const { look, found } = inspector(page);
    const { go } = traveller(page);
    const names = new Set<string>();
    for (const pattern of patterns.filter((path) => !publicPages.has(path))) {
      await go(known[pattern] ?? pattern);
      await look(pattern);
      names.add(await page.title());
    }
    for (const path of settingsTabs) {
      await go(path);
      await look(path);
    }
    // Reports and contacts of a list go by what they belong to.
    expect(names.size).toBe(patterns.length - publicPages.size - 1);
    expect([...found, ...errors]).toEqual([]);
    await close();
  }, 240_000);

  it.each(['pt', 'en', 'es'] as const)('B-33 B-35 nothing on the public pages in %s', async (lang) => {
    const { page, errors, close } = await newVisitor(browser, { lang, width: 390, ...system });
    await page.goto('/login');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { look, found } = inspector(page, { lang });
    const { go } = traveller(page);
    for (const path of publicPages) {
      await go(path);
      await look(path);
    }
    expect([...found, ...errors]).toEqual([]);
    await close();
  });
});

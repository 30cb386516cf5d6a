import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { newAgent, newVisitor } from '../e2e/browser';
import { everyView, inspector, system, traveller, type View } from '../e2e/inspect';
import { addresses, settingsTabs } from '../e2e/places';

const table = readFileSync(fileURLToPath(new URL('../../src/app/routes.tsx', import.meta.url)), 'utf8');
/** Every pattern of the table of routes: a new page is looked at without a word here. */
const patterns = [...table.matchAll(/\bpath: '([^']+)'/g)].flatMap(([, path]) => (path === undefined ? [] : [path]));
const publicPages = ['/login', '/signup', '/forgetpsw'];
const privatePages = patterns.filter((path) => !publicPages.includes(path));

interface Size {
  width: number;
  height: number;
}

/** What is wrong with any page of the table of routes and with the tabs of the settings. */
export async function visitPages(browser: Browser, size: Size, views: readonly View[]): Promise<string[]> {
  const { page, errors, close } = await newAgent(browser, 'super', { ...size, ...system });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const known = await addresses();
  const { look, found } = inspector(page, { views });
  const { go } = traveller(page);
  const names = new Set<string>();
  for (const pattern of privatePages) {
    await go(known[pattern] ?? pattern);
    await look(pattern);
    names.add(await page.title());
  }
  for (const path of settingsTabs) {
    await go(path);
    await look(path);
  }
  // Reports and contacts of a list go by what they belong to.
  if (names.size !== privatePages.length - 1) found.push(`${names.size} names for ${privatePages.length} pages`);
  await close();
  return [...found, ...errors];
}

/** What is wrong with the pages before the login, as they open and as they refuse what is missing. */
export async function visitPublic(browser: Browser, size: Size): Promise<string[]> {
  const { page, errors, close } = await newVisitor(browser, { ...size, ...system });
  await page.goto('/login');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { look, found } = inspector(page, { views: everyView });
  const { go } = traveller(page);
  for (const path of publicPages) {
    await go(path);
    await look(path);
    await page.locator('button[type="submit"]').click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await look(`${path}, refused`);
  }
  await close();
  return [...found, ...errors];
}

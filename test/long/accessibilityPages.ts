import { describe, expect, it } from 'vitest';
import { newAgent, newVisitor, useBrowser } from '../e2e/browser';
import { everyView, inspector, system, traveller, type View } from '../e2e/inspect';
import { addresses, privatePages, publicPages, settingsTabs } from '../e2e/places';
import { partOf } from '../part';

interface Size {
  width: number;
  height: number;
}

/** What is wrong with any page of the table of routes and with the tabs of the settings. */
async function visitPages(size: Size, views: readonly View[]): Promise<string[]> {
  // Looked up before: another login of the same person would end the page's session.
  const known = await addresses();
  const { page, errors, close } = await newAgent('super', { ...size, ...system });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { look, found } = inspector(page, { views });
  const { go } = traveller(page);
  const pages = partOf(privatePages);
  const names = new Set<string>();
  for (const pattern of pages) {
    await go(known[pattern] ?? pattern);
    await look(pattern);
    names.add(await page.title());
  }
  for (const path of partOf(settingsTabs)) {
    await go(path);
    await look(path);
  }
  // Reports and contacts of a list go by what they belong to.
  const shared = pages.length - names.size;
  const whole = pages.length === privatePages.length;
  if (shared > 1 || (whole && shared !== 1)) found.push(`${names.size} names for ${pages.length} pages`);
  await close();
  return [...found, ...errors];
}

/** What is wrong with the pages before the login, as they open and as they refuse what is missing. */
async function visitPublic(size: Size): Promise<string[]> {
  const { page, errors, close } = await newVisitor({ ...size, ...system });
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

/** Every page in one size of window. */
export function everyPage(size: Size, views: readonly View[]): void {
  useBrowser('once');

  describe(`${size.width} px, both themes, three languages: no finding, nothing cut, one title, a name in the tab`, () => {
    it('B-33 B-34 B-35 on every page', async () => {
      expect(await visitPages(size, views)).toEqual([]);
    }, 480_000);

    it('B-33 B-34 B-35 on the pages before the login', async () => {
      expect(await visitPublic(size)).toEqual([]);
    });
  });
}

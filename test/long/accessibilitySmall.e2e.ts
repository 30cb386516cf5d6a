import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newAgent, newVisitor, useBrowser } from '../e2e/browser';
import { traveller } from '../e2e/inspect';
import { addresses, conversationAddress, patterns, publicPages, settingsTabs } from '../e2e/places';
import { reachFaults } from '../e2e/reach';
import { sightFaults } from '../e2e/sightFaults';
import { partOf } from './part';

useBrowser('once');

/** A window of 1280 px zoomed to 400 %, and half of one to 200 % (WCAG 1.4.10). */
const sizes = [
  { width: 320, height: 256 },
  { width: 640, height: 300 },
];
const privatePages = patterns.filter((path) => !publicPages.includes(path));

/** What is wrong with one page after the other. */
async function visit(page: Page, places: readonly string[]): Promise<string[]> {
  const { go } = traveller(page);
  const found: string[] = [];
  for (const place of places) {
    await go(place);
    const faults = [...(await sightFaults(page, { place, lang: 'pt', touch: false })), ...(await reachFaults(page))];
    found.push(...faults.map((fault) => `${place}: ${fault}`));
  }
  return found;
}

describe.each(sizes)('$width × $height px', (size) => {
  it('PUB-52 everything on every page can be reached, nothing is cut, and what scrolls shows something', async () => {
    const known = await addresses();
    const places = [...privatePages.map((path) => known[path] ?? path), await conversationAddress(), ...settingsTabs];
    const { page, close } = await newAgent('super', size);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await visit(page, partOf(places))).toEqual([]);
    await close();
  }, 240_000);

  it('PUB-52 everything before the login can be reached', async () => {
    const { page, close } = await newVisitor(size);
    await page.goto('/login');
    expect(await visit(page, publicPages)).toEqual([]);
    await close();
  }, 60_000);
});

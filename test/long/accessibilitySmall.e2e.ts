import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations, newAgent, newVisitor, useBrowser } from '../e2e/browser';
import { dismiss, layer, traveller } from '../e2e/inspect';
import { addresses, conversationAddress, privatePages, publicPages, settingsTabs, withForm } from '../e2e/places';
import { sightFaults } from '../e2e/sightFaults';
import { partOf } from '../part';

useBrowser('once');

/**
 * A window of 1280 px zoomed to 400 %, and half of one to 200 % (WCAG 1.4.10); letters of twice the size and of half as
 * much again, as the browser's own setting makes them (WCAG 1.4.4).
 */
const windows = [
  { width: 320, height: 256, letters: 16 },
  { width: 640, height: 300, letters: 16 },
  { width: 1440, height: 900, letters: 32 },
  { width: 1280, height: 720, letters: 24 },
];

/** Sets the reader's font size, in pixels, and loads the page with it. */
async function readWith(page: Page, letters: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: letters, fixed: letters - 3 } });
  await page.reload();
}

/** What is wrong with what is shown: the page, or the topmost layer. */
async function faultsOf(page: Page, place: string, within?: string): Promise<string[]> {
  const faults = [
    ...(await sightFaults(page, { place, lang: 'pt', within, touch: false, reach: true })),
    ...(await axeViolations(page, within === undefined ? {} : { within })),
  ];
  return faults.map((fault) => `${place}: ${fault}`);
}

/** What is wrong with one page after the other. */
async function visit(page: Page, places: readonly string[]): Promise<string[]> {
  const { go } = traveller(page);
  const found: string[] = [];
  for (const place of places) {
    await go(place);
    found.push(...(await faultsOf(page, place)));
  }
  return found;
}

/** What is wrong with the form of each page's new record. */
async function visitForms(page: Page, places: readonly string[]): Promise<string[]> {
  const { go, open } = traveller(page);
  const found: string[] = [];
  for (const place of places) {
    await go(place);
    const form = await open(`${place}${place.includes('?') ? '&' : '?'}new`);
    found.push(...(await faultsOf(page, `${place}, form`, layer)));
    await dismiss(page, form);
  }
  return found;
}

describe.each(windows)('$width × $height px, letters of $letters px', ({ letters, ...size }) => {
  it('PUB-52 everything on every page can be reached, nothing is cut, and what scrolls shows something', async () => {
    const known = await addresses();
    const places = [...privatePages.map((path) => known[path] ?? path), await conversationAddress(), ...settingsTabs];
    const { page, close } = await newAgent('super', size);
    await readWith(page, letters);
    expect(await visit(page, partOf(places))).toEqual([]);
    await close();
  }, 240_000);

  it('PUB-52 everything in the form of any new record can be reached', async () => {
    const { page, close } = await newAgent('super', size);
    await readWith(page, letters);
    expect(await visitForms(page, partOf([...withForm, ...settingsTabs]))).toEqual([]);
    await close();
  }, 240_000);

  it('PUB-52 everything before the login can be reached', async () => {
    const { page, close } = await newVisitor(size);
    await page.goto('/login');
    await readWith(page, letters);
    expect(await visit(page, publicPages)).toEqual([]);
    await close();
  });
});

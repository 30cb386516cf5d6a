import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { control, launch } from '../e2e/browser';
import { everyView } from '../e2e/inspect';
import { visitPages, visitPublic } from './accessibilityPages';

const size = { width: 1440, height: 900 };
let browser: Browser;

beforeAll(async () => {
  await control('reset');
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
});

describe('1440 px, both themes, three languages: no finding, nothing cut, one title, a name in the tab', () => {
  it('B-33 B-34 B-35 on every page', async () => {
    expect(await visitPages(browser, size, everyView)).toEqual([]);
  }, 480_000);

  it('B-33 B-34 B-35 on the pages before the login', async () => {
    expect(await visitPublic(browser, size)).toEqual([]);
  }, 60_000);
});

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { control, launch, newAgent } from '../e2e/browser';
import { dismiss, inspector, layer, system, traveller } from '../e2e/inspect';
import { settingsTabs, withForm } from '../e2e/places';

let browser: Browser;

beforeAll(async () => {
  await control('reset');
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
});

describe('what axe finds in every form', () => {
  it('B-33 B-04 nothing in the form of any new record, in both themes; Escape ends it', async () => {
    const { page, errors, close } = await newAgent(browser, 'super', { width: 1280, ...system });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const { look, found } = inspector(page);
    const { go, open, settle } = traveller(page);
    for (const path of [...withForm, ...settingsTabs]) {
      await go(path);
      const form = await open(`${path}${path.includes('?') ? '&' : '?'}new`);
      await look(`${path}, form`, layer);
      for (const tab of await form.getByRole('tab', { selected: false }).all()) {
        const name = await tab.textContent();
        await tab.click();
        await settle();
        await look(`${path}, form, ${String(name)}`, layer);
      }
      await dismiss(page, form);
    }
    expect([...found, ...errors]).toEqual([]);
    await close();
  }, 240_000);
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newAgent, useBrowser } from '../e2e/browser';
import { dismiss, everyView, inspector, layer, phoneViews, system, traveller } from '../e2e/inspect';
import { settingsTabs, withForm } from '../e2e/places';
import { partOf } from '../part';

useBrowser('once');

/** Tabs and sorts of a form, which each show other fields. */
const parts = (page: Page) => page.getByRole('dialog').last().getByRole('tab', { selected: false });

describe('the form of any new record, both themes, three languages', () => {
  it.each([
    { width: 1440, height: 900, views: everyView },
    { width: 390, height: 844, views: phoneViews },
  ])(
    'B-33 B-34 B-35 B-04 $width px: no finding, nothing cut; Escape ends it',
    async ({ width, height, views }) => {
      const { page, errors, close } = await newAgent('super', { width, height, ...system });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const { look, found } = inspector(page, { views });
      const { go, open, settle } = traveller(page);
      for (const path of partOf([...withForm, ...settingsTabs])) {
        await go(path);
        const form = await open(`${path}${path.includes('?') ? '&' : '?'}new`);
        await look(`${path}, form`, layer);
        const names = await parts(page).allTextContents();
        for (const name of names) {
          await form.getByRole('tab', { name, exact: true }).click();
          await settle();
          await look(`${path}, form, ${name}`, layer);
        }
        await dismiss(page, form);
      }
      expect([...found, ...errors]).toEqual([]);
      await close();
    },
    480_000,
  );
});

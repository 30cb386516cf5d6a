import { describe, expect, it } from 'vitest';
import { newAgent, useBrowser } from './browser';

useBrowser('each');

describe('a form in tabs', () => {
  it.each(['/connections?new', '/campaigns?new'])(
    'DAY-56 %s keeps its save where it is from tab to tab',
    async (path) => {
      const { page, errors, close } = await newAgent('admin');
      for (const height of [720, 1000]) {
        // oxlint-disable-next-line no-await-in-loop
        await page.setViewportSize({ width: 1280, height });
        // oxlint-disable-next-line no-await-in-loop
        await page.goto(path);
        const form = page.getByRole('dialog');
        const save = form.locator('button[type="submit"]');
        // oxlint-disable-next-line no-await-in-loop
        await form.getByRole('tab').first().waitFor();
        // oxlint-disable-next-line no-await-in-loop
        const tabs = await form.getByRole('tab').all();
        expect(tabs.length).toBeGreaterThan(1);
        const places: (number | undefined)[] = [];
        for (const tab of tabs) {
          // One after the other, as a hand does.
          // oxlint-disable-next-line no-await-in-loop
          await tab.click();
          // oxlint-disable-next-line no-await-in-loop
          places.push((await save.boundingBox())?.y);
        }
        expect(new Set(places).size, places.join(' ')).toBe(1);
      }
      expect(errors).toEqual([]);
      await close();
    },
  );
});

import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { control, launch } from '../e2e/browser';
import { bearing, goTo, Table } from './sight';
import { nameOf, privateScreens, type Screen, type Walker } from './walker';

/** Every private page over a healthy server, a browser, and a table that is printed at the end. */
export async function visits() {
  await control('reset');
  const screens = await privateScreens();
  const table = new Table();
  const opened: Browser[] = [];

  beforeAll(async () => {
    opened.push(await launch());
  });

  afterAll(async () => {
    await Promise.all(opened.map((browser) => browser.close()));
    console.warn(`\n${table.toString()}\n`);
  });

  return {
    screens,
    named: screens.map((screen) => [nameOf(screen), screen] as const),
    browser: (): Browser => {
      const [browser] = opened;
      if (!browser) throw new Error('no browser yet');
      return browser;
    },
    /** Goes to a page and waits until all of it stands. */
    visit: async (walker: Walker, { path }: Screen): Promise<void> => {
      walker.uncaught.length = 0;
      walker.printed.length = 0;
      await goTo(walker.page, path);
      await walker.rest(({ text, waiting }) => text !== '' && waiting === 0);
    },
    /** Looks whether the page stands as if nothing had happened. */
    standsWell: async (walker: Walker, { path }: Screen, column: string, title: string): Promise<void> => {
      table.note(title, column, 'FAILED');
      const sight = await walker.rest(({ text }) => text !== '');
      expect(walker.wrong(sight, path), walker.printed.join('\n')).toEqual([]);
      const how = bearing(sight, walker.lang);
      table.note(title, column, how);
      expect(how).toBe('well');
    },
  };
}

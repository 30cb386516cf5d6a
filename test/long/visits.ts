import { afterAll, expect } from 'vitest';
import { control, useBrowser } from '../e2e/browser';
import { partOf } from '../part';
import { bearing, Table } from './sight';
import { nameOf, privateScreens, type Screen, type Walker } from './walker';

/** Every private page over a healthy server, and a table that is printed at the end. */
export async function visits() {
  await control('reset');
  const screens = await privateScreens();
  const table = new Table();

  useBrowser('never');
  afterAll(() => {
    console.warn(`\n${table.toString()}\n`);
  });

  return {
    screens,
    named: partOf(screens).map((screen) => [nameOf(screen), screen] as const),
    /** Goes to a page and waits until all of it stands. */
    visit: async (walker: Walker, screen: Screen): Promise<void> => {
      walker.uncaught.length = 0;
      walker.printed.length = 0;
      await walker.enter(screen);
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

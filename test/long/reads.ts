import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { control, useBrowser } from '../e2e/browser';
import type { ReadFault } from './answers';
import { bearing, goTo, look, Table } from './sight';
import { nameOf, privateScreens, Walker } from './walker';

/** Every page while all that it reads is answered wrongly, one fault after the other; prints the table. */
export async function readsUnder(faults: readonly ReadFault[]): Promise<void> {
  await control('reset');
  const screens = await privateScreens();
  const table = new Table();

  useBrowser('never');
  afterAll(() => {
    console.warn(`\n${table.toString()}\n`);
  });

  describe.each(faults)('every read answers: $name ($lang)', ({ name, lang, answer, hopeless }) => {
    let walker: Walker;

    beforeAll(async () => {
      walker = await Walker.start(lang);
      await walker.forget();
      walker.wire.answer = answer;
    });

    afterAll(() => walker?.close());

    const silent = ['held', 'lost', 'HTML'].includes(name);

    const settle = async (told: boolean) => {
      const { page } = walker;
      // What fails for want of an answer is tried again by the clock; nobody waits for it. A jump of 20 s would pass for
      // a machine that slept, after which all is read again.
      const end = Date.now() + 15_000;
      while (told && silent && Date.now() < end) {
        await page.clock.fastForward(answer.kind === 'held' ? 10_000 : 3_000);
        await page.waitForTimeout(30);
        const { alerts, waiting } = await look(page);
        if (alerts.length > 0 && waiting === 0) break;
      }
      return walker.rest(({ text, alerts }) => text !== '' && (!told || alerts.length > 0));
    };

    it.each(screens.map((screen) => [nameOf(screen), screen] as const))(
      `E-03 E-05 PAIN-4.7 B-36 ${name}: %s`,
      async (title, screen) => {
        table.note(title, name, 'FAILED');
        walker.uncaught.length = 0;
        walker.printed.length = 0;
        await walker.enter(screen);
        const sight = await settle(hopeless && !screen.quiet);
        expect(walker.wrong(sight, screen.path), walker.printed.join('\n')).toEqual([]);
        let cell = bearing(sight, lang);
        if (screen.dialog !== undefined && cell !== 'broken') {
          await goTo(walker.page, screen.dialog);
          const open = await walker.rest(({ dialog }) => dialog !== null);
          expect(walker.wrong(open, screen.path), walker.printed.join('\n')).toEqual([]);
          if (bearing(open, lang) === 'broken') cell = 'broken';
        }
        table.note(title, name, cell);
      },
      40_000,
    );
  });
}

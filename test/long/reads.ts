import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { control, useBrowser } from '../e2e/browser';
import type { ReadFault } from './answers';
import { partOf } from '../part';
import { bearing, goTo, Table, type Sight } from './sight';
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

  describe.each(partOf(faults))('every read answers: $name ($lang)', ({ name, lang, answer, hopeless }) => {
    let walker: Walker;

    beforeAll(async () => {
      walker = await Walker.start(lang);
      await walker.forget();
      walker.wire.answer = answer;
    });

    afterAll(() => walker?.close());

    const silent = ['held', 'lost', 'HTML'].includes(name);

    // What fails for want of an answer is tried again by the clock; nobody waits for it. A jump of 20 s would pass for a
    // machine that slept, after which all is read again. The page reads again by itself also after it has told of a
    // failure, so the clock goes on until it is seen at rest.
    const stepMs = answer.kind === 'held' ? 10_000 : 3_000;
    const settle = (told: boolean, reached: (sight: Sight) => boolean) =>
      walker.rest(reached, told && silent ? stepMs : 0);

    it.each(screens.map((screen) => [nameOf(screen), screen] as const))(
      `E-03 E-05 PAIN-4.7 B-36 ${name}: %s`,
      async (title, screen) => {
        table.note(title, name, 'FAILED');
        walker.uncaught.length = 0;
        walker.printed.length = 0;
        await walker.enter(screen);
        const told = hopeless && !screen.quiet;
        const sight = await settle(told, ({ text, alerts }) => text !== '' && (!told || alerts.length > 0));
        expect(walker.wrong(sight, screen.path), walker.printed.join('\n')).toEqual([]);
        let cell = bearing(sight, lang);
        if (screen.dialog !== undefined && cell !== 'broken') {
          await goTo(walker.page, screen.dialog);
          // The page under it reads again by itself meanwhile.
          const open = await settle(told, (seen) => seen.dialog !== null || bearing(seen, lang) === 'broken');
          expect(walker.wrong(open, screen.path), walker.printed.join('\n')).toEqual([]);
          if (bearing(open, lang) === 'broken') cell = 'broken';
        }
        table.note(title, name, cell);
      },
    );
  });
}

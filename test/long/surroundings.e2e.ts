import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { words } from './saving';
import { goTo } from './sight';
import { visits } from './visits';
import { Walker } from './walker';

const { screens, named, visit, standsWell } = await visits();

const storages = {
  full: `Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };`,
  forbidden: `for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError'); } });
  }`,
} as const;

describe.each(['full', 'forbidden'] as const)('the storage is %s', (state) => {
  let walker: Walker;
  const column = `storage ${state}`;

  beforeAll(async () => {
    // Where nothing is kept, Portuguese is spoken.
    walker = await Walker.start(state === 'full' ? 'en' : 'pt', {}, async (page) => {
      await page.addInitScript(storages[state]);
    });
  });

  afterAll(() => walker?.close());

  it.each(named)(`B-01 B-36 storage ${state}: %s`, async (title, screen) => {
    await visit(walker, screen);
    await standsWell(walker, screen, column, title);
  });

  it(`B-01 B-36 storage ${state}: what was written outlives another page`, async () => {
    const { page } = walker;
    const ticket = screens.find(({ path }) => path.startsWith('/tickets/'));
    if (!ticket) throw new Error('no conversation');
    await visit(walker, ticket);
    const field = page.getByRole('textbox', { name: words[walker.lang].messagesInput.label, exact: true });
    await field.fill('Half a thought');
    await page.clock.fastForward(1_000);
    await goTo(page, '/tags');
    await field.waitFor({ state: 'detached' });
    await goTo(page, ticket.path);
    await expect.poll(() => field.inputValue(), { interval: 20 }).toBe('Half a thought');
    await field.fill('');
  });
});

describe('the clock', () => {
  let walker: Walker;

  beforeAll(async () => {
    walker = await Walker.start('es');
  });

  afterAll(() => walker?.close());

  it.each(named)('B-04 B-08 B-36 the clock jumps a day ahead and two days back: %s', async (title, screen) => {
    const { page } = walker;
    await visit(walker, screen);
    const field = page.locator('main input[type="search"]:not([disabled]), main textarea:not([readonly])').first();
    const typing = (await field.count()) > 0;
    if (typing) await field.fill('a');
    await page.clock.fastForward('26:00:00');
    await standsWell(walker, screen, 'day ahead', title);
    await page.clock.setSystemTime((await page.evaluate(() => Date.now())) - 2 * 86_400_000);
    await page.clock.fastForward(1_000);
    await standsWell(walker, screen, 'days back', title);
    if (typing) {
      expect(await field.inputValue()).toBe('a');
      await field.fill('');
    }
  });
});

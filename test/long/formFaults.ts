import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { control, useBrowser } from '../e2e/browser';
import { saveFaults, silentFaults, type ReadFault } from './answers';
import { writes, notTheSession } from './faultyWire';
import { formPlaces, type FormPlace } from './formPlaces';
import { failToSave, untold } from './saving';
import { goTo, look, Table, type Lang } from './sight';
import { privateScreens, Walker } from './walker';

async function choose(page: Page, box: Locator, name: string): Promise<void> {
  await box
    .locator('.MuiSelect-root, .MuiInputBase-root', { has: page.locator(`input[name="${name}"]`) })
    .locator('[role="combobox"]')
    .click();
  await page.getByRole('option').last().click();
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}

async function fillIn(page: Page, box: Locator, { fill = {}, pick = [], contact }: FormPlace): Promise<void> {
  if (contact !== undefined) {
    await box.getByRole('combobox').first().fill(contact);
    await page.clock.fastForward(600);
    await page.getByRole('option').first().click();
  }
  for (const name of pick) await choose(page, box, name);
  for (const [name, text] of Object.entries(fill)) await box.locator(`[name="${name}"]`).fill(text);
}

const langs: readonly Lang[] = ['pt', 'en', 'es'];

/** Every form whose save fails; each in one of the languages, so that all three are read. */
export async function formsIn(lang: Lang): Promise<void> {
  await control('reset');
  const screens = await privateScreens();
  const listPath = screens.find(({ route }) => route.includes(':contactListId'))?.path ?? '';
  const places = formPlaces(listPath)
    .filter((_place, index) => langs[index % langs.length] === lang)
    .map((place) => (place.path === listPath ? { ...place, title: '/contact-lists/…/contacts' } : place));
  const table = new Table();
  let walker: Walker;

  useBrowser('never');
  beforeAll(async () => {
    walker = await Walker.start(lang);
    await walker.page.emulateMedia({ reducedMotion: 'reduce' });
    walker.wire.affects = (method, path) => writes(method) && notTheSession(method, path);
  });

  afterAll(async () => {
    await walker?.close();
    console.warn(`\n${table.toString()}\n`);
  });

  /** No white screen, no rubbish, no uncaught error under the fault just met. */
  const stands = async (path: string): Promise<void> => {
    const sight = await look(walker.page);
    expect(walker.wrong(sight, path), walker.printed.join('\n')).toEqual([]);
  };

  const start = async (path: string): Promise<void> => {
    const { page } = walker;
    walker.uncaught.length = 0;
    walker.printed.length = 0;
    walker.wire.answer = null;
    await walker.wire.drop();
    // Whatever an earlier test left behind must not stand in the way of this one.
    if ((await page.getByRole('dialog').count()) > 0) await page.goto('/nowhere');
    await goTo(page, path);
    await walker.rest(({ text }) => text !== '');
  };

  /** Meets one fault after the other. */
  const failAll = async (
    title: string,
    path: string,
    faults: readonly ReadFault[],
    { send, box }: { send: Locator; box?: Locator },
  ): Promise<void> => {
    for (const fault of faults) {
      table.note(title, fault.name, 'FAILED');
      await failToSave(walker, fault, send, box);
      await stands(path);
      table.note(title, fault.name, 'kept');
    }
  };

  it.each(places.map((place) => [place.title, place] as const))(
    'E-05 B-04 B-07 B-36 PAIN-4.7 %s keeps what was typed, says why, and the next try works',
    async (title, place) => {
      const { page } = walker;
      await start(place.path);
      if (place.opens !== undefined) {
        await goTo(page, place.opens);
        await walker.rest(({ dialog, waiting }) => dialog !== null && waiting === 0);
      }
      const box = place.opens === undefined ? page.locator('main form') : page.getByRole('dialog').last();
      await fillIn(page, box, place);
      await failAll(title, place.path, saveFaults, { send: box.locator('button[type="submit"]').last(), box });
      await box.locator('button[type="submit"]').last().click();
      await page.clock.fastForward(400);
      if (place.opens === undefined) await page.locator('.Toastify [role="status"]').first().waitFor();
      else await page.getByRole('dialog').waitFor({ state: 'detached' });
      table.note(title, 'again', 'saved');
      await untold(page);
    },
    40_000,
  );

  it(`E-05 B-05 B-36 PAIN-4.7 a deletion that fails leaves the record, in ${lang}`, async () => {
    const { page } = walker;
    const title = `delete a tag (${lang})`;
    await start('/tags');
    const row = page.locator('main tbody tr').first();
    const name = (await row.locator('th').innerText()).trim();
    await row.locator('button').last().click();
    const dialog = page.getByRole('dialog');
    await failAll(title, '/tags', silentFaults, { send: dialog.locator('button').last() });
    expect(await page.locator('main tbody th', { hasText: name }).count()).toBe(1);
    await dialog.locator('button').last().click();
    await dialog.waitFor({ state: 'detached' });
    table.note(title, 'again', 'gone');
    await untold(page);
  }, 30_000);

  it(`E-05 B-36 PAIN-4.7 a setting that is not stored falls back and says so, in ${lang}`, async () => {
    const { page } = walker;
    const title = `a setting (${lang})`;
    await start('/settings');
    const toggle = page.locator('main input[type="checkbox"], main input[role="switch"]').first();
    const was = await toggle.isChecked();
    await failAll(title, '/settings', saveFaults, { send: toggle });
    expect(await toggle.isChecked()).toBe(was);
    const setting = page
      .locator('main li')
      .filter({ has: page.locator('input:is([type="checkbox"], [role="switch"])') });
    await setting.first().getByRole('button').click();
    await expect.poll(() => toggle.isChecked(), { interval: 20 }).toBe(!was);
    table.note(title, 'again', 'saved');
    await untold(page);
  }, 30_000);

  it(`H-04 E-05 B-04 PAIN-4.7 the profile keeps what was typed, in ${lang}`, async () => {
    const { page } = walker;
    const title = `the profile (${lang})`;
    await start('/tags');
    await page.locator('header button[aria-haspopup="menu"]').last().click();
    await page.getByRole('menuitem').first().click();
    await walker.rest(({ dialog, waiting }) => dialog !== null && waiting === 0);
    const box = page.getByRole('dialog').last();
    await box.locator('[name="name"]').fill(`Pessoa ${lang}`);
    const send = box.locator('button[type="submit"]');
    await failAll(title, '/tags', saveFaults, { send, box });
    await send.click();
    await page.clock.fastForward(400);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    table.note(title, 'again', 'saved');
    await untold(page);
  }, 30_000);
}

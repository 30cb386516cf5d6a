import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { control, useBrowser } from '../e2e/browser';
import { silentFaults } from './answers';
import { formPlaces, type FormPlace } from './formPlaces';
import { savesIn } from './savesIn';
import { refetchOnResync } from './saving';
import type { Lang } from './sight';
import { privateScreens } from './walker';

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

  useBrowser('never');
  const { start, openAt, opened, failAll, note } = savesIn(lang);

  it.each(places.map((place) => [place.title, place] as const))(
    'E-05 B-04 B-07 B-36 PAIN-4.7 %s keeps what was typed, says why, and the next try works',
    async (title, place) => {
      const page = await start(place.path);
      if (place.opens !== undefined) await openAt(place.opens);
      const box = place.opens === undefined ? page.locator('main form') : page.getByRole('dialog').last();
      await fillIn(page, box, place);
      await failAll(title, place.path, { send: box.locator('button[type="submit"]').last(), box });
      await box.locator('button[type="submit"]').last().click();
      await page.clock.fastForward(400);
      if (place.opens === undefined) await page.locator('.Toastify [role="status"]').first().waitFor();
      else await page.getByRole('dialog').waitFor({ state: 'detached' });
      note(title, 'again', 'saved');
      await refetchOnResync(page);
    },
  );

  it(`E-05 B-05 B-36 PAIN-4.7 a deletion that fails leaves the record, in ${lang}`, async () => {
    const title = `delete a tag (${lang})`;
    const page = await start('/tags');
    const row = page.locator('main tbody tr').first();
    const name = (await row.locator('th').innerText()).trim();
    await row.locator('button').last().click();
    const dialog = page.getByRole('dialog');
    await failAll(title, '/tags', { send: dialog.locator('button').last(), faults: silentFaults });
    expect(await page.locator('main tbody th', { hasText: name }).count()).toBe(1);
    await dialog.locator('button').last().click();
    await dialog.waitFor({ state: 'detached' });
    note(title, 'again', 'gone');
    await refetchOnResync(page);
  });

  it(`E-05 B-36 PAIN-4.7 a setting that is not stored falls back and says so, in ${lang}`, async () => {
    const title = `a setting (${lang})`;
    const page = await start('/settings');
    const toggle = page.locator('main input[type="checkbox"], main input[role="switch"]').first();
    const was = await toggle.isChecked();
    await failAll(title, '/settings', { send: toggle });
    expect(await toggle.isChecked()).toBe(was);
    const setting = page
      .locator('main li')
      .filter({ has: page.locator('input:is([type="checkbox"], [role="switch"])') });
    await setting.first().getByRole('button').click();
    await expect.poll(() => toggle.isChecked(), { interval: 20 }).toBe(!was);
    note(title, 'again', 'saved');
    await refetchOnResync(page);
  });

  it(`H-04 E-05 B-04 PAIN-4.7 the profile keeps what was typed, in ${lang}`, async () => {
    const title = `the profile (${lang})`;
    const page = await start('/tags');
    await page.locator('header button[aria-haspopup="menu"]').last().click();
    await page.getByRole('menuitem').first().click();
    await opened();
    const box = page.getByRole('dialog').last();
    await box.locator('[name="name"]').fill(`Pessoa ${lang}`);
    const send = box.locator('button[type="submit"]');
    await failAll(title, '/tags', { send, box });
    await send.click();
    await page.clock.fastForward(400);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    note(title, 'again', 'saved');
    await refetchOnResync(page);
  });
}

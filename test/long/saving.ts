import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { en } from '../../src/i18n/en';
import { es } from '../../src/i18n/es';
import { pt } from '../../src/i18n/pt';
import type { ReadFault } from './answers';
import type { Wire } from './faultyWire';
import { isOwnText, type Lang } from './sight';

/** The interface's texts by language. */
export const words = { pt, en, es };

/** Who saves: a page, what lies between it and the server, and its language. */
export interface Saver {
  page: Page;
  wire: Wire;
  lang: Lang;
}

/** What is typed, chosen and ticked inside an element. */
export const valuesIn = (box: Locator): Promise<string[]> =>
  box.evaluate((root) =>
    [...root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')].map((field) =>
      field instanceof HTMLInputElement && field.type === 'checkbox' ? String(field.checked) : field.value,
    ),
  );

const soon = { interval: 20, timeout: 8_000 };
/** A field that is refused has the focus, which says its text. */
const alertsOf = (page: Page): Locator =>
  page.locator('[role="alert"]:visible, .MuiFormHelperText-root.Mui-error:visible');

/** Waits for a message in the reader's language, wherever it stands. */
export const told = ({ page, lang }: Saver): Promise<void> =>
  expect
    .poll(async () => (await alertsOf(page).allInnerTexts()).filter((text) => isOwnText(text, lang)).length, soon)
    .toBeGreaterThan(0);

/** Lets the toasts end, so that the next message is one of its own. */
export async function untold(page: Page): Promise<void> {
  const toasts = page.locator('.Toastify__toast');
  await page.mouse.move(0, 0);
  const end = Date.now() + 8_000;
  while ((await toasts.count()) > 0 && Date.now() < end) {
    await page.clock.fastForward(3_100);
    await page.waitForTimeout(20);
  }
}

/** Whether a button takes a click. */
export const works = (button: Locator): Promise<boolean> =>
  button.evaluate((element) => !element.matches(':disabled, [aria-disabled="true"]'));

/** Waits until a call has met the fault; a form sends 400 ms after the click. */
export async function met({ page, wire }: Saver, before: number): Promise<void> {
  const end = Date.now() + 8_000;
  while (wire.hits() === before && Date.now() < end) {
    await page.clock.fastForward(400);
    await page.waitForTimeout(10);
  }
  expect(wire.hits()).toBeGreaterThan(before);
}

/**
 * Sends into a fault: a message says so, what was typed stays, and the button works again.
 * @param box where it was typed
 */
export async function failToSave(saver: Saver, { answer }: ReadFault, send: Locator, box?: Locator): Promise<void> {
  const { page, wire } = saver;
  const typed = box && (await valuesIn(box));
  const before = wire.hits();
  wire.answer = answer;
  await send.click();
  await met(saver, before);
  if (answer.kind === 'held') {
    await page.clock.fastForward(30_000);
    // Still on its way; nothing has been taken back, and nothing is sent twice.
    if (box) expect(await valuesIn(box)).toEqual(typed);
    if (!(await send.evaluate((element) => element.matches('input')))) expect(await works(send)).toBe(false);
    await page.clock.fastForward(31_000);
  }
  await told(saver);
  await expect.poll(() => works(send), soon).toBe(true);
  if (box) expect(await valuesIn(box)).toEqual(typed);
  wire.answer = null;
  await wire.drop();
  await untold(page);
}

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

/** Where a failure is said, if it is neither an alert nor at a field. */
export interface Notice {
  at?: Locator;
  /** The lines one of which has to stand there; absent: any text of the app in the reader's language. */
  says?: readonly string[];
}

const lines = (text: string): string[] => text.split('\n').map((line) => line.trim());

/** Waits for a message in the reader's language, wherever it stands. */
export const told = ({ page, lang }: Saver, { at = alertsOf(page), says }: Notice = {}): Promise<void> => {
  const isMeant = (text: string): boolean =>
    says ? lines(text).some((line) => says.includes(line)) : isOwnText(text, lang);
  return expect.poll(async () => (await at.allInnerTexts()).filter(isMeant).length, soon).toBeGreaterThan(0);
};

/** A text of the interface with its values. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{\{(\w+)[^}]*\}\}/g, (_whole, name: string) => String(values[name]));

/** Lets the toasts end, so that the next message is one of its own. */
export async function refetchOnResync(page: Page): Promise<void> {
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

/** Something that a person does and the server is to store. */
export interface Act extends Notice {
  act: () => Promise<void>;
  /** Looked at while the call is under way and nothing answers. */
  meanwhile?: () => Promise<void>;
  /** How long the call waits for an answer; null: as long as the network does. */
  patience?: number | null;
}

/** Ends the fault and its messages. */
export async function heal({ page, wire }: Saver): Promise<void> {
  wire.answer = null;
  await wire.drop();
  await refetchOnResync(page);
}

const halfPatience = 30_000;

/** Does something into a fault and waits for the message; the fault goes on (`heal`). */
export async function failToAct(saver: Saver, { answer }: ReadFault, what: Act): Promise<void> {
  const { page, wire } = saver;
  const { act, meanwhile, patience = 60_000 } = what;
  const before = wire.hits();
  wire.answer = answer;
  await act();
  await met(saver, before);
  if (answer.kind === 'held') {
    await page.clock.fastForward(halfPatience);
    await meanwhile?.();
    if (patience === null) await wire.drop();
    else await page.clock.fastForward(patience - halfPatience + 1_000);
  }
  await told(saver, what);
}

/** What is typed and the button that sends it. */
export interface Form extends Omit<Act, 'act' | 'meanwhile'> {
  send: Locator;
  /** Where it was typed; absent: a button alone. */
  box?: Locator;
}

/** Sends into a fault: a message says so, what was typed stays, and the button works again. */
export async function failToSave(saver: Saver, fault: ReadFault, { send, box, ...rest }: Form): Promise<void> {
  const typed = box && (await valuesIn(box));
  await failToAct(saver, fault, {
    ...rest,
    act: () => send.click(),
    // Still on its way; nothing has been taken back, and nothing is sent twice.
    meanwhile: async () => {
      if (box) expect(await valuesIn(box)).toEqual(typed);
      if (!(await send.evaluate((element) => element.matches('input')))) expect(await works(send)).toBe(false);
    },
  });
  await expect.poll(() => works(send), soon).toBe(true);
  if (box) expect(await valuesIn(box)).toEqual(typed);
  await heal(saver);
}

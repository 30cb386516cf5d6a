import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { control, newAgent, newVisitor, useBrowser } from '../e2e/browser';
import { everyView, inspector, layer, system, traveller, type View } from '../e2e/inspect';

type Name = string | RegExp;

/** What a step may do with several things that it shows one after the other. */
export interface Sight {
  settle: () => Promise<void>;
  look: (what: string) => Promise<void>;
}

/** What is pressed by its name in Portuguese and opens something, what is pressed and stays, or whatever leads on. */
export type Step = Name | { stay: Name } | ((page: Page, sight: Sight) => Promise<unknown>);

/** Pressed, but nothing opens: a tab, the next step of a dialog. */
export const stay = (name: Name): Step => ({ stay: name });

/** A place, and what opens there one thing over the other. Each that shows a layer is looked at. */
export interface Way {
  /** An address, or what makes one. */
  at: string | (() => Promise<string>);
  steps: readonly Step[];
  /** Only where there is this much room, or as little. */
  only?: 'wide' | 'phone';
}

const told = (step: Step): string => {
  if (typeof step === 'function') return step.name;
  return typeof step === 'string' || step instanceof RegExp ? String(step) : String(step.stay);
};

/** The names of what a way leads to, one after the other, each with the way to it. */
function placesOf({ at, steps }: Way): string[] {
  const names = [typeof at === 'string' ? at : at.name, ...steps.map(told)];
  return names.map((_name, index) => names.slice(0, index + 1).join(' › '));
}

const roles = [
  'button',
  'menuitem',
  'menuitemradio',
  'menuitemcheckbox',
  'tab',
  'combobox',
  'option',
  'link',
  'checkbox',
  'radio',
] as const;

/** Everything with this name in the topmost layer, or on the page. */
function named(page: Page, name: Name, open: boolean): Locator {
  const within = open ? page.locator(layer).last() : page.locator('body');
  const [first, ...others] = roles.map((role) => within.getByRole(role, { name, exact: typeof name === 'string' }));
  if (!first) throw new Error('no roles');
  return others.reduce((all, one) => all.or(one), first).filter({ visible: true });
}

const foldedActions = /^Ações de /;

/** Presses what has the name; what rows fold into a menu for want of room is looked for there. */
async function press(page: Page, name: Name, open: boolean): Promise<void> {
  const wanted = named(page, name, open).first();
  if (open) return wanted.click();
  const menus = named(page, foldedActions, false);
  await wanted.or(menus.first()).first().waitFor();
  // The page may still be about to show it: on a telephone the list stands there before the conversation.
  await wanted.waitFor({ timeout: 1_500 }).catch(() => undefined);
  if (await wanted.isVisible()) return wanted.click();
  const items = page.getByRole('menuitem');
  const item = page.getByRole('menuitem', { name, exact: typeof name === 'string' }).first();
  for (const menu of await menus.all()) {
    await menu.click();
    await items.first().waitFor();
    if (await item.isVisible()) return item.click();
    await page.keyboard.press('Escape');
    await items.first().waitFor({ state: 'detached' });
  }
  throw new Error(`no row offers ${String(name)}`);
}

const modal = '.MuiModal-root:not(.MuiModal-hidden)';
const lightbox = '.yarl__portal';
/** What stands over a page without keeping it waiting, or keeps only a part of it waiting. */
const others = [
  '.MuiAutocomplete-popper',
  '.MuiPaper-root:has(> [role="listbox"])',
  '[role="dialog"][aria-modal="true"]',
].map((selector) => `${selector}:not(.MuiModal-root *, .MuiModal-root, ${lightbox} *)`);

/** Whatever stands over the page. */
const over = [modal, lightbox, ...others].join(', ');

/** What is looked at: what has just come, and else the topmost layer. */
const topmost = (page: Page): Promise<string | null> =>
  page.evaluate(
    ({ free, top }) => {
      const standing = free.filter((selector) => document.querySelector(selector));
      const fresh = standing.find((selector) => document.querySelector(`${selector}:not([data-before])`));
      return fresh ?? (document.querySelector(top) ? top : (standing[0] ?? null));
    },
    { free: [lightbox, ...others], top: layer },
  );

const mark = (page: Page): Promise<void> =>
  page.evaluate((all) => {
    for (const shown of document.querySelectorAll<HTMLElement>(all)) shown.dataset['before'] = '';
  }, over);

/** Closes whatever stands over the page, and gives up what was written there. */
async function closeAll(page: Page): Promise<void> {
  const count = () => page.locator(over).count();
  for (let left = 8, open = await count(); left > 0 && open > 0; left -= 1) {
    const discard = page
      .getByRole('dialog')
      .getByRole('button', { name: /^Descartar/ })
      .last();
    if (await discard.isVisible()) await discard.click();
    else await page.keyboard.press('Escape');
    const before = open;
    for (let waited = 0; waited < 20 && open === before; waited += 1) {
      await page.waitForTimeout(40);
      open = await count();
    }
  }
  if ((await count()) > 0) throw new Error('something stays open');
}

interface Room {
  width: number;
  height: number;
  views: readonly View[];
}

const wide: Room = { width: 1440, height: 900, views: everyView };

/** Names and light colours are those of the wide window; what is left are boxes, and the longest texts. */
const phone: Room = {
  width: 390,
  height: 844,
  views: [
    { lang: 'pt', theme: 'dark', axe: null },
    { lang: 'es', theme: 'dark', axe: 'colours' },
    { lang: 'en', theme: 'dark', axe: null },
  ],
};

/** A page on which one way after the other is walked, by someone who may do everything, or by nobody. */
async function begin(who: 'super' | 'nobody', { views, ...size }: Room, ways: readonly Way[]) {
  await control('reset');
  // Before the page signs in: whoever signs in again ends the session of before.
  const addresses = new Map<Way['at'], string>();
  for (const { at } of ways) if (typeof at !== 'string' && !addresses.has(at)) addresses.set(at, await at());
  const { page, errors, close } = await (who === 'super'
    ? newAgent('super', { ...size, ...system })
    : newVisitor({ ...size, ...system }));
  if (who === 'nobody') await page.goto('/login');
  page.setDefaultTimeout(8_000);
  // A reload after a way that was blocked asks whether what was written may go.
  page.on('dialog', (question) => void question.accept());
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { look, found } = inspector(page, { views });
  const { go, settle } = traveller(page);
  /** Ways share their first steps; what they share is looked at once. */
  const looked = new Set<string>();
  /** Whether a way has led to anything yet. */
  let met = false;

  const show = async (place: string): Promise<boolean> => {
    const shown = await topmost(page);
    met ||= shown !== null;
    if (shown !== null && !looked.has(place)) {
      await look(place, shown);
      looked.add(place);
    }
    return shown === layer;
  };

  const walk = async (way: Way): Promise<void> => {
    const [, ...places] = placesOf(way);
    await go(typeof way.at === 'string' ? way.at : (addresses.get(way.at) ?? ''));
    let open = false;
    met = false;
    for (const [index, step] of way.steps.entries()) {
      const place = places[index] ?? '';
      await mark(page);
      if (typeof step === 'function') {
        await step(page, { settle, look: async (what) => void (await show(`${place}, ${what}`)) });
      } else if (typeof step === 'string' || step instanceof RegExp) {
        await press(page, step, open);
        await page.locator(`:is(${over}):not([data-before])`).first().waitFor();
      } else await press(page, step.stay, open);
      if (index === way.steps.length - 1 && !met) await page.locator(over).first().waitFor();
      await settle();
      open = await show(place);
    }
    await closeAll(page);
  };

  /** What is wrong on a way. One that is blocked leaves the next a page as it began. */
  const faults = async (way: Way): Promise<string[]> => {
    try {
      await walk(way);
    } catch (error) {
      found.push(`blocked: ${String(error).slice(0, 600)}`);
      await page.evaluate("localStorage.setItem('i18nextLng', 'pt')");
      await page.reload();
      await page.locator('h1').first().waitFor({ state: 'attached' });
    }
    return [...found.splice(0), ...errors.splice(0)];
  };
  return { faults, close };
}

/** Every way is a test, in a wide window and on a telephone; those of one size share a page. */
export function everyWay(ways: readonly Way[], who: 'super' | 'nobody' = 'super'): void {
  useBrowser('never');

  describe.each([
    ['1440 px', 'wide', wide],
    ['390 px', 'phone', phone],
  ] as const)('%s, three languages: no finding in any dialog, popover or menu, nothing cut', (_size, kind, room) => {
    const here = ways.filter(({ only = kind }) => only === kind);
    let tour: Awaited<ReturnType<typeof begin>>;
    beforeAll(async () => {
      tour = await begin(who, room, here);
    });
    afterAll(() => tour.close());

    it.each(here.map((way) => [placesOf(way).at(-1), way] as const))('B-33 B-34 B-35 %s', async (_place, way) => {
      expect(await tour.faults(way)).toEqual([]);
    });
  });
}

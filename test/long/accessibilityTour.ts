import type { Locator, Page } from 'playwright-core';
import { newAgent } from '../e2e/browser';
import { inspector, layer, system, traveller, type Inspector, type Traveller, type View } from '../e2e/inspect';

type Name = string | RegExp;

/** What is pressed by its name in Portuguese and opens something, what is pressed and stays, or whatever leads on. */
export type Step = Name | { stay: Name } | ((page: Page) => Promise<unknown>);

/** Pressed, but nothing opens: a tab, the next step of a dialog. */
export const stay = (name: Name): Step => ({ stay: name });

const told = (step: Step): string => {
  if (typeof step === 'function') return step.name;
  return typeof step === 'string' || step instanceof RegExp ? String(step) : String(step.stay);
};

/** A place, and what opens there one thing over the other. Each that shows a layer is looked at. */
export interface Way {
  at: string;
  steps: readonly Step[];
  /** Only where there is this much room, or as little. */
  only?: 'wide' | 'phone';
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

const folded = /^Ações de /;

/** Presses what has the name; what a row folds into a menu for want of room is looked for there. */
async function press(page: Page, name: Name, open: boolean): Promise<void> {
  const wanted = named(page, name, open).first();
  const menu = named(page, folded, false).first();
  if (!open) await wanted.or(menu).first().waitFor();
  if (!open && !(await wanted.isVisible())) {
    await menu.click();
    await page
      .getByRole('menuitem', { name, exact: typeof name === 'string' })
      .first()
      .click();
    return;
  }
  await wanted.click();
}

/** Whatever stands over the page; a contact beside the conversation counts too. */
const layers = '.MuiModal-root:not(.MuiModal-hidden), .yarl__portal';

/** Closes whatever stands over the page, and gives up what was written there. */
async function closeAll(page: Page): Promise<void> {
  const count = () => page.locator(layers).count();
  for (let left = 8, open = await count(); left > 0 && open > 0; left -= 1) {
    const discard = page.getByRole('dialog').getByRole('button', { name: /^(Descartar|Sair sem)/ });
    if (await discard.isVisible()) await discard.click();
    else await page.keyboard.press('Escape');
    const before = open;
    for (let waited = 0; waited < 20 && open === before; waited += 1) {
      await page.waitForTimeout(40);
      open = await count();
    }
  }
  if ((await page.locator(layers).count()) > 0) throw new Error('something stays open');
}

/** Walks every way and looks at what opens. A way that is blocked is told, and the next one is walked. */
async function tour(page: Page, ways: readonly Way[], { look, found }: Inspector, walk: Traveller): Promise<void> {
  const phone = (page.viewportSize()?.width ?? 0) < 600;
  for (const { at, steps, only } of ways) {
    if (only !== undefined && (only === 'phone') !== phone) continue;
    let place = at;
    try {
      await walk.go(at);
      let open = false;
      for (const [index, step] of steps.entries()) {
        await page.evaluate((all) => {
          for (const shown of document.querySelectorAll<HTMLElement>(all)) shown.dataset['before'] = '';
        }, layers);
        place += ` › ${told(step)}`;
        if (typeof step === 'function') await step(page);
        else if (typeof step === 'string' || step instanceof RegExp) {
          await press(page, step, open);
          await page.locator(`:is(${layers}):not([data-before])`).first().waitFor();
        } else await press(page, step.stay, open);
        if (index === steps.length - 1) await page.locator(layers).first().waitFor();
        await walk.settle();
        const [top] = await page
          .locator(`.yarl__portal, ${layer}`)
          .evaluateAll((all) => all.map((shown) => shown.getAttribute('class') ?? '').toReversed());
        open = top !== undefined;
        if (open) await look(place, top?.includes('yarl') ? '.yarl__portal' : layer);
      }
      await closeAll(page);
    } catch (error) {
      found.push(`${place}: ${String(error).slice(0, 400)}`);
      await page.reload();
      await page.locator('h1').first().waitFor({ state: 'attached' });
    }
  }
}

/** What is wrong with anything that the ways lead to, for someone who may do everything. */
export async function tourAs(
  size: { width: number; height: number },
  views: readonly View[],
  ways: readonly Way[],
): Promise<string[]> {
  const { page, errors, close } = await newAgent('super', { ...size, ...system });
  page.setDefaultTimeout(8_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const inspected = inspector(page, { views });
  await tour(page, ways, inspected, traveller(page));
  await close();
  return [...inspected.found, ...errors];
}

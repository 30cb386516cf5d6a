import { errors, type Locator, type Page } from 'playwright-core';
import type { Chance } from '../randomness';
import { Eyes, type Sight } from './eyes';

/** As long as a person looks before pressing: what comes sooner was aimed at what stood there before (DAY-61). */
const lookMs = 450;

/** How long a hand waits for something to press, in milliseconds. */
export const patience = { timeout: 4_000 };

/** Thrown where there is nothing to be done at the moment. */
export class Nothing extends Error {}

/** Whether somebody was faster, or the network: as in life. */
export const isLife = (error: unknown): boolean =>
  error instanceof Nothing || error instanceof errors.TimeoutError || /not attached|detached/.test(String(error));

/** Pointer and keys at a page, and the eyes that lead them. */
export class Hand {
  readonly page: Page;
  readonly eyes: Eyes;
  readonly #chance: Chance;

  private constructor(page: Page, eyes: Eyes, chance: Chance) {
    this.page = page;
    this.eyes = eyes;
    this.#chance = chance;
  }

  static async at(page: Page, chance: Chance): Promise<Hand> {
    return new Hand(page, await Eyes.at(page), chance);
  }

  /** The pointer goes there, rests as long as a person looks, and presses wherever it is. @returns what was aimed at */
  async press(at: Locator): Promise<Sight[]> {
    await at.hover(patience);
    await this.look();
    await this.page.mouse.down();
    await this.page.mouse.up();
    return this.eyes.pressed();
  }

  /** One of the first few. */
  async oneOf(found: Locator, count = 5): Promise<Locator> {
    await found.first().waitFor(patience);
    const there = await found.count();
    if (there === 0) throw new Nothing();
    return found.nth(this.#chance.below(Math.min(count, there)));
  }

  /** A row of the list, among the first few, by its ticket. */
  async row(): Promise<Locator> {
    const row = await this.oneOf(this.page.locator('main li[data-ticket]'));
    return this.page.locator(`main li[data-ticket="${await row.getAttribute('data-ticket', patience)}"]`);
  }

  /** Rests as long as a person looks. */
  async look(): Promise<void> {
    await this.page.waitForTimeout(lookMs);
  }

  /** Types a text and sends it. @returns the conversations that were on screen meanwhile */
  async type(text: string): Promise<number[]> {
    await this.eyes.typed();
    await this.page.keyboard.type(text);
    await this.page.keyboard.press('Enter');
    return this.eyes.typed();
  }

  /** Closes whatever lies over the page. */
  async clear(): Promise<void> {
    const layer = this.page.locator('[role="dialog"], [role="menu"], [role="listbox"]');
    for (let tries = 0; tries < 8 && (await layer.count()) > 0; tries += 1) {
      const close = layer.last().getByRole('button', { name: /^(Fechar|Cancelar|Descartar|Parar)$/ });
      if (tries > 1 && (await close.count()) > 0)
        await close
          .first()
          .click(patience)
          .catch(() => undefined);
      else await this.page.keyboard.press('Escape');
      await this.page.waitForTimeout(150);
    }
  }
}

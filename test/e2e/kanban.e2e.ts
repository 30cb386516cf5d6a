import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { reactionMs } from '@/browser/past';
import { expectNoAxeViolations, newAgent, useBrowser } from './browser';
import { isThere } from './isThere';

useBrowser('each');

const lane = (page: Page, name: string): Locator => page.getByRole('region', { name: new RegExp(`^${name}`) });
const card = (inside: Locator, name: string): Locator => inside.getByRole('link', { name, exact: true });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');

/** Of a card that no other card shares its name with. */
async function soleName(page: Page, inside: Locator): Promise<string> {
  await inside.getByRole('listitem').getByRole('link').first().waitFor();
  for (const name of await inside.getByRole('listitem').getByRole('link').allTextContents()) {
    if ((await page.getByRole('link', { name, exact: true }).count()) === 1) return name;
  }
  throw new Error('every name stands twice');
}

async function centre(of: Locator): Promise<{ x: number; y: number }> {
  const box = await of.boundingBox();
  if (!box) throw new Error('nothing on screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  // Waits until it lies still with nothing above it, as a hand does; a place that is only measured may be gone.
  await from.hover();
  const start = await centre(from);
  await page.mouse.move(start.x, start.y);
  // It sees the card there before it presses (DAY-61).
  await page.waitForTimeout(reactionMs + 50);
  await page.mouse.down();
  await page.mouse.move(start.x + 12, start.y + 6);
  // The board may be moving still: a hand goes where it sees the lane.
  const follow = async (): Promise<boolean> => {
    const end = await centre(to);
    await page.mouse.move(end.x, end.y, { steps: 6 });
    return isThere(to.locator('[data-slot]'), 1_000);
  };
  await expect.poll(follow, { timeout: 20_000 }).toBe(true);
}

describe('the kanban board', () => {
  it('K-04 B-31 B-33 a card goes by keyboard and by mouse, the focus with it, and a colleague sees it', async () => {
    const { page, close } = await newAgent('admin');
    const other = await newAgent('super');
    await other.page.clock.install();
    await other.page.goto('/kanban');
    await page.goto('/kanban');
    const [quote, payment, delivery] = [
      lane(page, 'Orçamento enviado'),
      lane(page, 'Aguardando pagamento'),
      lane(page, 'Entrega agendada'),
    ];
    const name = await soleName(page, quote);
    await card(lane(other.page, 'Orçamento enviado'), name).waitFor();
    await expectNoAxeViolations(page);

    await card(quote, name).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('ArrowRight');
    await payment.locator('[data-slot]').waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Enter');
    await card(payment, name).waitFor();
    await expect.poll(() => focused(page)).toBe(name);

    await drag(page, card(payment, name), delivery);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await delivery.locator('[data-slot]').waitFor({ state: 'detached' });
    expect(await card(payment, name).count()).toBe(1);

    await drag(page, card(payment, name), delivery);
    await page.mouse.up();
    await card(delivery, name).waitFor();
    await expect.poll(() => focused(page)).toBe(name);
    expect(new URL(page.url()).pathname).toBe('/kanban');

    await other.page.clock.runFor(11_000);
    await card(lane(other.page, 'Entrega agendada'), name).waitFor();
    await page.reload();
    await card(delivery, name).waitFor();
    await other.close();
    await close();
  });

  it('B-31 B-34 on a phone one lane at a time; a finger that rests lifts a card, one that swipes scrolls', async () => {
    const { page, context, errors, close } = await newAgent('ana', { width: 390, height: 844 });
    await page.goto('/kanban');
    const open = lane(page, 'Em aberto');
    const name = await soleName(page, open);
    const finger = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const { x, y } = await centre(card(open, name));
    await touch('touchStart', x, y);
    await page.locator('[data-lifted]').waitFor();
    for (let at = x; at < 376; at += 20) await touch('touchMove', at, y);
    await touch('touchMove', 376, y);
    // At the edge the board goes on to the lanes behind it; whichever is there takes the card.
    await page.locator('[data-slot]').waitFor();
    await touch('touchEnd');
    await card(open, name).waitFor({ state: 'detached' });
    await page.locator('[data-card]').getByRole('link', { name, exact: true }).waitFor();
    await touch('touchStart', 180, 600);
    for (let at = 600; at > 400; at -= 25) await touch('touchMove', 180, at);
    await touch('touchEnd');
    expect(await page.locator('[data-lifted]').count()).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await expectNoAxeViolations(page);
    expect(errors).toEqual([]);
    await close();
  });
});

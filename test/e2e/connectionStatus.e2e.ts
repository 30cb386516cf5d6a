import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { control, expectNoAxeViolations, newAgent, useBrowser, type AgentOptions } from './browser';
import { dismiss } from './inspect';
import { wireOf } from './wire';

useBrowser('each');

const cause = 'Atualização ao vivo parada.';
const rest = 'O que chega é lido a cada meio minuto; enviar funciona. Reconectando…';

/** Ana on a page whose live updates can be lost and found again. */
async function anaOn(path: string, options: AgentOptions = {}, silent: readonly RegExp[] = []) {
  const ana = await newAgent('ana', options, [/WebSocket/, ...silent]);
  if (silent.length > 0)
    await ana.page.addInitScript(() => {
      HTMLMediaElement.prototype.play = () => Promise.reject(new DOMException('no gesture', 'NotAllowedError'));
    });
  const wire = await wireOf(ana.page);
  await ana.page.goto(path);
  const status = ana.page.getByRole('banner').getByRole('status');
  const lose = async (): Promise<void> => {
    // A first connection that fails goes another way; one that has stood is lost.
    await expect.poll(() => wire.heard).toBeGreaterThan(1);
    wire.cut = true;
    await control('dropSockets');
    await status.getByRole('button', { name: cause }).waitFor();
  };
  const find = async (): Promise<void> => {
    wire.cut = false;
    await ana.page.evaluate("window.dispatchEvent(new Event('online'))");
    await status.getByRole('button').waitFor({ state: 'detached' });
  };
  return { ...ana, status, lose, find };
}

const placeOf = (what: Locator): Promise<unknown> => what.first().boundingBox();

/** Buttons of the app bar that lie over each other or outside of the window. */
const overlapped = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const buttons = [...document.querySelectorAll('header button')].filter((button) => button.checkVisibility());
    const boxes = buttons.map((button) => button.getBoundingClientRect());
    const pairs = boxes.flatMap((one, index) =>
      boxes.slice(index + 1).flatMap((other, later) => {
        const apart = one.right <= other.left + 0.5 || other.right <= one.left + 0.5;
        return apart ? [] : [`${buttons[index]?.textContent} / ${buttons[index + 1 + later]?.textContent}`];
      }),
    );
    const out = boxes.filter(({ right }) => right > window.innerWidth).map(({ right }) => `out at ${right}`);
    return [...pairs, ...out].join(', ');
  });

describe('a lost connection', () => {
  it('DAY-20 DAY-55 moves no row of the list by a pixel, and is told whole', async () => {
    const { page, status, lose, find, close } = await anaOn('/tickets', { width: 1440, height: 900 });
    const row = page.getByRole('main').getByRole('link', { name: /Beatriz Nogueira/ });
    await row.waitFor();
    const before = await placeOf(row);
    await lose();
    expect(await placeOf(row)).toEqual(before);
    expect((await status.getByText(rest).boundingBox())?.width).toBeGreaterThan(200);
    await find();
    expect(await placeOf(row)).toEqual(before);
    await close();
  });

  it('DAY-20 DAY-55 moves no card of the board by a pixel', async () => {
    const { page, lose, close } = await anaOn('/kanban', { width: 1440, height: 900 });
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Beatriz Nogueira' });
    await card.first().waitFor();
    const before = await placeOf(card);
    await lose();
    expect(await placeOf(card)).toEqual(before);
    await close();
  });

  it('DAY-20 DAY-55 moves nothing on a telephone, where a button tells the whole sentence', async () => {
    const { page, status, lose, close } = await anaOn('/tickets', { width: 390, height: 780 });
    const row = page.getByRole('main').getByRole('link', { name: /Beatriz No/ });
    await row.waitFor();
    const before = await placeOf(row);
    await lose();
    expect(await placeOf(row)).toEqual(before);
    expect(await overlapped(page)).toBe('');
    await expectNoAxeViolations(page, 'header');
    await status.getByRole('button', { name: `${cause} ${rest}` }).click();
    const dialog = page.getByRole('dialog', { name: cause });
    expect((await dialog.getByText(rest).boundingBox())?.width).toBeGreaterThan(200);
    await dismiss(page, dialog);
    await close();
  });

  it('DAY-55 has its room on a telephone beside the button that lets the sound through', async () => {
    const { page, lose, close } = await anaOn('/tickets', { width: 390, height: 780 }, [/^sound/]);
    const chip = page.getByRole('button', { name: 'Ativar som' });
    // A message that comes before the page listens makes no sound.
    const isOffered = async (): Promise<boolean> => {
      await control('receive', { ticketId: 2, body: 'Olá', bot: false });
      return chip.isVisible();
    };
    await expect.poll(isOffered, { timeout: 30_000, interval: 1_000 }).toBe(true);
    await lose();
    expect(await overlapped(page)).toBe('');
    await close();
  });
});

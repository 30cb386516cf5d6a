import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newAgent, newVisitor, useBrowser } from './browser';

useBrowser('once');

const upright = { width: 390, height: 844, insets: { top: 47, right: 0, bottom: 34, left: 0 } };
const lying = { width: 844, height: 390, insets: { top: 0, right: 47, bottom: 21, left: 47 } };

type Insets = typeof upright.insets;

/** As on a telephone with a notch and a home bar. */
async function cover(page: Page, insets: Insets): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

/** What is read or pressed below the notch or the home bar. */
const covered = (page: Page, insets: Insets): Promise<string[]> =>
  page.evaluate(({ top, right, bottom, left }) => {
    const found = new Set<string>();
    const { innerWidth, innerHeight } = window;
    for (let x = 2; x < innerWidth; x += 6)
      for (let y = 2; y < innerHeight; y += 6) {
        if (x >= left && x <= innerWidth - right && y >= top && y <= innerHeight - bottom) continue;
        const part = document.elementFromPoint(x, y)?.closest('a, button, input, textarea, label, p, h2, [role="tab"]');
        if (part) found.add(part.ariaLabel ?? (part.textContent || part.tagName));
      }
    return [...found];
  }, insets);

describe('a telephone with a notch and a home bar', () => {
  it.each([
    ['upright', upright],
    ['lying', lying],
  ])('B-34 PUB-52 has nothing under them, %s', async (_name, { insets, ...size }) => {
    const visitor = await newVisitor(size);
    await visitor.page.goto('/login');
    await cover(visitor.page, insets);
    await visitor.page.getByRole('button', { name: 'Entrar' }).waitFor();
    await visitor.page.mouse.wheel(0, 2000);
    await visitor.page.waitForTimeout(300);
    const login = await covered(visitor.page, insets);
    await visitor.close();

    const { page, close } = await newAgent('ana', size);
    await cover(page, insets);
    const row = page
      .getByRole('main')
      .getByRole('link', { name: /Rodrigo Va/ })
      .first();
    await row.waitFor();
    const list = await covered(page, insets);

    await page.getByRole('button', { name: 'Abrir o menu' }).click();
    await page.getByLabel('Menu principal').getByRole('link', { name: 'Tarefas' }).waitFor();
    await page.waitForTimeout(500);
    const menu = await covered(page, insets);
    await page.keyboard.press('Escape');
    await row.click();
    await page.getByRole('textbox', { name: 'Mensagem', exact: true }).waitFor();
    const conversation = await covered(page, insets);

    await page.getByRole('button', { name: 'Abrir a foto' }).last().click();
    await page.getByRole('button', { name: 'Baixar' }).last().waitFor();
    await page.waitForTimeout(500);
    const photo = await covered(page, insets);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menuitem', { name: 'Transferir' }).click();
    await page.getByRole('dialog', { name: 'Transferir atendimento' }).getByRole('button').last().waitFor();
    await page.waitForTimeout(500);
    const dialog = await covered(page, insets);
    expect({ login, list, menu, conversation, photo, dialog }).toEqual({
      login: [],
      list: [],
      menu: [],
      conversation: [],
      photo: [],
      dialog: [],
    });
    await close();
  });
});

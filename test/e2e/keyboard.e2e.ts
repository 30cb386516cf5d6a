import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PASSWORD } from '../backend/seed/people';
import { emailOf, expectNoAxeViolations, newVisitor, until, useBrowser } from './browser';

useBrowser('each');

const isDialog = 'document.querySelector(\'[role="dialog"]\') !== null';

/** Opens the palette and chooses what a text finds first. */
async function choose(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Buscar páginas/ }).waitFor();
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

describe('keyboard', () => {
  it('B-25 B-33 from sign-in to resolve by shortcuts and palette alone', async () => {
    const { page, errors, close } = await newVisitor();
    await page.goto('/login');
    await page.locator('input[name="email"]').waitFor();
    await page.locator('input[name="email"]').focus();
    await page.keyboard.type(emailOf('ana'));
    await page.keyboard.press('Tab');
    await page.locator('input[name="password"]').focus();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/tickets/);
    await page.getByRole('button', { name: 'Buscar ou ir para' }).waitFor();

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Buscar páginas/ }).waitFor();
    await expectNoAxeViolations(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await until(page, `!(${isDialog})`);

    await choose(page, 'quem aguarda');
    const waiting = page.getByRole('list', { name: 'Aguardando' });
    await waiting.getByRole('listitem').first().waitFor();
    await page.keyboard.press('j');
    await until(page, 'document.activeElement.matches(`[data-act="accept"]`)');
    const name = await page.evaluate<string>(
      'document.activeElement.getAttribute("aria-label").replace("Aceitar ", "")',
    );
    await page.keyboard.press('a');
    await page.keyboard.press('a');
    const conversation = page.getByRole('region', { name: `Conversa com ${name}` });
    await conversation.getByRole('button', { name: 'Resolver' }).waitFor();

    const box = conversation.getByRole('textbox', { name: 'Mensagem' });
    await until(page, 'document.activeElement.matches("textarea")');
    await page.keyboard.type('Posso ajudar em algo mais? jkea');
    await page.keyboard.press('Enter');
    await conversation.getByText('Posso ajudar em algo mais? jkea').waitFor();
    await expect.poll(() => box.inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Shift+?');
    await page.getByRole('dialog', { name: 'Atalhos do teclado' }).waitFor();
    await expectNoAxeViolations(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await until(page, `!(${isDialog})`);

    await page.keyboard.press('e');
    await page.keyboard.press('e');
    await page.getByText(/^Atendimento #\d+ resolvido$/).waitFor();
    await page.waitForURL(/\/tickets(\?|$)/);
    await choose(page, 'tags');
    await page.waitForURL(/\/tags/);
    expect(errors).toEqual([]);
    await close();
  });

  it('B-25 B-34 at 390 px the menu opens the palette, which finds a conversation', async () => {
    const { page, errors, close } = await newVisitor({ width: 390, height: 780 });
    await page.goto('/login');
    await page.locator('input[name="email"]').fill(emailOf('ana'));
    await page.locator('input[name="password"]').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/tickets/);
    await page.getByRole('button', { name: 'Abrir o menu' }).click();
    await page.getByRole('button', { name: 'Buscar ou ir para' }).click();
    const palette = page.getByRole('dialog', { name: 'Buscar ou ir para' });
    await palette.getByRole('combobox').fill('novo atend');
    await palette.getByRole('option', { name: 'Novo atendimento' }).click();
    await page.getByRole('dialog', { name: 'Novo atendimento' }).waitFor();
    const wide = await page.evaluate('document.documentElement.scrollWidth > innerWidth');
    expect(wide).toBe(false);
    expect(errors).toEqual([]);
    await close();
  });
});

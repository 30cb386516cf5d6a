import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../backend/seed/people';
import { emailOf, fillLogin, newAgent, newVisitor, useBrowser } from './browser';
import { dialogIn, dismiss, inspector, isLost, layer, system, type Inspector } from './inspect';
import { conversationAddress } from './places';
import { restAs } from './rest';

// A short tour of what everyone sees all day. Every page, dialog, popover and menu: test/long/accessibility*.

let address: string;

useBrowser('once');
beforeAll(async () => {
  address = await conversationAddress();
});

/** What a button of the app bar opens. */
async function tourBar(page: Page, { look, leave }: Inspector): Promise<void> {
  for (const name of [/^Notificações/, /^Conta de/]) {
    await page.getByRole('banner').getByRole('button', { name }).click();
    const shown = page.locator('.MuiPopover-paper').last();
    await shown.waitFor();
    await look(`app bar ${String(name)}`, layer);
    await leave(`app bar ${String(name)}`, shown);
  }
}

/** The conversation, its menu and the contact beside or over it. */
async function tourConversation(page: Page, { look, leave }: Inspector): Promise<void> {
  await page.goto(address);
  const section = page.getByRole('region', { name: /^Conversa com/ });
  await section.getByRole('textbox', { name: 'Mensagem' }).waitFor();
  await page.getByRole('region', { name: 'Mensagens' }).locator('[data-row]').last().waitFor();
  await look('conversation');
  const menu = page.getByRole('menu');
  await section.getByRole('button', { name: 'Mais ações' }).click();
  await menu.waitFor();
  await look('ticket menu', layer);
  await leave('ticket menu', menu);
  await section.getByRole('button', { name: 'Dados do contato' }).click();
  // Beside the conversation it is complementary, over it a dialog.
  const drawer = page.locator('[aria-label="Dados do contato"]:is([role=complementary], [role=dialog])');
  await drawer.getByRole('button', { name: 'Editar contato' }).waitFor();
  await look('drawer', '[aria-label="Dados do contato"]:is([role=complementary], [role=dialog])');
}

describe('what axe finds', () => {
  it.each([1280, 390])(
    'B-33 B-34 PAIN-9.6 nothing in the inbox and the frame, in both themes, %i px',
    async (width) => {
      const { page, errors, close } = await newAgent('super', { width, ...system });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // The wide window is seen in both themes, a telephone in the dark.
      const inspected = inspector(page, width < 600 ? { views: [{ lang: 'pt', theme: 'dark', axe: 'all' }] } : {});
      await page.getByRole('list', { name: 'Atendendo' }).getByRole('listitem').first().waitFor();
      await inspected.look('tickets');
      await page.getByRole('button', { name: 'Novo', exact: true }).click();
      const form = dialogIn(page);
      await form.getByRole('combobox', { name: /^Contato/ }).waitFor();
      await inspected.look('new ticket', layer);
      await dismiss(page, form);
      await tourBar(page, inspected);
      await tourConversation(page, inspected);
      expect([...inspected.found, ...errors]).toEqual([]);
      await close();
    },
    120_000,
  );

  it('B-33 B-35 I-01 S-01 nothing from the login page to a conversation in Spanish, 390 px', async () => {
    const { page, close } = await newVisitor({ lang: 'es', width: 390, ...system });
    const { look, found } = inspector(page, { views: [{ lang: 'es', theme: 'light', axe: 'all' }] });
    await page.goto(address);
    await page.locator('button[type="submit"]').click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    await look('login');
    await fillLogin(page, 'super');
    await page.locator('[data-row]').last().waitFor();
    await look('conversation');
    expect(found).toEqual([]);
    await close();
  });
});

describe('reduced motion', () => {
  it('B-33 PAIN-7.1 nothing moves, and no element watches its every property for the sake of it', async () => {
    const { page, close } = await newAgent('ana');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(address);
    await page.locator('[data-row]').last().waitFor();
    // An element without transitions of its own has `all`: with any duration each change of style is five times as dear.
    const moving = await page.evaluate(() =>
      [...document.querySelectorAll('body, body *')]
        .filter((element) => {
          const { transitionDuration, transitionProperty, animationName, animationDuration } =
            getComputedStyle(element);
          const slides = transitionProperty !== 'none' && /[1-9]/.test(transitionDuration);
          return slides || (animationName !== 'none' && !/^(0s|0?\.001s)$/.test(animationDuration));
        })
        .map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
    expect(moving).toEqual([]);
    await close();
  });
});

/** Tabs on until the focus is where it is wanted; being there already counts. */
async function tabTo(page: Page, wanted: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await wanted.first().waitFor();
  for (let steps = 0; steps < 80; steps += 1) {
    for (const candidate of await wanted.all()) {
      if (await candidate.evaluate((element) => element === document.activeElement)) return;
    }
    await page.keyboard.press(key);
  }
  throw new Error('eighty times Tab do not lead there');
}

describe('without a mouse', () => {
  it('B-33 PAIN-9.6 by keyboard alone: sign in, accept who waits, write, send, resolve', async () => {
    const rest = await restAs('admin');
    const { page, errors, close } = await newVisitor();
    await page.goto('/login');
    await tabTo(page, page.getByRole('textbox', { name: 'E-mail' }));
    await page.keyboard.type(emailOf('ana'));
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/tickets/);

    await tabTo(page, page.getByRole('tab', { name: /^Atendendo/ }));
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    const accept = page.getByRole('button', { name: /^Aceitar / });
    await tabTo(page, accept);
    const name = await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    await page.keyboard.press('Enter');
    const conversation = page.getByRole('region', { name: name.replace('Aceitar', 'Conversa com') });
    await conversation.waitFor();
    const uuid = new URL(page.url()).pathname.split('/').at(-1) ?? '';

    // The caret comes by itself (DAY-1); a Tab pressed as it comes would lead past it.
    const box = conversation.getByRole('textbox', { name: 'Mensagem' });
    await expect.poll(() => box.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('Sem tirar as mãos do teclado');
    await page.keyboard.press('Enter');
    await conversation.getByRole('region', { name: 'Mensagens' }).getByText('Sem tirar as mãos do teclado').waitFor();
    expect(await isLost(page)).toBe(false);

    await tabTo(page, conversation.getByRole('button', { name: 'Resolver' }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/tickets(\?|$)/);
    await expect.poll(() => rest.call('GET', `/tickets/u/${uuid}`)).toMatchObject({ status: 'closed' });
    expect(errors).toEqual([]);
    await close();
  });
});

import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '../backend/seed/people';
import { control, emailOf, fillLogin, launch, newAgent, newVisitor } from './browser';
import { dialogIn, dismiss, inspector, isLost, layer, system, traveller, type Inspector } from './inspect';
import { restAs } from './rest';

let browser: Browser;
/** Where the tour stops: a conversation of the demo company with messages of every kind. */
let address: string;

beforeAll(async () => {
  await control('reset');
  const rest = await restAs('super');
  const ticket = await rest.call('GET', '/tickets/2');
  if (typeof ticket !== 'object' || ticket === null || !('uuid' in ticket)) throw new Error('no such ticket');
  address = `/tickets/${String(ticket.uuid)}`;
  browser = await launch();
});

afterAll(async () => {
  await browser.close();
});

/** The layers of the app bar: what a button of this name opens. */
async function tourBar(page: Page, { look }: Inspector, compact: boolean): Promise<void> {
  const names = [/^Notificações/, /^Informativos/, /^Chat interno/, /^Conta de/];
  if (!compact) names.unshift(/^Mudar o idioma/, /^Volume/);
  for (const name of names) {
    await page.getByRole('banner').getByRole('button', { name }).click();
    const shown = page.locator('.MuiPopover-paper').last();
    await shown.waitFor();
    await look(`app bar ${String(name)}`, layer);
    await dismiss(page, shown);
  }
  await page.getByRole('button', { name: /^Conta de/ }).click();
  await page.getByRole('menuitem', { name: 'Perfil' }).click();
  await dialogIn(page).getByRole('textbox', { name: /Nome/ }).waitFor();
  await look('profile', layer);
  await dismiss(page, dialogIn(page));
}

/** The conversation with everything that opens over it. */
async function tourConversation(page: Page, { look }: Inspector): Promise<void> {
  await page.goto(address);
  const section = page.getByRole('region', { name: /^Conversa com/ });
  await section.getByRole('textbox', { name: 'Mensagem' }).waitFor();
  const messages = page.getByRole('region', { name: 'Mensagens' });
  await messages.locator('[data-row]').last().waitFor();
  await look('conversation');

  const menu = page.getByRole('menu');
  const more = section.getByRole('button', { name: 'Mais ações' });
  await more.click();
  await menu.waitFor();
  await look('ticket menu', layer);
  await dismiss(page, menu);
  for (const [item, place] of [
    ['Transferir', 'transfer'],
    ['Agendar mensagem', 'schedule'],
    ['Notas internas', 'notes'],
    ['Excluir atendimento', 'delete'],
  ] as const) {
    await more.click();
    await page.getByRole('menuitem', { name: item }).click();
    await dialogIn(page).getByRole('button').last().waitFor();
    await look(place, layer);
    await dismiss(page, dialogIn(page));
  }

  await messages.getByRole('button', { name: 'Opções da mensagem' }).last().focus();
  await page.keyboard.press('Enter');
  await menu.waitFor();
  await look('message menu', layer);
  await dismiss(page, menu);

  await section.getByRole('button', { name: 'Dados do contato' }).click();
  // Beside the conversation it is complementary, over it a dialog.
  const drawer = page.locator('[aria-label="Dados do contato"]:is([role=complementary], [role=dialog])');
  await drawer.getByRole('button', { name: 'Editar contato' }).waitFor();
  await look('drawer');
  await drawer.getByRole('button', { name: 'Editar contato' }).focus();
  await dismiss(page, drawer);
}

async function tour(width: number): Promise<string[]> {
  const compact = width < 600;
  const { page, errors, close } = await newAgent(browser, 'super', { width, ...system }, [/status of 404/]);
  const visit = inspector(page, { layersInDark: !compact });
  const { look, found } = visit;
  const list = page.getByRole('list', { name: 'Atendendo' });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await list.getByRole('listitem').first().waitFor();
  await look('tickets');
  await page.getByRole('tab', { name: /^Aguardando/ }).click();
  await page
    .getByRole('button', { name: /^Aceitar/ })
    .first()
    .waitFor();
  await look('waiting');
  await page.getByRole('tab', { name: 'Busca' }).click();
  await page.getByText('O que você procura?').waitFor();
  await look('search');
  await page.getByRole('button', { name: 'Novo', exact: true }).click();
  await dialogIn(page)
    .getByRole('combobox', { name: /^Contato/ })
    .waitFor();
  await look('new ticket', layer);
  await dismiss(page, dialogIn(page));
  await tourBar(page, visit, compact);
  await tourConversation(page, visit);
  await traveller(page).go('/nowhere');
  await page.getByRole('heading', { name: 'Página não encontrada' }).waitFor();
  await look('not found');
  found.push(...errors);
  await close();
  return found;
}

describe('what axe finds', () => {
  it.each([1280, 390])(
    'B-33 B-34 PAIN-9.6 nothing on any screen or layer, in both themes, %i px',
    async (width) => {
      expect(await tour(width)).toEqual([]);
    },
    120_000,
  );

  it.each([
    ['es', 390],
    ['en', 1280],
  ] as const)('B-33 I-01 S-01 nothing from the login page to a conversation in %s, %i px', async (lang, width) => {
    const { page, close } = await newVisitor(browser, { lang, width, ...system });
    const { look, found } = inspector(page, { lang });
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
    const { page, errors, close } = await newVisitor(browser);
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

    await tabTo(page, conversation.getByRole('textbox', { name: 'Mensagem' }));
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

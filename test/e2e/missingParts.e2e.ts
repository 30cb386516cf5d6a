import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { newAgent, newVisitor, useBrowser } from './browser';
import { deploy, loads } from './builds';
import { conversationAddress } from './places';

useBrowser('each');

/** What the browser prints of what is refused, and the app of a part without code. */
const noise = [/Failed to load resource/, /ERR_/, /dynamically imported module/, /Failed to fetch/, /WebSocket/];

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const missing = (page: Page) => page.getByRole('heading', { name: 'Esta parte não carregou' });

describe('a part whose code cannot be had', () => {
  it('PUB-44 PUB-45 over a conversation with a draft fails alone, and comes by itself when the network is back', async () => {
    const { page, context, close } = await newAgent('ana', {}, noise);
    await context.route(/assets\/AboutDialog-/, (route) => route.abort());
    await page.goto(await conversationAddress());
    const box = page.locator('section[data-conversation] textarea');
    await box.fill('ainda escrevo');
    await button(page, /^Conta de/).click();
    await page.getByRole('menuitem', { name: 'Sobre' }).click();
    await page.getByRole('dialog', { name: 'Esta parte não carregou' }).waitFor();
    expect(await box.inputValue()).toBe('ainda escrevo');
    // Asked again in vain it stays what it is.
    await button(page, 'Tentar de novo').click();
    await missing(page).waitFor();
    await context.setOffline(true);
    await context.unroute(/assets\/AboutDialog-/);
    await context.setOffline(false);
    await page.getByRole('dialog', { name: /^Sobre/ }).waitFor();
    await missing(page).waitFor({ state: 'detached' });
    expect(await box.inputValue()).toBe('ainda escrevo');
    await close();
  });

  it('PUB-44 a page whose code was lost is had when it is asked for again', async () => {
    const { page, context, close } = await newAgent('ana', {}, noise);
    await context.route(/assets\/TodoListPage-/, (route) => route.abort());
    await page.goto('/todolist');
    await missing(page).waitFor();
    await context.unroute(/assets\/TodoListPage-/);
    await button(page, 'Tentar de novo').click();
    await page.getByRole('heading', { name: 'Tarefas', level: 1 }).waitFor();
    await close();
  });

  it('PUB-47 after a deploy nothing is reloaded over a form with text; the part says so, and the new version is offered', async () => {
    const { page, context, close } = await newAgent('admin', {}, noise);
    await page.goto('/campaigns-config');
    const key = page.locator('input[name="newKey"]');
    await key.fill('não-se-perde');
    await deploy(context, /assets\/AboutDialog-/);
    const count = loads(page);
    await button(page, /^Conta de/).click();
    await page.getByRole('menuitem', { name: 'Sobre' }).click();
    await missing(page).waitFor();
    await page.getByText('Há uma versão nova.').waitFor();
    await button(page, 'Fechar').click();
    await missing(page).waitFor({ state: 'detached' });
    expect(await key.inputValue()).toBe('não-se-perde');
    expect(count()).toBe(0);
    await close();
  });

  it('PUB-47 of two replicas with different builds one reload is tried, then the part says so and comes when it can', async () => {
    const { page, context, close } = await newAgent('ana', {}, noise);
    await button(page, /^Conta de/).waitFor();
    await deploy(context, /assets\/TodoListPage-/);
    const count = loads(page);
    await page.getByRole('link', { name: 'Tarefas' }).click();
    await expect.poll(count).toBe(1);
    await missing(page).waitFor();
    // A second failure within a minute.
    await button(page, 'Tentar de novo').click();
    await missing(page).waitFor();
    expect(count()).toBe(1);
    await context.unroute(/assets\/TodoListPage-/);
    await page.getByRole('heading', { name: 'Tarefas', level: 1 }).waitFor();
    expect(count()).toBe(1);
    await close();
  });

  it('PUB-48 at the login what is fetched ahead in vain reloads nothing under the typing', async () => {
    const { page, context, close } = await newVisitor({}, noise);
    let refused = 0;
    await deploy(context, /assets\/(TipLayer|shell)-.*\.js$/);
    context.on('response', (response) => {
      if (response.status() === 404) refused += 1;
    });
    await page.goto('/login');
    const mail = page.locator('input[name="email"]');
    await mail.fill('ana@prosa.demo');
    const count = loads(page);
    await expect.poll(() => refused).toBeGreaterThan(1);
    await page.locator('input[name="password"]').fill('um segredo');
    expect(count()).toBe(0);
    expect(await mail.inputValue()).toBe('ana@prosa.demo');
    await close();
  });

  it('PUB-54 a language whose texts cannot be had changes nothing, says so, and is had when it is chosen again', async () => {
    const { page, context, close } = await newVisitor({}, noise);
    await page.goto('/login');
    await page.locator('input[name="email"]').fill('ana@prosa.demo');
    const choose = async (then: () => Promise<void>) => {
      await button(page, 'Mudar o idioma: Português').click();
      const english = page.getByRole('menuitemradio', { name: 'English' });
      await english.waitFor();
      await then();
      await english.click();
    };
    await choose(() => context.setOffline(true));
    await page.getByText('O idioma não pôde ser carregado. Tente de novo.').waitFor();
    await page.getByRole('button', { name: 'Entrar' }).waitFor();
    expect(await page.evaluate('[document.documentElement.lang, localStorage.getItem("i18nextLng")]')).toEqual([
      'pt-BR',
      'pt',
    ]);
    await choose(() => context.setOffline(false));
    await page.getByRole('button', { name: 'Sign in' }).waitFor();
    expect(await page.locator('input[name="email"]').inputValue()).toBe('ana@prosa.demo');
    await close();
  });
});

import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Language } from '@/i18n/languages';
import { baseUrl, fillLogin, newVisitor, useBrowser } from './browser';

useBrowser('once');

/** What the browser prints of what is refused. */
const noise = [/Failed to load resource/, /ERR_/, /dynamically imported module/, /TypeError: Failed to fetch/, /texts/];

/** Refuses what matches; the answer tells the way to let it through again. */
async function refuse(context: BrowserContext, pattern: RegExp): Promise<() => Promise<void>> {
  await context.route(pattern, (route) => route.abort());
  return () => context.unroute(pattern);
}

const login = (page: Page) => page.locator('form input[type="password"]');

describe('a start that fails', () => {
  it.each<[Language, string, string]>([
    ['pt', 'O aplicativo não carregou', 'Tentar agora'],
    ['en', 'The app did not load', 'Try now'],
    ['es', 'La aplicación no se cargó', 'Intentar ahora'],
  ])(
    'PUB-46 in %s says so where its first script is refused, and opens when asked',
    async (language, title, button) => {
      const visitor = await newVisitor({ lang: language }, noise);
      // It would come by itself before the press.
      await visitor.context.addInitScript('window.setInterval = () => 0');
      const allow = await refuse(visitor.context, /assets\/index-.*\.js$/);
      await visitor.page.goto('/login');
      await visitor.page.getByRole('heading', { name: title }).waitFor();
      await allow();
      await visitor.page.getByRole('button', { name: button }).click();
      await login(visitor.page).waitFor();
      await visitor.close();
    },
  );

  it('PUB-46 PUB-54 where the texts are refused it says so instead of showing their keys, and opens by itself', async () => {
    const visitor = await newVisitor({ lang: 'es' }, noise);
    const allow = await refuse(visitor.context, /assets\/core-.*\.js$/);
    await visitor.page.goto('/login');
    await visitor.page.getByRole('heading', { name: 'La aplicación no se cargó' }).waitFor();
    await allow();
    await login(visitor.page).waitFor({ timeout: 20_000 });
    await visitor.close();
  });

  it('PUB-46 offline from the first file on, it opens as soon as the network is back', async () => {
    const visitor = await newVisitor({}, noise);
    const allow = await refuse(visitor.context, /assets\/index-.*\.js$/);
    await visitor.page.goto('/login');
    await visitor.page.getByRole('heading', { name: 'O aplicativo não carregou' }).waitFor();
    await visitor.context.setOffline(true);
    await visitor.page.getByText('Sem conexão com a rede').waitFor();
    await allow();
    await visitor.context.setOffline(false);
    await login(visitor.page).waitFor();
    await visitor.close();
  });

  it('PUB-46 where no script comes at all, what is there without one says how to go on', async () => {
    const visitor = await newVisitor({}, noise);
    await refuse(visitor.context, /\.js$/);
    await visitor.page.goto('/login');
    const late = visitor.page.getByRole('link', { name: 'Recarregar · Reload · Recargar' });
    await expect.poll(() => late.isVisible(), { timeout: 30_000, interval: 1_000 }).toBe(true);
    await visitor.close();
  });
});

describe('PUB-49 an address that begins with several slashes', () => {
  it.each(['', 'tickets', '/login'])('is the one with one, before a sign-in and after it: %s', async (rest) => {
    const visitor = await newVisitor({}, noise);
    await visitor.page.goto(`${baseUrl()}//${rest}`);
    await login(visitor.page).waitFor();
    expect(new URL(visitor.page.url()).pathname).toBe('/login');
    await fillLogin(visitor.page, 'ana');
    await visitor.page.getByRole('button', { name: /^Conta de/ }).waitFor();
    expect(new URL(visitor.page.url()).pathname).toBe('/tickets');
    await visitor.page.goto(`${baseUrl()}//${rest}`);
    await visitor.page.getByRole('button', { name: /^Conta de/ }).waitFor();
    expect(new URL(visitor.page.url()).pathname).toBe('/tickets');
    await visitor.close();
  });
});

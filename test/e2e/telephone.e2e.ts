import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isRecord } from '@/lib/guards';
import { newAgent, useBrowser } from './browser';
import { dismiss, inWideFace } from './inspect';
import { restAs } from './rest';

useBrowser('each');

const phone = { width: 390, height: 780 };
/** 22 letters. */
const long = 'Maria Eduarda Carvalho';

/** Beatriz of the seed, whose messages Ana has not read, under a longer name. */
async function rename(): Promise<void> {
  const rest = await restAs('admin');
  const page = await rest.call('GET', '/contacts?searchParam=Beatriz%20Nogueira');
  const contacts: unknown = isRecord(page) ? page['contacts'] : [];
  const contact: unknown = Array.isArray(contacts) ? contacts[0] : null;
  if (!isRecord(contact)) throw new Error('the seed has no Beatriz Nogueira');
  await rest.call('PUT', `/contacts/${Number(contact['id'])}`, { ...contact, name: long });
}

/** Whether nothing of a text is cut, by its own box or by one around it. */
const isWhole = (text: Locator): Promise<boolean> =>
  text.first().evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { left, right } = range.getBoundingClientRect();
    for (let box: Element | null = element; box; box = box.parentElement) {
      const edge = box.getBoundingClientRect();
      const clips = getComputedStyle(box).overflowX !== 'visible';
      if (clips && (left < edge.left - 1 || right > edge.right + 1)) return false;
    }
    return right <= window.innerWidth;
  });

async function expectWhole(page: Page, text: Locator): Promise<void> {
  await text.first().waitFor();
  expect(await isWhole(text)).toBe(true);
  expect(await inWideFace(page, () => isWhole(text))).toBe(true);
}

describe('a telephone', () => {
  it('DAY-28 I-11 shows names whole wherever the specification does not cut them at ten letters', async () => {
    await rename();
    const { page, close } = await newAgent('ana', phone);
    const main = page.getByRole('main');
    await page.getByRole('button', { name: /^Notificações/ }).click();
    const bell = page.getByRole('dialog', { name: 'Notificações' });
    await expectWhole(page, bell.getByText(long));
    await dismiss(page, bell);
    // There they are cut, and told whole by what is next to a press.
    await main.getByText('Maria Edua...').click();
    const conversation = page.getByRole('region', { name: long });
    await conversation.getByRole('button', { name: 'Maria Edua...' }).click();
    await expectWhole(page, page.getByText(long, { exact: true }));

    await page.goto('/contacts');
    await page.getByRole('searchbox').fill('Maria Eduarda C');
    await expectWhole(page, main.getByText(long));
    await page.goto('/kanban');
    await expectWhole(page, main.getByText(long));
    await close();
  });

  it('DAY-28 its tools name no key', async () => {
    const { page, close } = await newAgent('ana', phone);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Beatriz No/ })
      .click();
    await page.getByRole('button', { name: 'Mais ferramentas' }).click();
    const tools = page.getByRole('menu', { name: 'Mais ferramentas' });
    await tools.getByRole('menuitemcheckbox', { name: 'Enviar só pelo botão' }).waitFor();
    expect(await tools.innerText()).not.toMatch(/Ctrl|Shift|Enter/);
    await close();
  });

  it('PUB-71 Back closes the emoji and the contact before it leaves the conversation', async () => {
    const { page, context, close } = await newAgent('ana', phone);
    // No key of this browser is the Back of a telephone: its newest watcher is told of one.
    await context.addInitScript(() => {
      const Real = window.CloseWatcher;
      if (!Real) throw new Error('no CloseWatcher here');
      Reflect.set(window, 'CloseWatcher', function watch() {
        const watcher: unknown = new Real();
        Reflect.set(window, 'newestWatcher', watcher);
        return watcher;
      });
    });
    await page.goto('/tickets');
    await page
      .getByRole('link', { name: /Aline Vale/ })
      .first()
      .click();
    await page.waitForURL('**/tickets/*');
    const address = page.url();
    const closesByBack = async (layer: Locator): Promise<void> => {
      await layer.waitFor();
      await page.evaluate('newestWatcher.requestClose()');
      await layer.waitFor({ state: 'detached' });
      expect(page.url()).toBe(address);
    };
    await page.getByRole('button', { name: 'Mais ferramentas' }).click();
    await page.getByRole('menuitem', { name: 'Emoji' }).click();
    await closesByBack(page.getByRole('dialog', { name: 'Escolher emoji' }));
    await page.getByRole('button', { name: 'Dados do contato' }).click();
    await closesByBack(page.getByRole('dialog', { name: 'Dados do contato' }));
    await page.goBack();
    await page.waitForURL('**/tickets');
    await close();
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { forgetRequests, requestCounts, useBrowser } from './browser';
import { box, changes, desk, rowLink } from './fastHand';

useBrowser('each');

const offline = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/;
const told = 'Sem resposta do servidor. Verifique a conexão e tente de novo.';

/** Counts the notices from now on: each stands for two seconds, which a slow machine may look away for. */
async function countNotices(page: Page): Promise<() => Promise<number>> {
  await page.evaluate((text) => {
    const seen = new WeakSet<Element>();
    Reflect.set(window, 'notices', 0);
    new MutationObserver(() => {
      for (const notice of document.querySelectorAll('[role="alert"]')) {
        if (seen.has(notice) || notice.textContent?.includes(text) !== true) continue;
        seen.add(notice);
        Reflect.set(window, 'notices', Number(Reflect.get(window, 'notices')) + 1);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, told);
  return () => page.evaluate(() => Number(Reflect.get(window, 'notices')));
}

describe('acts without a network', () => {
  it('DAY-72 each says that it was not done, and nothing is done later; a note stays to be saved', async () => {
    const { page, close, mine } = await desk(offline);
    const [ticket] = mine;
    if (!ticket) throw new Error('no tickets');
    await rowLink(page, ticket).click();
    await box(page, ticket).waitFor();
    const tab = page.getByRole('tab', { name: /^Aguardando/ });
    await tab.click();
    const accept = page.getByRole('button', { name: /^Aceitar / }).first();
    await accept.waitFor();
    await page.getByRole('button', { name: 'Mais ações', exact: true }).last().click();
    await page.getByRole('menuitem', { name: 'Notas internas' }).click();
    const notes = page.getByRole('dialog', { name: /^Notas sobre / });
    const note = notes.getByRole('textbox', { name: 'Nova nota' });
    await note.fill('Liga às dez');
    // What is fetched ahead is here.
    await page.waitForLoadState('networkidle');
    await forgetRequests();
    await page.context().setOffline(true);
    const toast = page.getByText(told);
    const acts = {
      note: () => notes.getByRole('button', { name: 'Salvar' }).click(),
      resolve: () => page.getByRole('button', { name: 'Resolver', exact: true }).last().click(),
      return: () => page.getByRole('button', { name: 'Devolver à fila' }).last().click(),
      accept: () => accept.click(),
    };
    const notices = await countNotices(page);
    let count = 0;
    for (const [name, act] of Object.entries(acts)) {
      await act();
      count += 1;
      await expect.poll(notices, { timeout: 10_000, message: name }).toBe(count);
      await toast.waitFor({ state: 'detached' });
      expect(await notices(), name).toBe(count);
      if (name !== 'note') continue;
      expect(await note.inputValue()).toBe('Liga às dez');
      await page.keyboard.press('Escape');
      await notes.waitFor({ state: 'detached' });
    }
    await page.getByRole('group', { name: 'Tags do atendimento' }).getByRole('button', { name: 'Tag' }).click();
    await page.getByRole('dialog', { name: 'Tag' }).getByText(told).waitFor({ timeout: 20_000 });
    await page.context().setOffline(false);
    await page.waitForTimeout(3_000);
    expect(await changes()).toEqual([]);
    expect(await requestCounts()).not.toHaveProperty('POST /tags/sync');
    await close();
  });
});

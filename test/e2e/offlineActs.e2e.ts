import { describe, expect, it } from 'vitest';
import { forgetRequests, requestCounts, useBrowser } from './browser';
import { box, changes, desk, rowLink } from './fastHand';

useBrowser('each');

const offline = /ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/;
const told = 'Sem resposta do servidor. Verifique a conexão e tente de novo.';

describe('acts without a network', () => {
  it('DAY-72 each says that it was not done, and nothing is done later', async () => {
    const { page, close, mine } = await desk(offline);
    const [ticket] = mine;
    if (!ticket) throw new Error('no tickets');
    await rowLink(page, ticket).click();
    await box(page, ticket).waitFor();
    const tab = page.getByRole('tab', { name: /^Aguardando/ });
    await tab.click();
    const accept = page.getByRole('button', { name: /^Aceitar / }).first();
    await accept.waitFor();
    // What is fetched ahead is here.
    await page.waitForLoadState('networkidle');
    await forgetRequests();
    await page.context().setOffline(true);
    const toast = page.getByText(told);
    const acts = {
      resolve: () => page.getByRole('button', { name: 'Resolver', exact: true }).last().click(),
      return: () => page.getByRole('button', { name: 'Devolver à fila' }).last().click(),
      accept: () => accept.click(),
    };
    for (const [name, act] of Object.entries(acts)) {
      await act();
      await toast.first().waitFor({ timeout: 10_000 });
      expect(await toast.count(), name).toBe(1);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Fechar' }).last().click();
      await toast.waitFor({ state: 'detached' });
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

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeViolations, expectNoAxeViolations, newAgent, useBrowser } from './browser';

useBrowser('each');

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
  await page.getByRole('listbox').waitFor({ state: 'detached' });
}

/** Opens the form of a new record and hands it out. */
async function openForm(page: Page, button: string) {
  await page.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog', { name: button });
  await dialog.getByRole('textbox', { name: 'Nome', exact: true }).waitFor();
  return dialog;
}

describe('automation', () => {
  it('AI-01 AI-05 AI-15 AI-03 B-33 an admin writes a prompt, sees it in the list and deletes it', async () => {
    const { page, errors, close } = await newAgent('admin');
    await page.goto('/prompts');
    const dialog = await openForm(page, 'Novo prompt');
    await dialog.getByRole('textbox', { name: 'Nome', exact: true }).fill('Rastreio de pedidos');
    const key = dialog.locator('input[name="apiKey"]');
    await key.fill('sk-jornada');
    expect(await key.getAttribute('type')).toBe('password');
    await dialog
      .locator('textarea[name="prompt"]')
      .fill('Você informa, com gentileza, onde está cada pedido do cliente.');
    await choose(page, 'Fila', 'Suporte');
    await expectNoAxeViolations(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('row', { name: /Rastreio de pedidos/ }).waitFor();
    await expectNoAxeViolations(page);
    expect(await page.content()).not.toContain('sk-jornada');

    await page.getByRole('button', { name: 'Excluir Rastreio de pedidos' }).click();
    await page.getByRole('button', { name: 'Excluir prompt' }).click();
    await page.getByRole('row', { name: /Rastreio de pedidos/ }).waitFor({ state: 'detached' });
    expect(errors).toEqual([]);
    await close();
  });

  it('QI-05 QI-06 QI-07 QI-08 QI-13 B-33 an integration of each type is made and found again', async () => {
    const { page, errors, close } = await newAgent('admin', { theme: 'dark' });
    await page.goto('/queue-integration');
    const fill = async (type: string, name: string, fields: Record<string, string>) => {
      const dialog = await openForm(page, 'Nova integração');
      await choose(page, 'Tipo', type);
      await dialog.getByRole('textbox', { name: 'Nome', exact: true }).fill(name);
      for (const [field, value] of Object.entries(fields)) await dialog.locator(`[name="${field}"]`).fill(value);
      if (type === 'Dialogflow') {
        expect(await axeViolations(page, { within: '[role="dialog"]' })).toEqual([]);
        // The browser itself draws dots in place of the letters.
        const drawn = await dialog
          .locator('textarea[name="jsonContent"]')
          .evaluate((area) => getComputedStyle(area).getPropertyValue('-webkit-text-security'));
        expect(drawn).toBe('disc');
      }
      await dialog.getByRole('button', { name: 'Salvar' }).click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByRole('row', { name: new RegExp(name) }).waitFor();
    };
    await fill('n8n', 'Fluxo de jornada', { urlN8N: 'https://n8n.example/fluxo' });
    await fill('Webhook', 'Gancho de jornada', { urlN8N: 'https://loja.example/gancho' });
    await fill('Typebot', 'Robô de jornada', { urlN8N: 'https://bot.example', typebotSlug: 'jornada' });
    const credentials = JSON.stringify({ client_email: 'a@b.example', private_key: 'segredo' });
    await fill('Dialogflow', 'Agente de jornada', { projectName: 'agente-jornada', jsonContent: credentials });

    await page.reload();
    await page.getByRole('searchbox', { name: 'Buscar integrações' }).fill('jornada');
    await page.getByText('4 resultados', { exact: true }).waitFor();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Editar Robô de jornada' }).click();
    await expect.poll(() => page.locator('input[name="typebotSlug"]').inputValue()).toBe('jornada');
    expect(errors).toEqual([]);
    await close();
  });

  it('AP-01 AP-02 B-33 B-34 the page of the API fits a telephone, passes axe and sends a message', async () => {
    const options = { width: 390, height: 844, lang: 'en' } as const;
    const { page, errors, close } = await newAgent('admin', options);
    await page.goto('/messages-api');
    const form = page.getByRole('form', { name: 'Text message test' });
    await form.waitFor();
    await expectNoAxeViolations(page);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(sideways).toBeLessThanOrEqual(0);
    await form.locator('input[name="token"]').fill('demo-token-principal');
    await form.locator('input[name="number"]').fill('+55 11 95555-0001');
    await form.locator('textarea[name="body"]').fill('Hello from another system');
    await form.getByRole('button', { name: 'Send' }).click();
    await form.getByText('The server accepted the message.').waitFor();
    await form.getByText('200', { exact: true }).waitFor();
    expect(errors).toEqual([]);
    await close();
  });
});

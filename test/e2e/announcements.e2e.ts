import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations, newAgent, useBrowser } from './browser';

useBrowser('each');

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

describe('announcements', () => {
  it('AN-02 AN-06 AN-07 H-17 B-33 the super user publishes, another company reads it at once, and loses it when it is over', async () => {
    const operator = await newAgent('super');
    const reader = await newAgent('trial');

    const { page } = operator;
    await page.goto('/announcements');
    await page.getByRole('button', { name: 'Novo informativo' }).click();
    const dialog = page.getByRole('dialog', { name: 'Novo informativo' });
    await dialog.getByRole('textbox', { name: 'Título' }).fill('Parada na madrugada');
    await dialog.getByRole('textbox', { name: 'Texto' }).fill('Das 2h às 3h o sistema fica fora do ar.');
    await dialog.getByRole('combobox', { name: 'Prioridade' }).click();
    await page.getByRole('option', { name: 'Alta' }).click();
    await dialog
      .locator('input[type="file"]')
      .setInputFiles({ name: 'aviso.png', mimeType: 'image/png', buffer: pixel });
    await expectNoAxeViolations(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByRole('row', { name: /Parada na madrugada.*Alta.*aviso\.png.*Ativo/ }).waitFor();
    await expectNoAxeViolations(page);

    await reader.page.getByRole('button', { name: 'Informativos: há novidade' }).click();
    const popover = reader.page.getByRole('dialog', { name: 'Informativos' });
    const item = popover.getByRole('article').filter({ hasText: 'Parada na madrugada' });
    await item.getByText('Das 2h às 3h o sistema fica fora do ar.').waitFor();
    const href = await item.getByRole('link', { name: 'Anexo: aviso.png' }).getAttribute('href');
    const picture = await reader.page.request.get(href ?? '');
    expect(picture.headers()['content-type']).toBe('image/png');

    await page.getByRole('button', { name: 'Editar Parada na madrugada' }).click();
    const form = page.getByRole('dialog', { name: /Editar informativo/ });
    await form.getByRole('combobox', { name: 'Situação' }).click();
    await page.getByRole('option', { name: 'Inativo' }).click();
    await form.getByRole('button', { name: 'Salvar' }).click();
    await form.waitFor({ state: 'detached' });
    await item.waitFor({ state: 'detached' });
    await page.getByRole('row', { name: /Parada na madrugada.*Inativo/ }).waitFor();

    await Promise.all([operator.close(), reader.close()]);
  });
});

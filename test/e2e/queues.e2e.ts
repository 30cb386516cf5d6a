import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations, newAgent, useBrowser } from './browser';

useBrowser('each');

describe('queues', () => {
  it('Q-11 Q-13 Q-14 Q-15 B-33 the option menu of a queue grows, is put in order and outlives a reload', async () => {
    const { page, errors, close } = await newAgent('admin');
    await page.goto('/queues');
    await page.getByRole('button', { name: 'Editar Suporte' }).click();
    const dialog = page.getByRole('dialog');
    const menu = dialog.getByRole('tab', { name: /chatbot|opções/i });
    if ((await menu.count()) > 0) await menu.click();
    await dialog.getByRole('button', { name: 'Adicionar opção', exact: true }).click();
    await page.keyboard.type('Garantia');
    await dialog.getByRole('button', { name: 'Salvar opção' }).click();
    await dialog.getByRole('button', { name: 'Opções dentro de Garantia' }).click();
    await dialog.getByRole('button', { name: 'Adicionar opção em Garantia' }).click();
    await page.keyboard.type('Prazo');
    await dialog.getByRole('button', { name: 'Salvar opção' }).click();
    const entries = dialog.getByRole('list').first().getByRole('listitem');
    const place = async (): Promise<number> =>
      (await entries.allTextContents()).findIndex((text) => text.includes('Garantia'));
    await expect.poll(place).toBeGreaterThan(0);
    const before = await place();
    await dialog.getByRole('button', { name: 'Ações de Garantia' }).click();
    await page.getByRole('menuitem', { name: 'Mover para cima' }).click();
    await expect.poll(place).toBe(before - 1);
    await expectNoAxeViolations(page, '[role="dialog"]');

    await page.reload();
    if ((await menu.count()) > 0) await menu.click();
    await dialog.getByRole('button', { name: 'Opções dentro de Garantia' }).waitFor();
    expect(await place()).toBe(before - 1);
    await dialog.getByRole('button', { name: 'Opções dentro de Garantia' }).click();
    await dialog.getByText('Prazo').waitFor();
    expect(errors).toEqual([]);
    await close();
  });
});

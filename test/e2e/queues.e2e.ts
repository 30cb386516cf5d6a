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
    await dialog.getByRole('button', { name: 'Ações de Garantia' }).click();
    await page.getByRole('menuitem', { name: 'Mover para cima' }).click();
    await expectNoAxeViolations(page, '[role="dialog"]');

    await page.reload();
    if ((await menu.count()) > 0) await menu.click();
    const entries = dialog.getByRole('list').first().getByRole('listitem');
    await dialog.getByRole('button', { name: 'Opções dentro de Garantia' }).waitFor();
    const titles = await entries.allTextContents();
    const place = titles.findIndex((text) => text.includes('Garantia'));
    expect(place).toBeGreaterThan(0);
    expect(place).toBeLessThan(titles.length - 1);
    await dialog.getByRole('button', { name: 'Opções dentro de Garantia' }).click();
    await dialog.getByText('Prazo').waitFor();
    expect(errors).toEqual([]);
    await close();
  });
});

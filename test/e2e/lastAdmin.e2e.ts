import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoAxeViolations, newAgent, newVisitor, useBrowser } from './browser';

useBrowser('each');

const form = (page: Page) => page.getByRole('dialog').last();

async function choose(page: Page, field: RegExp, choice: string): Promise<void> {
  await form(page).getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: choice, exact: true }).click();
}

async function save(page: Page): Promise<void> {
  await form(page).getByRole('button', { name: 'Salvar' }).click();
}

describe('the administration of a company', () => {
  it('DAY-32 the last admin keeps it until there is another one, and who gives it away sees so at once', async () => {
    const { page, errors, close } = await newAgent('trial');
    await page.goto('/users');
    const openOwn = () => page.getByRole('button', { name: 'Editar Túlio Ramos' }).click();
    await openOwn();
    await form(page).getByLabel(/^Nome/).waitFor();
    await choose(page, /^Perfil/, 'Atendente');
    await save(page);
    await page.getByText(/^Este é o único administrador da empresa/).waitFor();
    await expectNoAxeViolations(page, '[role="dialog"]');
    await form(page).getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Descartar' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await page.getByRole('button', { name: 'Novo usuário' }).click();
    await form(page).getByLabel(/^Nome/).fill('Ivo Nunes');
    await form(page)
      .getByLabel(/^E-mail/)
      .fill('ivo@oficina.example');
    await form(page).locator('input[name="password"]').fill('segredo1');
    await choose(page, /^Perfil/, 'Administrador');
    await save(page);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.getByRole('row', { name: /Ivo Nunes/ }).waitFor();

    await openOwn();
    await form(page).getByLabel(/^Nome/).waitFor();
    await choose(page, /^Perfil/, 'Atendente');
    await save(page);
    await page.getByRole('dialog', { name: 'Deixar de ser administrador?' }).waitFor();
    await page.getByRole('button', { name: 'Deixar de ser administrador' }).click();
    await page.waitForURL(/\/tickets/);
    await page.getByRole('link', { name: 'Usuários' }).waitFor({ state: 'detached' });
    await page.goto('/users');
    await page.waitForURL(/\/tickets/);

    const ivo = await newVisitor();
    await ivo.page.goto('/login');
    await ivo.page.locator('input[name="email"]').fill('ivo@oficina.example');
    await ivo.page.locator('input[name="password"]').fill('segredo1');
    await ivo.page.getByRole('button', { name: 'Entrar' }).click();
    await ivo.page.waitForURL(/\/tickets/);
    await ivo.page.goto('/users');
    await ivo.page
      .getByRole('row', { name: /Túlio Ramos/ })
      .getByText('Atendente')
      .waitFor();
    expect([errors, ivo.errors]).toEqual([[], []]);
    await ivo.close();
    await close();
  });
});

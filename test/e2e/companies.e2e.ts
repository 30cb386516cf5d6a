import { describe, expect, it } from 'vitest';
import {
  expectNoAxeViolations,
  fillLogin,
  forgetRequests,
  newAgent,
  newVisitor,
  requestCounts,
  useBrowser,
} from './browser';

useBrowser('each');

describe('companies', () => {
  it('OC-07 OC-06 S-03 B-33 the super user extends an expired company, and its admin can sign in', async () => {
    const guest = await newVisitor({}, [/status of 401/]);
    await guest.page.goto('/login');
    await fillLogin(guest.page, 'vencido');
    await guest.page
      .getByRole('alert')
      .getByText(/venceu|expir/i)
      .first()
      .waitFor();

    const { page, errors, close } = await newAgent('super');
    await page.goto('/settings');
    await page.getByRole('tab', { name: 'Empresas' }).click();
    const row = page.getByRole('row', { name: /Mercado Vencido/ });
    // The server's day is not always that of the person's zone.
    await row.getByText(/^Venceu há 1[123] dias/).waitFor();
    await expectNoAxeViolations(page);

    await row.getByRole('button', { name: 'Editar Mercado Vencido' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Editar Mercado Vencido' });
    await dialog.getByText(/^Venceu há 1[123] dias/).waitFor();
    await dialog.getByRole('button', { name: 'Estender 1 mês' }).press('Enter');
    await dialog.getByText(/^Faltam 1\d dias$/).waitFor();
    await expectNoAxeViolations(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Salvar' }).press('Enter');
    await page.getByText('Empresa salva com sucesso.').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    await row.getByText(/^Faltam 1\d dias/).waitFor();

    await fillLogin(guest.page, 'vencido');
    await guest.page.waitForURL(/\/tickets/);
    await guest.page.getByText('Mercado Vencido').first().waitFor();
    expect(errors).toEqual([]);
    await guest.close();
    await close();
  });

  it('O-01 V-06 B-33 B-34 an admin on a phone gets the options alone, and no call of the super user goes out', async () => {
    const { page, errors, close } = await newAgent('admin', { width: 390, height: 800, theme: 'dark' });
    await forgetRequests();
    await page.goto('/settings?tab=companies');
    const ratings = page.getByRole('switch', { name: 'Avaliações' });
    await ratings.waitFor();
    expect(await page.getByRole('tab').allTextContents()).toEqual(['Opções']);
    await ratings.press('Space');
    await page.getByText('Salvo', { exact: true }).waitFor();
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const asked = Object.keys(await requestCounts());
    expect(asked.filter((call) => /GET \/(companies(\/list)?|plans.*)$/.test(call))).toEqual([]);
    expect(errors).toEqual([]);
    await close();
  });
});

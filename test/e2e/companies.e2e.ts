import { describe, expect, it } from 'vitest';
import { isRecord } from '@/lib/guards';
import {
  control,
  expectNoAxeViolations,
  fillLogin,
  forgetRequests,
  newAgent,
  newVisitor,
  requestCounts,
  useBrowser,
} from './browser';
import { restAs } from './rest';

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

  it('DAY-31 a company pays and gets another name while its form is open: saving its telephone takes neither away', async () => {
    const { page, errors, close } = await newAgent('super');
    await page.goto('/settings?tab=companies');
    await page.getByRole('button', { name: 'Editar Loja Aurora' }).click();
    const dialog = page.getByRole('dialog', { name: 'Editar Loja Aurora' });
    const due = dialog.getByRole('textbox', { name: 'Vencimento' });
    const unpaid = await due.inputValue();

    const admin = await restAs('admin');
    const company = async () => {
      const found = await admin.call('GET', '/companies/1');
      return isRecord(found) ? found : {};
    };
    const invoices = await admin.call('GET', '/invoices/all');
    const open: unknown = Array.isArray(invoices)
      ? invoices.find((row: unknown) => isRecord(row) && row['status'] !== 'paid')
      : null;
    const { id, value } = isRecord(open) ? open : expect.fail('nothing to pay');
    await admin.call('POST', '/subscription', { invoiceId: id, price: value, users: 1, connections: 1 });
    await control('pay', { invoiceId: id });
    // The super user's other tab.
    await page.evaluate(async () => {
      const token: unknown = JSON.parse(localStorage.getItem('token') ?? '""');
      await fetch('/api/companies/1', {
        method: 'PUT',
        headers: { authorization: `Bearer ${String(token)}`, 'content-type': 'application/json' },
        body: JSON.stringify({ id: 1, name: 'Loja Aurora Centro' }),
      });
    });
    const paid = String((await company())['dueDate']);
    expect(paid.slice(0, 10).split('-').toReversed().join('/')).not.toBe(unpaid);

    await dialog.getByRole('textbox', { name: 'Telefone' }).fill('+55 11 4002-9999');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await page.getByText('Empresa salva com sucesso.').waitFor();
    await dialog.waitFor({ state: 'hidden' });
    const now = await company();
    expect(now['name']).toBe('Loja Aurora Centro');
    expect(String(now['dueDate']).slice(0, 10)).toBe(paid.slice(0, 10));
    expect(String(now['phone']).replaceAll(/\D/g, '')).toBe('551140029999');
    const row = page.getByRole('row', { name: /Loja Aurora Centro/ });
    await row.getByText(paid.slice(0, 10).split('-').toReversed().join('/')).waitFor();
    expect(errors).toEqual([]);
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

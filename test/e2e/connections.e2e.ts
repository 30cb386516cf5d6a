import { describe, expect, it } from 'vitest';
import { control, expectNoAxeViolations, newAgent, useBrowser } from './browser';

useBrowser('each');

describe('connections', () => {
  it('CN-10 CN-11 N-11 N-12 B-33 an admin connects by QR: the dialog closes by itself, the warning in the menu goes', async () => {
    const { page, errors, close } = await newAgent('admin');
    await page.goto('/connections');
    const menu = page.getByRole('navigation').getByRole('link', { name: /Conexões/ });
    await page.getByRole('navigation').getByRole('link', { name: 'Conexões Há conexão fora do ar' }).waitFor();
    await page.getByText('1 conexão não está pronta.').waitFor();

    await page.getByRole('button', { name: 'Novo QR code: Reserva' }).click();
    const dialog = page.getByRole('dialog', { name: 'Conectar Reserva' });
    await dialog.getByRole('img', { name: 'QR code para ler com o WhatsApp' }).waitFor();
    await expectNoAxeViolations(page, '[role="dialog"]');

    await control('scan', { name: 'Reserva' });
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Reserva conectada.').waitFor();
    await page.getByRole('button', { name: 'Desconectar: Reserva' }).waitFor();
    await page.getByText(/não está pronta/).waitFor({ state: 'detached' });
    await expect.poll(() => menu.textContent()).not.toContain('fora do ar');
    const group = page.getByRole('group', { name: 'Sessão de Reserva' });
    expect(await group.evaluate((element) => element === document.activeElement)).toBe(true);
    await expectNoAxeViolations(page);
    expect(errors).toEqual([]);
    await close();
  });
});

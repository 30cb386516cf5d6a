import { describe, expect, it } from 'vitest';
import { control, expectNoAxeViolations, forgetRequests, newAgent, requestCounts, useBrowser } from './browser';
import { fillPayer } from './checkout';

useBrowser('each');

describe('paying', () => {
  it('SB-03 SB-08 SB-09 FI-03 B-33 B-45 an invoice is paid: plan, review, data, Pix, a reload, and the event', async () => {
    const { page, errors, close } = await newAgent('admin');
    const bodies: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/subscription') && request.method() === 'POST') bodies.push(request.postData() ?? '');
    });
    await page.goto('/financeiro');
    await page.getByText('Vencida').first().waitFor();
    await expectNoAxeViolations(page);
    const row = page.getByRole('row').filter({ hasText: 'Vencida' });
    await row.getByRole('button', { name: /^Pagar/ }).click();

    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: /^Selecionar o plano/ }).click();
    await dialog.getByRole('heading', { name: 'Resumo da assinatura' }).waitFor();
    await expectNoAxeViolations(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Pagar', exact: true }).click();
    await dialog.getByRole('button', { name: 'Informe o sobrenome' }).click();
    await expectNoAxeViolations(page, '[role="dialog"]');
    await fillPayer(page);
    await dialog.getByRole('button', { name: 'Avançar' }).click();
    await dialog.getByRole('button', { name: 'Pagar', exact: true }).click();
    await dialog.getByRole('img', { name: 'QR code do Pix' }).waitFor();
    await expectNoAxeViolations(page, '[role="dialog"]');
    await dialog.getByRole('button', { name: 'Copiar o código Pix' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('br.gov.bcb.pix');
    expect(bodies.join()).not.toMatch(/4111|ROGERIO|cvv/);

    await forgetRequests();
    await page.reload();
    await dialog.getByRole('img', { name: 'QR code do Pix' }).waitFor();
    expect((await requestCounts())['POST /subscription']).toBeUndefined();
    await expect.poll(() => page.getByText(/Aguardando o pagamento/).isVisible()).toBe(true);
    await page.waitForTimeout(500);
    await control('pay');
    await dialog.getByRole('heading', { name: 'Pagamento confirmado!' }).waitFor();
    const [date] = /\d{2}\/\d{2}\/\d{4}/.exec((await dialog.textContent()) ?? '') ?? [''];
    await page.getByText(`Ativo até ${date}`).waitFor();
    await page.waitForURL((url) => url.pathname !== '/financeiro', { timeout: 6_000 });
    await page.goto('/financeiro');
    await page.getByText('Paga', { exact: true }).first().waitFor();
    expect(await page.getByText('Vencida').count()).toBe(0);
    expect(errors).toEqual([]);
    await close();
  });

  it('SB-01 FI-01 B-34 B-35 subscription and invoices on a telephone, in English and dark', async () => {
    const { page, errors, close } = await newAgent('admin', {
      width: 390,
      height: 844,
      theme: 'dark',
      lang: 'en',
    });
    for (const path of ['/subscription', '/financeiro']) {
      await page.goto(path);
      await page
        .getByText(path === '/subscription' ? 'Billing email' : 'Overdue')
        .first()
        .waitFor();
      await expectNoAxeViolations(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    }
    await page.getByRole('button', { name: /^Pay / }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Select the plan/ })
      .waitFor();
    await expectNoAxeViolations(page, '[role="dialog"]');
    expect(errors).toEqual([]);
    await close();
  });
});

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { control, emailOf, expectNoAxeViolations, newVisitor, useBrowser } from './browser';

useBrowser('each');

const fill = (page: Page, label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function codeFor(email: string): Promise<string> {
  const answer = await control('resetCode', { email });
  if (typeof answer !== 'object' || answer === null || !('code' in answer)) throw new Error('no code was mailed');
  return String(answer.code);
}

describe('getting in', () => {
  it('SU-01 R-03 S-09 B-33 B-34 DAY-54 a company signs up, takes its first steps and answers its first message', async () => {
    const { page, errors, close } = await newVisitor({ width: 390, height: 844 });
    await page.goto('/login');
    await page.getByRole('link', { name: 'Cadastre a sua empresa' }).click();
    await page.getByRole('radio', { name: /Intermediário/ }).waitFor();
    await expectNoAxeViolations(page);
    await fill(page, 'Nome da empresa', 'Padaria Sol');
    await fill(page, 'E-mail', 'sol@padaria.example');
    await fill(page, 'Senha', 'segredo');
    await page.getByRole('radio', { name: /Intermediário/ }).check();
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await press(page, 'Cadastrar');
    await page.getByRole('heading', { name: 'Pronto, Padaria Sol está cadastrada!' }).waitFor();
    await expectNoAxeViolations(page);

    await page.getByRole('link', { name: 'Entrar' }).click();
    await fill(page, 'Senha', 'segredo');
    await press(page, 'Entrar');
    await page.waitForURL(/\/tickets/);
    await page.getByText('Sua assinatura vence em 3 dias.').waitFor();

    const steps = page.getByRole('region', { name: 'Primeiros passos' });
    await steps.getByText('0 de 4').waitFor();
    await expectNoAxeViolations(page);
    const take = (name: string) => steps.getByRole('link', { name }).click();
    const form = page.getByRole('dialog');
    const save = async () => {
      await press(page, 'Salvar');
      await form.waitFor({ state: 'detached' });
    };

    await take('Conectar um número');
    await form.getByLabel(/^Nome/).fill('Balcão');
    await save();
    await expect
      .poll(() =>
        control('scan', { name: 'Balcão' }).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    await page.getByText('Conectado').first().waitFor();

    await page.goto('/tickets');
    await take('Criar uma fila');
    await form.getByLabel(/^Nome/).fill('Pães e bolos');
    await save();
    await page.goto('/tickets');
    await take('Adicionar um atendente');
    await form.getByLabel(/^Nome/).fill('Nina Sol');
    await form.getByLabel(/^E-mail/).fill('nina@padaria.example');
    await form.locator('input[name="password"]').fill('segredo');
    await save();
    await page.goto('/tickets');
    await steps.getByText('3 de 4').waitFor();

    await control('receiveFor', {
      company: 'Padaria Sol',
      name: 'Dona Lúcia',
      number: '5511970001234',
      body: 'Tem pão?',
    });
    await steps.waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: /Aguardando/ }).click();
    await page.getByText('Tem pão?').waitFor();
    await page
      .getByRole('button', { name: /^Aceitar/ })
      .first()
      .click();
    await page.waitForURL(/\/tickets\/.+/);
    await page.getByRole('textbox', { name: 'Mensagem' }).fill('Acabou de sair do forno!');
    await press(page, 'Enviar');
    await page.getByText('Acabou de sair do forno!').waitFor();
    expect(errors).toEqual([]);
    await close();
  });

  it('FP-01 FP-04 FP-08 R-02 B-33 a forgotten password is replaced in two steps, by keyboard', async () => {
    const { page, errors, close } = await newVisitor({ theme: 'dark' }, [/status of 404|^password reset/]);
    const email = emailOf('ana');
    await page.goto('/login');
    await page.getByRole('link', { name: 'Esqueci a senha' }).click();
    await page.waitForURL('**/forgetpsw');
    // The address is there before the page is, and the one before has such a field as well.
    await page.getByRole('button', { name: 'Enviar o código' }).waitFor();
    await page.locator('input[name="email"]:focus').waitFor();
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await page.getByLabel('Código de verificação').waitFor();
    await expectNoAxeViolations(page);
    await page.keyboard.type('errado');
    await fill(page, 'Nova senha', 'Nova-Senha1');
    await fill(page, 'Repita a nova senha', 'Nova-Senha1');
    await page.keyboard.press('Enter');
    await page.getByText(/O código não confere/).waitFor();
    await fill(page, 'Código de verificação', await codeFor(email));
    await page.keyboard.press('Enter');
    await page.waitForURL('**/login');
    await page.getByText(/^Senha redefinida com sucesso/).waitFor();
    // The address is there before the page is.
    await page.locator('input[name="password"]:focus').waitFor();
    await page.keyboard.type('Nova-Senha1');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/tickets/);
    expect(errors).toEqual([]);
    await close();
  });
});

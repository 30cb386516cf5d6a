import type { Page } from 'playwright-core';

const fields = [
  [/^Nome(?! no)/, 'Rogério'],
  [/^Sobrenome/, 'Lima'],
  [/^Endereço/, 'Rua das Flores, 10'],
  [/^Cidade/, 'São Paulo'],
  [/^Estado/, 'SP'],
  [/^CEP/, '01000-000'],
  [/^Nome no cartão/, 'ROGERIO LIMA'],
  [/^Número do cartão/, '4111111111111111'],
  [/^Validade/, '1299'],
  [/^Código de segurança/, '123'],
] as const;

/** Fills the step of the checkout that asks for the payer and the card. */
export async function fillPayer(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const [label, text] of fields) await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('combobox', { name: /^País/ }).click();
  await page.getByRole('option', { name: 'Brasil' }).click();
}

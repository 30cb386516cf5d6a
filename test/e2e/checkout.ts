import type { Page } from 'playwright-core';
import { payer } from '../lib/payer';

/** Fills the step of the checkout that asks for the payer and the card. */
export async function fillPayer(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog');
  for (const [label, text] of payer) await dialog.getByLabel(label).fill(text);
  await dialog.getByRole('combobox', { name: /^País/ }).click();
  await page.getByRole('option', { name: 'Brasil' }).click();
}

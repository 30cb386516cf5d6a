import { fireEvent, screen, within } from '@testing-library/react';
import { dialog } from '../page';
import { payCharge } from '../backend/billing';
import type { RenderedApp } from '../render';
import { payer } from '../lib/payer';
import { backend } from '../world';

/** Loaded before the first test, so that no test waits for the compiler. */
export const billingPages = () =>
  Promise.all([
    import('@/pages/financeiro/FinanceiroPage'),
    import('@/pages/subscription/SubscriptionPage'),
    import('@/features/checkout/CheckoutDialog'),
  ]);

/** The demo company's invoices that are not paid, oldest first. */
export const unpaid = () => backend.store.invoices.filter((row) => row.companyId === 1 && row.status !== 'paid');

export function oldest() {
  const [row] = unpaid();
  if (!row) throw new Error('seed');
  return row;
}

/** Somebody pays the charge of an invoice. */
export function pay(invoiceId: number): void {
  const charge = backend.store.charges.find((row) => row.invoiceId === invoiceId);
  if (!charge) throw new Error('nothing to pay');
  payCharge(backend.ctx, charge.txid);
}

/** Ten fields at once: what typing does to one of them is tested elsewhere. */
export async function fill(fields: readonly (readonly [RegExp, string])[]): Promise<void> {
  const form = await dialog();
  for (const [label, value] of fields) {
    fireEvent.change(form.getByLabelText(label, { selector: 'input' }), { target: { value } });
  }
}

export async function pickCountry(user: RenderedApp['user']): Promise<void> {
  const form = await dialog();
  await user.click(form.getByLabelText(/^País/, { selector: '[role="combobox"]' }));
  await user.click(within(await screen.findByRole('listbox')).getByText('Brasil'));
}

/** From the plan to the review. */
export async function toReview(user: RenderedApp['user']): Promise<void> {
  const form = await dialog();
  await user.click(form.getByText('Dados'));
  await fill(payer);
  await pickCountry(user);
  await user.click(form.getByText('Avançar'));
  await user.click(await form.findByText('Selecionar'));
  await form.findByText('Resumo da assinatura');
}

/** A charge that was asked for before the page was opened. */
export function chargedBefore(): { invoiceId: number } {
  const { id: invoiceId, value } = oldest();
  backend.store.charges.insert((id) => ({ id, txid: 'kept', invoiceId, paid: false, ...backend.ctx.stamps() }));
  const kept = { code: '000201-kept', amount: value, expiresAt: Date.now() + 60_000 };
  sessionStorage.setItem(`pix:1:${invoiceId}`, JSON.stringify(kept));
  return { invoiceId };
}

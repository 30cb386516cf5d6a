import type { Ctx } from './context.ts';
import { mainChannel } from './context.ts';
import type { CompanyRow } from './types.ts';
import type { InvoiceRow } from './typesExtra.ts';

const DAY = 86_400_000;
/** A payment moves the due date on by so many days (contract back-office 16). */
const PERIOD = 30;
/** The server writes the next invoice when fewer days than this remain (contract back-office 15). */
const NEXT_INVOICE = 20;

const invoiceDate = (iso: string): string => `${iso.slice(0, 19)}+00:00`;

/** The server's own timer: a company that is soon due gets its next invoice. */
export function writeDueInvoice(ctx: Ctx, company: CompanyRow): void {
  const plan = ctx.store.plans.get(company.planId);
  if (!company.dueDate || !plan) return;
  const left = (Date.parse(company.dueDate) - ctx.now().getTime()) / DAY;
  const unpaid = ctx.store.invoices.find((row) => row.companyId === company.id && row.status !== 'paid');
  if (left >= NEXT_INVOICE || unpaid) return;
  const { dueDate } = company;
  ctx.store.invoices.insert((id) => ({
    id,
    detail: plan.name,
    status: 'open',
    value: plan.value,
    dueDate: invoiceDate(dueDate),
    companyId: company.id,
    ...ctx.stamps(),
  }));
}

function settle(ctx: Ctx, invoice: InvoiceRow): void {
  const company = ctx.store.companies.get(invoice.companyId);
  if (!company) return;
  const from = company.dueDate ? Date.parse(company.dueDate) : ctx.now().getTime();
  const next = new Date(from + PERIOD * DAY).toISOString();
  ctx.store.invoices.update(invoice, { status: 'paid', ...ctx.touched() });
  // The new due date is stored as a day: midnight UTC (recorded/socket/102-payment-confirmed).
  ctx.store.companies.update(company, { dueDate: `${next.slice(0, 10)}T00:00:00.000Z`, ...ctx.touched() });
  ctx.emit(mainChannel(company.id), `company-${company.id}-payment`, { action: 'CONCLUIDA', company });
}

/** The provider tells of a payment; a bare invoice number stands for its code, as in the recording. */
export function payCharge(ctx: Ctx, txid: string): void {
  const charge = ctx.store.charges.find((row) => row.txid === txid);
  if (charge) ctx.store.charges.update(charge, { paid: true, ...ctx.touched() });
  const invoice = ctx.store.invoices.get(charge?.invoiceId ?? Number(txid));
  if (invoice) settle(ctx, invoice);
}

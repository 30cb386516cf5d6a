import { companyKeys } from '@/api/companies';
import type { invoiceKeys } from '@/api/invoices';
import type { billingKeys } from '@/api/subscription';
import { liveRow, rereadRow } from './liveRow';

/** Written out and checked by their type: their modules come with the pages that need the calls. */
const invoices: (typeof invoiceKeys)['all'] = ['invoices'];
const billing = (companyId: number): ReturnType<(typeof billingKeys)['company']> => ['billing', 'company', companyId];

/** A paid invoice moves the due date, which the app bar shows (SB-09). */
export const paymentRows = [
  liveRow({
    event: 'payment',
    key: ({ action, company }) => (action === 'CONCLUIDA' ? companyKeys.plan(company.id) : null),
    patch: (plan, { company: { dueDate } }) => (dueDate === undefined ? plan : { ...plan, dueDate }),
  }),
  // Any payment of the company changes its invoices and its billing data (SB-09).
  rereadRow('payment', ({ action, company }) => (action === 'CONCLUIDA' ? [invoices, billing(company.id)] : [])),
];

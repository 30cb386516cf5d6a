import { isPastDue } from '@/lib/dueDate';
import { isRecord } from '@/lib/guards';
import { paged, restApi, whole, type ListQuery, type RecordPage } from './rest';

/** An invoice of the own company (Y-23). */
export interface Invoice {
  id: number;
  detail: string | null;
  /** `paid`, or anything else for not paid; whether it has expired is a matter of the date (FI-02). */
  status: string;
  value: number;
  /** The calendar day counts, never the hour (decisions: Dates). */
  dueDate: string;
}

export type InvoiceStatus = 'paid' | 'open' | 'expired';

export const invoiceKeys = { all: ['invoices'] as const };

/** Paid; expired when due before today and not paid; otherwise open (FI-02). */
export function invoiceStatus(
  { status, dueDate }: Pick<Invoice, 'status' | 'dueDate'>,
  now: Date = new Date(),
): InvoiceStatus {
  if (status === 'paid') return 'paid';
  return isPastDue(dueDate, now) ? 'expired' : 'open';
}

// A broken row has no date; the others are shown (E-03).
const byDueDate = (one: Invoice, other: Invoice): number => String(one.dueDate).localeCompare(String(other.dueDate));

const bare = whole<Invoice>();
const under = { list: paged<Invoice>('list'), invoices: paged<Invoice>('invoices') };

/** The known server answers all invoices as a bare array, the specification `{ list, hasMore }` (decisions: Both dialects). */
function envelope(data: unknown, query: ListQuery): RecordPage<Invoice> {
  if (!isRecord(data)) {
    const page = bare(data, query);
    // It comes by id; what is still to pay is at the end of it, and belongs on top.
    return { ...page, rows: page.rows.toSorted((one, other) => byDueDate(other, one)) };
  }
  return 'list' in data ? under.list(data, query) : under.invoices(data, query);
}

/** GET /invoices/all, and nothing else: no other call of the server checks whose invoice it is (decisions: Never call). */
export const invoiceApi = { list: restApi<Invoice, never>('/invoices/all', envelope).list };

/** The unpaid invoice that has waited longest: what a new subscription pays (contract back-office 16). */
export const oldestUnpaid = (invoices: readonly Invoice[]): Invoice | null =>
  invoices
    .filter(({ status }) => status !== 'paid')
    .toSorted((one, other) => byDueDate(one, other) || one.id - other.id)[0] ?? null;

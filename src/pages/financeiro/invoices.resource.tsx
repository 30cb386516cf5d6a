import { CalendarClock, CircleAlert, CircleCheck, ReceiptText } from 'lucide-react';
import { invoiceApi, invoiceKeys, invoiceStatus, type Invoice, type InvoiceStatus } from '@/api/invoices';
import { StatusPill } from '@/components/text/StatusPill';
import { TextCell } from '@/lists/cells';
import { defineResource } from '@/lists/resource';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { formatDueDate } from '@/lib/dueDate';
import { formatMoney } from '@/lib/money';
import { PayButton } from './PayButton';

const looks = {
  paid: { tone: 'success', label: 'invoices.paid', Icon: CircleCheck },
  open: { tone: 'warning', label: 'invoices.open', Icon: CalendarClock },
  expired: { tone: 'error', label: 'invoices.expired', Icon: CircleAlert },
} as const satisfies Record<InvoiceStatus, { tone: string; label: MessageKey; Icon: unknown }>;

function Status({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { tone, label, Icon } = looks[invoiceStatus(invoice)];
  return <StatusPill tone={tone} label={t(label)} icon={<Icon size={14} aria-hidden />} />;
}

/** How people call an invoice. */
const nameOfInvoice = ({ id, detail }: Pick<Invoice, 'id' | 'detail'>): string => detail ?? String(id);

/** Invoices of the company (FI-01, FI-02); nothing is added, changed or deleted here (decisions: Never call). */
export const invoices = defineResource<Invoice, never>({
  name: invoiceKeys.all[0],
  icon: ReceiptText,
  api: invoiceApi,
  nameOf: nameOfInvoice,
  columns: [
    { id: 'id', label: 'invoices.id', cell: ({ id }) => id, sortBy: ({ id }) => id, width: '8%' },
    {
      id: 'detail',
      label: 'invoices.details',
      cell: (invoice) => <TextCell>{nameOfInvoice(invoice)}</TextCell>,
      sortBy: nameOfInvoice,
      heading: true,
    },
    {
      id: 'value',
      label: 'invoices.value',
      cell: ({ value }) => <b>{formatMoney(value)}</b>,
      sortBy: ({ value }) => value,
      align: 'right',
    },
    {
      id: 'dueDate',
      label: 'invoices.dueDate',
      cell: ({ dueDate }) => formatDueDate(dueDate),
      sortBy: ({ dueDate }) => dueDate,
    },
    {
      id: 'status',
      label: 'invoices.status',
      cell: (invoice) => <Status invoice={invoice} />,
      sortBy: (invoice) => invoiceStatus(invoice),
    },
    { id: 'action', label: 'invoices.action', cell: (invoice) => <PayButton invoice={invoice} />, width: '14%' },
  ],
  texts: {
    title: 'invoices.title',
    add: 'invoices.PAY',
    edit: 'invoices.PAY',
    saved: 'checkoutPage.success',
    deleteTitle: 'invoices.title',
    deleteConfirm: 'invoices.title',
    deleted: 'invoices.title',
    empty: 'invoices.empty',
    emptyBody: 'invoices.emptyBody',
  },
});

import { useState } from 'react';
import type { Invoice } from '@/api/invoices';
import { lazyPart } from '@/components/lazy/lazyPart';
import { useSession } from '@/contexts/AuthContext';
import { storedCharge } from './storedCharge';

const dialog = lazyPart(async () => (await import('./CheckoutDialog')).CheckoutDialog);

interface CheckoutProps {
  /** The invoice that the address asks to pay, once it is known. */
  invoice: Invoice | null;
  onClose: () => void;
}

/** An invoice that was paid before needs no checkout, unless its code still waits for that news. */
function PayableOnly({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { companyId } = useSession().user;
  const [payable] = useState(
    () => invoice.status !== 'paid' || storedCharge({ companyId, invoiceId: invoice.id }, Date.now()) !== null,
  );
  return payable && <dialog.Component open invoice={invoice} onClose={onClose} />;
}

/** The checkout of an invoice; its code comes with the first payment. */
export function Checkout({ invoice, onClose }: CheckoutProps) {
  return invoice && <PayableOnly key={invoice.id} invoice={invoice} onClose={onClose} />;
}

import { useUrlDialog } from '@/components/hooks/useUrlDialog';
import { readIds, useUrlState, type UrlCodec } from '@/components/hooks/useUrlState';

const codec: UrlCodec<{ invoiceId: number | null }> = {
  read: (params) => ({ invoiceId: readIds(params.get('pay'))[0] ?? null }),
  write: ({ invoiceId }) => ({ pay: invoiceId === null ? null : String(invoiceId) }),
};

/** The invoice being paid lives in the address: a reload in the middle of a payment comes back to it (B-27). */
export function useCheckoutAddress() {
  const { state, change } = useUrlState(codec);
  const { opening, closed, close } = useUrlDialog();
  return {
    invoiceId: closed ? null : state.invoiceId,
    openCheckout: (id: number) => change({ invoiceId: id }, opening),
    closeCheckout: () => close(() => change({ invoiceId: null }, { replace: true })),
  };
}

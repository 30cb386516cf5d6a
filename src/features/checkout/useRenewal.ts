import { useQueryClient } from '@tanstack/react-query';
import { invoiceKeys } from '@/api/invoices';
import { billingKeys } from '@/api/subscription';
import { useSocketEvent } from '@/contexts/SocketContext';

/** Invoices and billing data are read again when any payment of the company has arrived. */
export function useRenewal(): void {
  const client = useQueryClient();
  useSocketEvent('payment', ({ action, company }) => {
    if (action !== 'CONCLUIDA') return;
    void client.invalidateQueries({ queryKey: invoiceKeys.all });
    void client.invalidateQueries({ queryKey: billingKeys.company(company.id) });
  });
}

import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { invoiceApi, invoiceKeys, type Invoice } from '@/api/invoices';
import { readAgain } from '@/api/readAgain';
import { readAllPages } from '@/api/rest';
import { billingCompany, type PixCharge } from '@/api/subscription';
import { notify } from '@/components/feedback/notify';
import { useSession } from '@/contexts/AuthContext';
import { useLiveGap, useSocketEvent } from '@/contexts/SocketContext';
import { useTranslation } from '@/i18n/useTranslation';
import { formatDueDate } from '@/lib/dueDate';
import { dropCharge, keepCharge, storedCharge } from './storedCharge';

/** How often the invoice is looked at while events do not arrive. */
const lookEveryMs = 15_000;

/**
 * Waits for the payment of an invoice. The event tells of one of the company's, not of which (SB-09): the invoice itself
 * is looked at then, and where the event may have been missed (contract back-office 16).
 */
export function usePayment(invoice: Invoice, open: boolean) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { user } = useSession();
  const of = { companyId: user.companyId, invoiceId: invoice.id };
  const [charge, setCharge] = useState<PixCharge | null>(() => storedCharge(of, Date.now()));
  const [paid, setPaid] = useState(false);
  const [dueDate, setDueDate] = useState('');
  const liveDown = useLiveGap();
  const waiting = open && charge !== null && !paid;

  const conclude = (date: string) => {
    dropCharge(of);
    setDueDate(date);
    setPaid(true);
    notify.success(date === '' ? t('checkoutPage.paid.renewed') : t('checkoutPage.paid.renewedUntil', { date }), {
      id: 'renewal',
    });
  };

  const lookUp = async (): Promise<boolean> => {
    const rows = await readAgain(() => readAllPages((pageNumber) => invoiceApi.list({ searchParam: '', pageNumber })));
    if (rows.find(({ id }) => id === invoice.id)?.status !== 'paid') return false;
    const company = await client.query({ ...billingCompany(user.companyId), staleTime: 0 });
    await client.invalidateQueries({ queryKey: invoiceKeys.all });
    conclude(formatDueDate(company.dueDate));
    return true;
  };

  const check = async (): Promise<void> => {
    try {
      if (!(await lookUp())) notify.info(t('checkoutPage.pix.notYet'), { id: 'pix-check' });
    } catch (error) {
      console.warn('payment', error);
      notify.error(t('checkoutPage.pix.checkFailed'), { id: 'pix-check' });
    }
  };

  // The list behind the dialog is read again after every absence: it may know of the payment first.
  const known = invoice.status === 'paid';
  const look = (): void => void lookUp().catch((error: unknown) => console.warn('payment', error));
  const lookNow = useEffectEvent(look);
  useSocketEvent('payment', ({ action }) => {
    if (action === 'CONCLUIDA' && waiting) look();
  });
  useEffect(() => {
    if (!waiting) return undefined;
    const timers = [
      known ? setTimeout(() => lookNow(), 0) : undefined,
      liveDown ? setInterval(() => lookNow(), lookEveryMs) : undefined,
    ];
    return () => timers.forEach((timer) => clearTimeout(timer));
  }, [waiting, known, liveDown]);

  return {
    charge,
    paid,
    dueDate,
    check,
    startWaiting: (answer: PixCharge) => {
      keepCharge(of, answer);
      setCharge(answer);
    },
    giveUp: () => {
      dropCharge(of);
      setCharge(null);
    },
  };
}

import Dialog from '@mui/material/Dialog';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Invoice } from '@/api/invoices';
import { FormHead } from '@/forms/FormHead';
import { UnsavedChangesDialog } from '@/forms/UnsavedChangesDialog';
import { useGuardedClose } from '@/forms/useGuardedClose';
import { useTranslation } from '@/i18n/useTranslation';
import { CheckoutSteps } from './CheckoutSteps';
import { PaidView } from './PaidView';
import { PixView } from './PixView';
import { usePayment } from './usePayment';

interface CheckoutDialogProps {
  open: boolean;
  /** The invoice to pay, as the list knows it now. */
  invoice: Invoice;
  onClose: () => void;
}

/** Fixed: after the payment the start page follows (SB-09). */
const leaveAfterMs = 4_000;

/** Pays one invoice: three steps, the Pix code, the confirmation (SB-03 to SB-09). */
export function CheckoutDialog({ open, invoice, onClose }: CheckoutDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const titleId = useId();
  const fullScreen = useMediaQuery(useTheme().breakpoints.down('sm'));
  const { charge, paid, dueDate, startWaiting, giveUp, check } = usePayment(invoice, open);
  const [dirty, setDirty] = useState(false);
  const [paying, setPaying] = useState(false);

  const leave = useEffectEvent(() => void navigate('/'));
  useEffect(() => {
    if (!paid) return undefined;
    const timer = setTimeout(() => leave(), leaveAfterMs);
    return () => clearTimeout(timer);
  }, [paid]);

  const guarded = open && dirty && charge === null && !paid;
  const close = () => {
    setDirty(false);
    onClose();
  };
  const guard = useGuardedClose(guarded, close);
  const requestClose = () => {
    // The form is gone once there is a charge, and told last that it was at it.
    if (paying && charge === null && !paid) return;
    if (paid) void navigate('/');
    else guard.requestClose();
  };

  return (
    <>
      <Dialog
        open={open}
        onClose={requestClose}
        fullScreen={fullScreen}
        aria-labelledby={titleId}
        slotProps={{ paper: { sx: { width: fullScreen ? 1 : 640, maxWidth: 'none' } } }}
      >
        <FormHead
          titleId={titleId}
          title={t('checkoutPage.title', { name: invoice.detail ?? String(invoice.id) })}
          onClose={requestClose}
        />
        {paid ? (
          <PaidView dueDate={dueDate} onLeave={() => void navigate('/')} />
        ) : charge ? (
          <PixView charge={charge} onCheck={check} onRenew={giveUp} onClose={requestClose} />
        ) : (
          <CheckoutSteps
            invoice={invoice}
            onCharge={startWaiting}
            onDirty={setDirty}
            onPaying={setPaying}
            onClose={requestClose}
          />
        )}
      </Dialog>
      <UnsavedChangesDialog {...guard.question} body="checkoutPage.discardBody" />
    </>
  );
}

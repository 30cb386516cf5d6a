import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Invoice } from '@/api/invoices';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { useCheckoutAddress } from '@/features/checkout/useCheckoutAddress';
import { useTranslation } from '@/i18n/useTranslation';

/** Opens the checkout of an unpaid invoice (FI-03). */
export function PayButton({ invoice }: { invoice: Invoice }) {
  const { t } = useTranslation();
  const { openCheckout } = useCheckoutAddress();
  if (invoice.status === 'paid') {
    return (
      <Box component="span" sx={{ color: 'app.text3' }}>
        <span aria-hidden>–</span>
        <VisuallyHidden>{t('invoices.PAID')}</VisuallyHidden>
      </Box>
    );
  }
  const name = invoice.detail ?? String(invoice.id);
  return (
    <Button
      variant="soft"
      size="small"
      aria-label={t('invoices.payNamed', { name })}
      onClick={() => openCheckout(invoice.id)}
    >
      {t('invoices.PAY')}
    </Button>
  );
}

import Box from '@mui/material/Box';
import type { Plan } from '@/api/companies';
import type { Invoice } from '@/api/invoices';
import { FailureNote } from '@/components/feedback/FailureNote';
import { useTranslation } from '@/i18n/useTranslation';
import { formatDueDate } from '@/lib/dueDate';
import { formatMoney } from '@/lib/money';
import { StepTitle } from '@/components/layout/StepTitle';

interface ReviewStepProps {
  plan: Plan;
  invoice: Invoice;
  price: number;
  /** Why the last attempt came to nothing. */
  failure: string | null;
}

/** What will be charged (SB-03, SB-06). */
export function ReviewStep({ plan, invoice, price, failure }: ReviewStepProps) {
  const { t } = useTranslation();
  const rows = [
    [t('checkoutPage.review.invoice'), invoice.detail ?? String(invoice.id)],
    [t('checkoutPage.review.dueDate'), formatDueDate(invoice.dueDate)],
    [t('checkoutPage.review.details'), plan.name],
    [t('checkoutPage.review.users'), String(plan.users)],
    [t('checkoutPage.review.whatsapp'), String(plan.connections)],
    [t('checkoutPage.review.charges'), t('checkoutPage.review.monthly')],
  ] as const;
  return (
    <>
      <StepTitle text={t('checkoutPage.review.title')} />
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          '& > div': {
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            py: 1,
            borderBottom: 1,
            borderColor: 'divider',
          },
          '& dt': { color: 'app.text2' },
          '& dd': { m: 0, textAlign: 'right', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
        }}
      >
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <Box sx={{ typography: 'h2' }}>
          <dt>{t('checkoutPage.review.total')}</dt>
          <dd>{formatMoney(price)}</dd>
        </Box>
      </Box>
      {failure !== null && <FailureNote text={failure} alert />}
    </>
  );
}

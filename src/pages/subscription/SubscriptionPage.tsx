import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { ReceiptText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { invoiceApi, invoiceKeys, oldestUnpaid } from '@/api/invoices';
import { billingCompany, billingPlan, type BillingCompany } from '@/api/subscription';
import { FailedState } from '@/components/feedback/FailedState';
import { PageState } from '@/components/feedback/PageState';
import { RetryButton } from '@/components/buttons/RetryButton';
import { Skeleton } from '@/components/feedback/Skeleton';
import { stateOfQuery } from '@/components/feedback/stateOfQuery';
import { useSession } from '@/contexts/AuthContext';
import { useRouteOpen } from '@/contexts/RoutesContext';
import { useRecordList } from '@/lists/useRecordList';
import { Checkout } from '@/features/checkout/Checkout';
import { useCheckoutAddress } from '@/features/checkout/useCheckoutAddress';
import { useTranslation } from '@/i18n/useTranslation';
import { formatDueDate, trialDaysLeft } from '@/lib/dueDate';
import { formatMoney } from '@/lib/money';

const invoiceList = { name: invoiceKeys.all[0], api: invoiceApi };

function Facts({ company }: { company: BillingCompany }) {
  const { t } = useTranslation();
  const [now] = useState(() => new Date());
  const { data: plan } = useQuery(billingPlan(company.planId));
  const left = trialDaysLeft(company.trialExpiration, now);
  const rows = [
    [
      t('subscription.testPeriod'),
      // That the server tells of none does not say that there is none (DAY-54).
      left === null ? t('subscription.unknown') : t('subscription.remainingTest', { count: left }),
    ],
    [t('subscription.chargeEmail'), company.email ?? t('subscription.unknown')],
    [
      t('subscription.plan'),
      plan
        ? t('subscription.planPrice', { name: plan.name, price: formatMoney(plan.value) })
        : t('subscription.unknown'),
    ],
    [t('subscription.dueDate'), formatDueDate(company.dueDate) || t('subscription.unknown')],
  ] as const;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { sm: '1fr 1fr' },
        gap: 2.5,
        '& dt': { typography: 'subtitle2', color: 'app.text2' },
        '& dd': { m: 0, mt: 0.25, typography: 'subtitle1', overflowWrap: 'anywhere' },
      }}
    >
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Box>
  );
}

/** Trial, billing e-mail and the way to subscribe (SB-01, SB-02). */
export function SubscriptionPage() {
  const { t } = useTranslation();
  const isRouteOpen = useRouteOpen();
  const { user } = useSession();
  const company = useQuery(billingCompany(user.companyId));
  const list = useRecordList(invoiceList, '');
  const { invoiceId, openCheckout, closeCheckout } = useCheckoutAddress();
  const due = oldestUnpaid(list.rows);
  const known = list.state === 'ready' || list.state === 'empty';

  return (
    <Box sx={{ flex: 1, minHeight: 0, overflow: 'auto', px: { xs: 1.5, sm: 2, md: 3 }, py: { xs: 1.5, sm: 2.5 } }}>
      <Box sx={{ maxWidth: 880, display: 'grid', gap: 2 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, minHeight: 36 }}>
          <Typography variant="h1" sx={{ flex: 1 }}>
            {t('subscription.title')}
          </Typography>
          {isRouteOpen('/financeiro') && (
            <Button component={Link} to="/financeiro" variant="outlined" startIcon={<ReceiptText size={16} />}>
              {t('invoices.title')}
            </Button>
          )}
        </Box>
        <Box
          component="section"
          aria-label={t('subscription.title')}
          sx={{
            display: 'grid',
            gap: 3,
            p: { xs: 2, sm: 3 },
            bgcolor: 'background.paper',
            border: 1,
            borderColor: 'divider',
            borderRadius: 'var(--radius-card)',
          }}
        >
          <PageState
            state={stateOfQuery(company)}
            skeleton={
              <div role="status" aria-busy aria-label={t('common.loading')}>
                <Skeleton height={112} />
              </div>
            }
            failed={<FailedState onRetry={() => company.refetch()} />}
            empty={null}
          >
            {company.data && <Facts company={company.data} />}
          </PageState>
          <Box sx={{ display: 'grid', justifyItems: 'start', gap: 1 }}>
            <Button
              variant="contained"
              disabled={due === null}
              aria-describedby="subscription-invoice"
              onClick={() => due && openCheckout(due.id)}
            >
              {t('subscription.signNow')}
            </Button>
            <Typography id="subscription-invoice" variant="body2" color="textSecondary" role="status">
              {due &&
                t('subscription.pays', {
                  name: due.detail ?? String(due.id),
                  price: formatMoney(due.value),
                  date: formatDueDate(due.dueDate),
                })}
              {!due && known && t('subscription.nothingDue')}
              {list.state === 'failed' && t('subscription.invoicesFailed')}
            </Typography>
            {list.state === 'failed' && <RetryButton variant="outlined" size="small" onRetry={list.retry} />}
          </Box>
        </Box>
      </Box>
      <Checkout invoice={list.rows.find(({ id }) => id === invoiceId) ?? null} onClose={closeCheckout} />
    </Box>
  );
}

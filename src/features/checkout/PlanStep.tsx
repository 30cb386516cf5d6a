import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { PackageX } from 'lucide-react';
import type { Plan } from '@/api/companies';
import { EmptyState } from '@/components/feedback/EmptyState';
import { FailedState } from '@/components/feedback/FailedState';
import { PageState } from '@/components/feedback/PageState';
import { Skeleton } from '@/components/feedback/Skeleton';
import { SupportLink } from '@/components/text/SupportLink';
import { useTranslation } from '@/i18n/useTranslation';
import { formatMoney } from '@/lib/money';
import { StepTitle } from '@/components/layout/StepTitle';

interface PlanStepProps {
  state: 'loading' | 'failed' | 'empty' | 'ready';
  plan: Plan | null;
  onRetry: () => unknown;
  onSelect: () => void;
  /** The checkout has just been opened. */
  first: boolean;
}

function PlanCard({ plan, onSelect }: { plan: Plan; onSelect: () => void }) {
  const { t } = useTranslation();
  const lines = [
    t('checkoutPage.pricing.users', { count: plan.users }),
    t('checkoutPage.pricing.connection', { count: plan.connections }),
    t('checkoutPage.pricing.queues', { count: plan.queues }),
  ];
  return (
    <Box
      sx={{
        display: 'grid',
        justifyItems: 'center',
        gap: 1.5,
        p: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: 'var(--radius-card)',
        textAlign: 'center',
      }}
    >
      <Typography variant="h3" component="h4" sx={{ overflowWrap: 'anywhere' }}>
        {plan.name}
      </Typography>
      <Typography component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <Box component="span" sx={{ typography: 'h4' }}>
          {formatMoney(plan.value)}
        </Box>
        {` ${t('checkoutPage.pricing.month')}`}
      </Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', color: 'app.text2' }}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </Box>
      <Button
        variant="contained"
        onClick={onSelect}
        aria-label={t('checkoutPage.pricing.selectNamed', { name: plan.name })}
      >
        {t('checkoutPage.pricing.SELECT')}
      </Button>
    </Box>
  );
}

/** The plan of the company, where the checkout starts (SB-03; contract back-office 16). */
export function PlanStep({ state, plan, onRetry, onSelect, first }: PlanStepProps) {
  const { t } = useTranslation();
  return (
    <>
      <StepTitle text={t('checkoutPage.steps.customize')} first={first} />
      <PageState
        state={state}
        skeleton={
          <div role="status" aria-busy aria-label={t('common.loading')}>
            <Skeleton height={236} />
          </div>
        }
        failed={<FailedState onRetry={onRetry} />}
        empty={
          <EmptyState
            heading="h3"
            icon={<PackageX />}
            title={t('checkoutPage.noPlan')}
            body={t('checkoutPage.noPlanBody')}
            action={<SupportLink />}
          />
        }
      >
        {plan && <PlanCard plan={plan} onSelect={onSelect} />}
      </PageState>
    </>
  );
}

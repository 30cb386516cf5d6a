import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import type { Plan, PlanFlags } from '@/api/companies';
import { RetryButton } from '@/components/buttons/RetryButton';
import { Spinner } from '@/components/feedback/Spinner';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { formatMoney } from '@/lib/money';

const features: readonly (readonly [keyof PlanFlags, MessageKey])[] = [
  ['useCampaigns', 'signup.plan.features.useCampaigns'],
  ['useSchedules', 'signup.plan.features.useSchedules'],
  ['useInternalChat', 'signup.plan.features.useInternalChat'],
  ['useKanban', 'signup.plan.features.useKanban'],
  ['useExternalApi', 'signup.plan.features.useExternalApi'],
  ['useOpenAi', 'signup.plan.features.useOpenAi'],
  ['useIntegrations', 'signup.plan.features.useIntegrations'],
];

/** What a plan offers, in one line of numbers and one of features. */
function PlanText({ plan }: { plan: Plan }) {
  const { t, i18n } = useTranslation();
  const names = features.flatMap(([flag, key]) => (plan[flag] ? [t(key)] : []));
  const numbers = [
    t('signup.plan.attendant', { count: plan.users }),
    t('signup.plan.whatsapp', { count: plan.connections }),
    t('signup.plan.queues', { count: plan.queues }),
  ];
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(names);
  return (
    <>
      <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, justifyContent: 'space-between' }}>
        <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {plan.name}
        </Box>
        <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
          {t('signup.plan.price', { price: formatMoney(plan.value) })}
        </Box>
      </Box>
      <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'app.text2' }}>
        {numbers.join(' · ')}
      </Box>
      <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'app.text3' }}>
        {names.length > 0 ? t('signup.plan.includes', { features: list }) : t('signup.plan.basic')}
      </Box>
    </>
  );
}

interface PlanChoiceProps {
  state: 'loading' | 'failed' | 'ready';
  plans: readonly Plan[];
  value: string;
  onChange: (planId: string) => void;
  failure: string | undefined;
  onRetry: () => unknown;
}

/** The public plans to choose from (SU-01); without them one can sign up all the same. */
export function PlanChoice({ state, plans, value, onChange, failure, onRetry }: PlanChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  if (state === 'ready' && plans.length === 0) return null;
  return (
    <Box
      component="fieldset"
      aria-describedby={failure === undefined ? undefined : `${id}-help`}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 1 }}
    >
      <Box component="legend" sx={{ p: 0, mb: 0.75, typography: 'subtitle2' }}>
        {t('signup.form.plan')}
      </Box>
      {state === 'loading' && (
        <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 44, color: 'app.text2' }}>
          <Spinner />
          {t('signup.plan.loading')}
        </Box>
      )}
      {state === 'failed' && (
        <Box role="status" sx={{ display: 'grid', justifyItems: 'start', gap: 1, typography: 'body2' }}>
          {t('signup.plan.failed')}
          <RetryButton variant="outlined" size="small" onRetry={onRetry}>
            {t('signup.plan.retry')}
          </RetryButton>
        </Box>
      )}
      {plans.map((plan, index) => (
        <Box
          component="label"
          key={plan.id}
          sx={{
            display: 'flex',
            alignItems: 'flex-start',
            gap: 1.25,
            p: 1.5,
            border: 1,
            borderColor: failure === undefined ? 'app.inputLine' : 'app.error',
            borderRadius: 'var(--radius)',
            cursor: 'pointer',
            '&:hover': { bgcolor: 'app.hover' },
            '&:has(:checked)': { borderColor: 'app.accent', bgcolor: 'app.accentSoft' },
            '&:has(:focus-visible)': { outline: 2, outlineOffset: 2, outlineColor: 'app.focus' },
            '& input': {
              flex: 'none',
              width: 18,
              height: 18,
              m: 0,
              mt: '1px',
              accentColor: 'var(--mui-palette-app-accent)',
            },
            '& input:focus-visible': { outline: 'none' },
          }}
        >
          <input
            type="radio"
            name="plan"
            value={plan.id}
            checked={value === String(plan.id)}
            onChange={({ target }) => onChange(target.value)}
            data-invalid={failure !== undefined && index === 0}
          />
          <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
            <PlanText plan={plan} />
          </Box>
        </Box>
      ))}
      {failure !== undefined && (
        <FormHelperText error id={`${id}-help`}>
          {failure}
        </FormHelperText>
      )}
    </Box>
  );
}

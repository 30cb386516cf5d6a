import Box from '@mui/material/Box';
import { Layers } from 'lucide-react';
import type { Plan } from '@/api/companies';
import { planApi, planFlags, planKeys, type PlanInput } from '@/api/plans';
import { TextCell } from '@/lists/cells';
import { defineResource, type Column } from '@/lists/resource';
import { useTranslation } from '@/i18n/useTranslation';
import { formatMoney } from '@/lib/money';
import { flagLabels } from './planValues';

/** What is on, each feature whole on its line. */
function FeaturesCell({ plan }: { plan: Plan }) {
  const { t } = useTranslation();
  const on = planFlags.filter((flag) => plan[flag]);
  if (on.length === 0) return t('plans.form.noFeatures');
  return (
    <Box
      component="ul"
      sx={{
        m: 0,
        p: 0,
        py: 0.75,
        listStyle: 'none',
        display: 'flex',
        flexWrap: 'wrap',
        gap: 0.5,
        typography: 'caption',
      }}
    >
      {on.map((flag) => (
        <Box
          component="li"
          key={flag}
          sx={{
            px: 0.75,
            py: '1px',
            borderRadius: 'var(--radius-small)',
            bgcolor: 'app.hover',
            color: 'app.text2',
            whiteSpace: 'nowrap',
          }}
        >
          {t(flagLabels[flag])}
        </Box>
      ))}
    </Box>
  );
}

const limit = (id: 'users' | 'connections' | 'queues'): Column<Plan> => ({
  id,
  label: `plans.form.${id}`,
  cell: (plan) => plan[id],
  sortBy: (plan) => plan[id],
  align: 'right',
});

/** Plans with their limits, price and features (OP-01). */
export const plans = defineResource<Plan, PlanInput>({
  name: planKeys.all[0],
  icon: Layers,
  api: planApi,
  nameOf: ({ name }) => name,
  searchText: ({ name }) => name,
  columns: [
    { id: 'id', label: 'plans.form.id', cell: ({ id }) => id, sortBy: ({ id }) => id, extra: true, width: '6%' },
    {
      id: 'name',
      label: 'plans.form.name',
      cell: ({ name }) => <TextCell>{name}</TextCell>,
      sortBy: ({ name }) => name,
      heading: true,
      width: '16%',
    },
    limit('users'),
    limit('connections'),
    limit('queues'),
    {
      id: 'value',
      label: 'plans.form.value',
      cell: ({ value }) => formatMoney(value),
      sortBy: ({ value }) => value,
      align: 'right',
    },
    {
      id: 'features',
      label: 'plans.form.features',
      cell: (plan) => <FeaturesCell plan={plan} />,
      extra: true,
      width: '32%',
    },
  ],
  texts: {
    title: 'settings.tabs.plans',
    search: 'plans.search',
    add: 'plans.add',
    edit: 'plans.edit',
    saved: 'plans.toasts.success',
    deleteTitle: 'plans.confirm.title',
    deleteConfirm: 'plans.confirm.button',
    deleted: 'plans.toasts.deleted',
    empty: 'plans.empty',
    emptyBody: 'plans.emptyBody',
    failed: 'plans.toasts.errorList',
  },
});

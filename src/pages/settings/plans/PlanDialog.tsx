import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { companyKeys, type Plan } from '@/api/companies';
import { planApi, planFlags, planKeys } from '@/api/plans';
import { NumberField, SwitchField, TextField } from '@/forms/fields';
import { RecordForm } from '@/lists/RecordForm';
import type { RecordDialogProps } from '@/lists/resource';
import { useRecordList } from '@/lists/useRecordList';
import { useTranslation } from '@/i18n/useTranslation';
import { plans } from './plans.resource';
import {
  flagLabels,
  fromPlan,
  initialPlan,
  planSchema,
  toPlanInput,
  writtenAmount,
  type PlanValues,
} from './planValues';

const currency = 'R$';

const columns = (count: number) => ({
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: `repeat(${count}, minmax(0, 1fr))` },
  gap: 2,
  alignItems: 'start',
});

/** Creates or edits a plan (OP-02 to OP-04). */
export function PlanDialog(props: RecordDialogProps<Plan>) {
  const { id } = props;
  const { t } = useTranslation();
  const client = useQueryClient();
  const legend = useId();
  const { rows } = useRecordList(plans, '');
  const otherNames = rows.flatMap((row) => (row.id === id ? [] : [row.name]));

  const save = async (values: PlanValues, saved: number | null): Promise<Plan> => {
    const input = toPlanInput(values);
    const plan = await (saved === null ? planApi.create(input) : planApi.update(saved, input));
    // Its name stands at companies, its features decide what this very session may see.
    void client.invalidateQueries({ queryKey: companyKeys.all });
    void client.invalidateQueries({ queryKey: planKeys.options() });
    return plan;
  };

  return (
    <RecordForm
      {...props}
      resource={plans}
      foundBy="name"
      initial={initialPlan}
      schema={planSchema(id === null, otherNames)}
      told={['name', 'value']}
      fromRecord={fromPlan}
      toInput={toPlanInput}
      save={save}
      fieldErrors={{
        ERR_PLAN_INVALID_NAME: { field: 'name', message: 'officeErrors.ERR_PLAN_INVALID_NAME' },
        ERR_PLAN_NAME_ALREADY_EXISTS: { field: 'name', message: 'officeErrors.ERR_PLAN_NAME_ALREADY_EXISTS' },
      }}
    >
      <Box sx={columns(2)}>
        <TextField name="name" label="plans.form.name" required autoFocus />
        <TextField
          name="value"
          label="plans.form.value"
          required
          inputMode="decimal"
          settle={writtenAmount}
          placeholder="plans.form.valueExample"
          start={
            <Typography color="textSecondary" sx={{ mr: 0.75 }}>
              {currency}
            </Typography>
          }
        />
      </Box>
      <Box sx={columns(3)}>
        <NumberField name="users" label="plans.form.users" required />
        <NumberField name="connections" label="plans.form.connections" required />
        <NumberField name="queues" label="plans.form.queues" required />
      </Box>
      <div role="group" aria-labelledby={legend}>
        <Typography id={legend} variant="subtitle2" component="p" sx={{ mb: 0.5 }}>
          {t('plans.form.features')}
        </Typography>
        <Box sx={{ ...columns(2), columnGap: 2, rowGap: 0 }}>
          {planFlags.map((flag) => (
            <SwitchField key={flag} name={flag} label={flagLabels[flag]} />
          ))}
        </Box>
      </div>
    </RecordForm>
  );
}

import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { integrationOptions } from '@/api/integrationOptions';
import { promptOptions } from '@/api/promptOptions';
import { usePlan } from '@/contexts/PlanContext';
import { choicesOf } from '@/forms/choices';
import { ColorField } from '@/forms/ColorField';
import { NumberField, TextField } from '@/forms/fields';
import { toOption } from '@/forms/option';
import { SelectField } from '@/forms/SelectField';

const pair = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, alignItems: 'start' };

/** What a queue says and where it leads; what the plan does not have is not offered and stays as it was. */
export function QueueFields({ outOfHours }: { outOfHours: boolean }) {
  const { flags } = usePlan();
  const withIntegrations = flags?.useIntegrations === true;
  const withPrompts = flags?.useOpenAi === true;
  const integrations = useQuery({ ...integrationOptions(), enabled: withIntegrations });
  const prompts = useQuery({ ...promptOptions(), enabled: withPrompts });

  return (
    <>
      <TextField name="name" label="queueModal.form.name" required autoFocus />
      <Box sx={pair}>
        <ColorField name="color" label="queueModal.form.color" required />
        <NumberField name="orderQueue" label="queueModal.form.orderQueue" helper="queueModal.form.orderHint" />
      </Box>
      {(withIntegrations || withPrompts) && (
        <Box sx={pair}>
          {withIntegrations && (
            <SelectField
              name="integrationId"
              label="queueModal.form.integrationId"
              emptyLabel="queueModal.form.noIntegration"
              {...choicesOf(integrations, 'integration', toOption)}
            />
          )}
          {withPrompts && (
            <SelectField
              name="promptId"
              label="queueModal.form.promptId"
              emptyLabel="queueModal.form.noPrompt"
              {...choicesOf(prompts, 'prompt', toOption)}
            />
          )}
        </Box>
      )}
      <TextField name="greetingMessage" label="queueModal.form.greetingMessage" rows={4} />
      {outOfHours && (
        <TextField
          name="outOfHoursMessage"
          label="queueModal.form.outOfHoursMessage"
          helper="queueModal.form.outOfHoursHint"
          rows={3}
        />
      )}
    </>
  );
}

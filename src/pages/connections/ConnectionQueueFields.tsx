import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import { useId } from 'react';
import { promptOptions } from '@/api/promptOptions';
import { queueList } from '@/api/queues';
import { usePlan } from '@/contexts/PlanContext';
import { choicesOf } from '@/forms/choices';
import { NumberField } from '@/forms/fields';
import { MultiSelect } from '@/forms/MultiSelect';
import { toOption } from '@/forms/option';
import { SelectField } from '@/forms/SelectField';
import { useTranslation } from '@/i18n/useTranslation';

const pair = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: 2,
  alignItems: 'start',
} as const;

/** Who answers first: the queues' menu, or a prompt where the plan has the AI; one excludes the other (contract 6.9). */
export function ConnectionQueueFields() {
  const { t } = useTranslation();
  const heading = useId();
  const { flags } = usePlan();
  const { setFieldValue } = useFormikContext();
  const withPrompt = flags?.useOpenAi === true;
  const queues = choicesOf(useQuery(queueList()), 'queue', toOption);
  const prompts = choicesOf(useQuery({ ...promptOptions(), enabled: withPrompt }), 'prompt', toOption);

  return (
    <>
      <MultiSelect
        name="queueIds"
        label="whatsappModal.form.queues"
        {...(withPrompt && { helper: 'whatsappModal.form.queuesHint' })}
        {...queues}
        onPick={(ids) => ids.length > 0 && void setFieldValue('promptId', '')}
      />
      {withPrompt && (
        <SelectField
          name="promptId"
          label="whatsappModal.form.prompt"
          helper="whatsappModal.form.promptHint"
          emptyLabel="whatsappModal.form.noPrompt"
          {...prompts}
          onPick={(id) => id !== '' && void setFieldValue('queueIds', [])}
        />
      )}
      <Box sx={pair}>
        <NumberField
          name="maxUseBotQueues"
          label="whatsappModal.form.maxUseBotQueues"
          helper="whatsappModal.form.maxUseBotQueuesHint"
        />
        <NumberField
          name="timeUseBotQueues"
          label="whatsappModal.form.timeUseBotQueues"
          helper="whatsappModal.form.timeUseBotQueuesHint"
        />
      </Box>
      <Box role="group" aria-labelledby={heading} sx={{ display: 'grid', gap: 1.5 }}>
        <div>
          <Typography id={heading} component="h3" variant="subtitle1">
            {t('whatsappModal.form.queueRedirection')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('whatsappModal.form.queueRedirectionDesc')}
          </Typography>
        </div>
        <Box sx={pair}>
          <SelectField
            name="transferQueueId"
            label="whatsappModal.form.queue"
            emptyLabel="whatsappModal.form.noQueue"
            {...queues}
          />
          <NumberField name="timeToTransfer" label="whatsappModal.form.timeToTransfer" />
        </Box>
      </Box>
    </>
  );
}

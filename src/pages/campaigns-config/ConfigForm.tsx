import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormikContext } from 'formik';
import {
  campaignSettingKeys,
  type CampaignVariable,
  getCampaignSettings,
  saveCampaignSettings,
  type CampaignSettings,
} from '@/api/campaignSettings';
import { readAgain } from '@/api/readAgain';
import { notify } from '@/components/feedback/notify';
import { FieldErrors } from '@/forms/fieldErrors';
import { PageForm } from '@/forms/PageForm';
import { SelectField } from '@/forms/SelectField';
import { mergeNamed } from '@/forms/mergeRecord';
import { toldTexts, useMeanwhile } from '@/forms/useMeanwhile';
import { useTranslation } from '@/i18n/useTranslation';
import { patchQueries } from '@/realtime/cache/patchQueries';
import { longerChoices, messageIntervals, toConfigValues, variableProblem, withStored } from './configValues';
import type { ConfigValues } from './configValues';
import { Variables } from './Variables';

const card = {
  p: 2,
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 'var(--radius-card)',
} as const;

function Fields() {
  const { t } = useTranslation();
  const { values } = useFormikContext<ConfigValues>();
  const seconds = (choices: readonly number[], stored: number) =>
    withStored(choices, stored).map((value) => ({
      value,
      label: value === 0 ? t('campaigns.config.noInterval') : t('campaigns.config.seconds', { count: value }),
    }));
  const messages = withStored(longerChoices, values.longerIntervalAfter).map((value) => ({
    value,
    label: value === 0 ? t('campaigns.config.notDefined') : t('campaigns.config.messages', { count: value }),
  }));

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Box component="section" aria-labelledby="campaign-intervals" sx={card}>
        <Typography id="campaign-intervals" variant="subtitle1" component="h2">
          {t('campaigns.config.intervals')}
        </Typography>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' }, gap: 2 }}>
          <SelectField
            name="messageInterval"
            label="campaigns.config.interval"
            options={seconds(messageIntervals, values.messageInterval)}
          />
          <SelectField name="longerIntervalAfter" label="campaigns.config.biggerInterval" options={messages} />
          <SelectField
            name="greaterInterval"
            label="campaigns.config.greaterInterval"
            options={seconds(longerChoices, values.greaterInterval)}
          />
        </Box>
      </Box>
      <Box component="section" aria-labelledby="campaign-variables" sx={card}>
        <div>
          <Typography id="campaign-variables" variant="subtitle1" component="h2">
            {t('campaigns.config.variables')}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {t('campaigns.config.variablesHint')}
          </Typography>
        </div>
        <Variables />
      </Box>
    </Box>
  );
}

/** What is saved: a variable that was written and not yet added belongs to it. */
function withAdded({ newKey, newValue, ...values }: ConfigValues): CampaignSettings {
  const [key, value] = [newKey.trim(), newValue.trim()];
  if (key === '' && value === '') return values;
  const problem = variableProblem(key, value, values.variables);
  if (problem) throw new FieldErrors(problem);
  return { ...values, variables: [...values.variables, { key, value }] };
}

const lists = { variables: mergeNamed<CampaignVariable>(({ key }) => key) };

/** The settings as a form; all of them are sent with each save (CF-01). */
export function ConfigForm({ settings }: { settings: CampaignSettings }) {
  const { t } = useTranslation();
  const client = useQueryClient();

  const toChanges = useMeanwhile<CampaignSettings>(toldTexts, lists);
  const { mutateAsync } = useMutation({
    mutationFn: async ({ values, opened }: { values: CampaignSettings; opened: CampaignSettings }) => {
      const now = await readAgain(getCampaignSettings);
      return saveCampaignSettings({ ...now, ...toChanges({ opened, values, now }) });
    },
    onSuccess: (saved) => {
      patchQueries(client, campaignSettingKeys.all, () => saved);
      notify.success(t('campaigns.toasts.configSaved'));
    },
  });

  const save = async (values: ConfigValues, opened: CampaignSettings): Promise<CampaignSettings> =>
    mutateAsync({ values: withAdded(values), opened });

  return (
    <PageForm
      place="campaign-settings"
      label={t('campaignsConfig.title')}
      initial={toConfigValues(settings)}
      validateOnBlur={false}
      onSubmit={save}
      submitLabel={t('campaigns.config.save')}
    >
      <Fields />
    </PageForm>
  );
}

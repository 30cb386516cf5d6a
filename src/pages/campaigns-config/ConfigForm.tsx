import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Form, Formik, useFormikContext, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { campaignSettingKeys, saveCampaignSettings, type CampaignSettings } from '@/api/campaignSettings';
import { BusyButton } from '@/components/BusyButton';
import { notify } from '@/components/notify';
import { FieldErrors } from '@/crud/fieldErrors';
import { SelectField } from '@/crud/SelectField';
import { useFocusFirstError } from '@/crud/useFocusFirstError';
import { LeaveQuestion } from '@/crud/LeaveQuestion';
import { useLeaveGuard } from '@/crud/useLeaveGuard';
import { useSubmit } from '@/crud/useSubmit';
import { useTranslation } from '@/i18n/useTranslation';
import { patchQueries } from '@/realtime/patchQueries';
import { longerChoices, messageIntervals, toConfigValues, variableProblem, withStored } from './configValues';
import type { ConfigValues } from './configValues';
import { Variables } from './Variables';

/** Leaving with changes asks first (B-04). */
function Guard() {
  const { dirty } = useFormikContext();
  const [leave, setLeave] = useState<(() => void) | null>(null);
  useLeaveGuard(dirty, (proceed) => setLeave(() => proceed));
  return <LeaveQuestion open={leave !== null} onLeave={() => leave?.()} onStay={() => setLeave(null)} />;
}

function Fields() {
  const { t } = useTranslation();
  const { values, dirty, isSubmitting } = useFormikContext<ConfigValues>();
  const form = useFocusFirstError();
  const seconds = (choices: readonly number[], stored: number) =>
    withStored(choices, stored).map((value) => ({
      value,
      label: value === 0 ? t('campaigns.config.noInterval') : t('campaigns.config.seconds', { count: value }),
    }));
  const messages = withStored(longerChoices, values.longerIntervalAfter).map((value) => ({
    value,
    label: value === 0 ? t('campaigns.config.notDefined') : t('campaigns.config.messages', { count: value }),
  }));
  const card = {
    p: 2,
    display: 'flex',
    flexDirection: 'column',
    gap: 2,
    bgcolor: 'background.paper',
    border: 1,
    borderColor: 'divider',
    borderRadius: '12px',
  };

  return (
    <Box
      component={Form}
      ref={form}
      noValidate
      aria-busy={isSubmitting}
      sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}
    >
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
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <BusyButton type="submit" variant="contained" busy={isSubmitting} busyLabel={t('common.saving')}>
          {t('campaigns.config.save')}
        </BusyButton>
        <Typography variant="caption" color="textSecondary">
          {dirty && t('common.unsavedChanges')}
        </Typography>
      </Box>
      <Guard />
    </Box>
  );
}

/** The settings as a form; all of them are sent with each save (CF-01). */
export function ConfigForm({ settings }: { settings: CampaignSettings }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  // What is stored elsewhere meanwhile must not reset what is being changed here (B-04).
  const [initial] = useState(() => toConfigValues(settings));

  const { mutateAsync } = useMutation({
    mutationFn: saveCampaignSettings,
    onSuccess: (saved) => {
      patchQueries(client, campaignSettingKeys.all, () => saved);
      notify.success(t('campaigns.toasts.configSaved'));
    },
  });

  const save = async ({ newKey, newValue, ...values }: ConfigValues): Promise<CampaignSettings> => {
    const [key, value] = [newKey.trim(), newValue.trim()];
    if (key === '' && value === '') return mutateAsync(values);
    // A variable that was written and not yet added belongs to what is saved.
    const problem = variableProblem(key, value, values.variables);
    if (problem) throw new FieldErrors(problem);
    return mutateAsync({ ...values, variables: [...values.variables, { key, value }] });
  };

  const [saved, setSaved] = useState<CampaignSettings | null>(null);
  const submit = useSubmit(async (values: ConfigValues) => setSaved(await save(values)));
  const handleSubmit = (values: ConfigValues, helpers: FormikHelpers<ConfigValues>) => submit(values, helpers);

  return (
    <Formik
      initialValues={saved ? toConfigValues(saved) : initial}
      enableReinitialize
      // Passing through a field must not take away what was said about it.
      validateOnBlur={false}
      onSubmit={handleSubmit}
    >
      <Fields />
    </Formik>
  );
}

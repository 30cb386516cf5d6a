import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useField, useFormikContext } from 'formik';
import { TriangleAlert } from 'lucide-react';
import { testIntegration } from '@/api/integrationRecords';
import { BusyButton } from '@/components/buttons/BusyButton';
import { notify } from '@/components/feedback/notify';
import { TextField } from '@/forms/fields';
import { SecretText } from '@/forms/SecretText';
import { SelectField } from '@/forms/SelectField';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { missingCredentials, toIntegrationInput, type IntegrationValues } from './integrationValues';

const languages: readonly { value: string; label: MessageKey }[] = [
  { value: 'pt-BR', label: 'queueIntegrationModal.languages.ptBR' },
  { value: 'en', label: 'queueIntegrationModal.languages.en' },
  { value: 'es', label: 'queueIntegrationModal.languages.es' },
];

/** What is wrong with credentials that are good JSON; it may be meant so, and does not stop the save. */
function MissingKeys() {
  const { t } = useTranslation();
  const [{ value }] = useField<string>('jsonContent');
  const missing = missingCredentials(value);
  return (
    <Box role="status" sx={{ display: 'contents' }}>
      {missing.length > 0 && (
        <Typography
          variant="caption"
          sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mt: -1, color: 'app.warning' }}
        >
          <TriangleAlert size={14} aria-hidden />
          {t('queueIntegrationModal.form.jsonMissing', { keys: missing.join(', ') })}
        </Typography>
      )}
    </Box>
  );
}

/** Tries the credentials before they are saved, where the server can (QI-12). */
function TestButton() {
  const { t } = useTranslation();
  const { values, validateForm, submitForm } = useFormikContext<IntegrationValues>();
  const { mutate, isPending } = useMutation({
    mutationFn: testIntegration,
    onSuccess: (outcome) => {
      if (outcome === 'passed') notify.success(t('queueIntegrationModal.messages.testSuccess'));
      else notify.info(t('queueIntegrationModal.messages.testAbsent'));
    },
  });

  const handleTest = async () => {
    if (isPending) return;
    const errors = await validateForm();
    if (errors.projectName ?? errors.jsonContent ?? errors.language) {
      // A form with mistakes is not sent; it only shows them.
      await submitForm();
      return;
    }
    const { projectName, jsonContent, language } = toIntegrationInput(values);
    mutate({ projectName, jsonContent, language });
  };

  return (
    <BusyButton
      variant="outlined"
      busy={isPending}
      busyLabel={t('queueIntegrationModal.buttons.testing')}
      onClick={() => void handleTest()}
      sx={{ justifySelf: 'start', alignSelf: 'flex-start' }}
    >
      {t('queueIntegrationModal.buttons.test')}
    </BusyButton>
  );
}

/** Project, language and credentials of a Dialogflow agent (QI-06). */
export function DialogflowFields() {
  const { t } = useTranslation();
  return (
    <>
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr' }, gap: 2, alignItems: 'start' }}>
        <TextField
          name="projectName"
          label="queueIntegrationModal.form.projectName"
          helper="queueIntegrationModal.form.projectNameHint"
          required
        />
        <SelectField
          name="language"
          label="queueIntegrationModal.form.language"
          options={languages.map(({ value, label }) => ({ value, label: t(label) }))}
          required
        />
      </Box>
      <SecretText
        name="jsonContent"
        label="queueIntegrationModal.form.jsonContent"
        helper="queueIntegrationModal.form.jsonContentHint"
        show="queueIntegrationModal.form.showJson"
        hide="queueIntegrationModal.form.hideJson"
        rows={5}
        required
      />
      <MissingKeys />
      <TestButton />
    </>
  );
}

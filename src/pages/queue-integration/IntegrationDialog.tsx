import { useFormikContext } from 'formik';
import { integrationApi } from '@/api/integrationRecords';
import { toIntegrationRow, type Integration } from '@/api/integrations';
import { notify } from '@/components/feedback/notify';
import { TextField } from '@/forms/fields';
import { RecordForm } from '@/lists/RecordForm';
import type { RecordDialogProps } from '@/lists/resource';
import { SelectField } from '@/forms/SelectField';
import { useTranslation } from '@/i18n/useTranslation';
import { DialogflowFields } from './DialogflowFields';
import { integrations } from './integrations.resource';
import { integrationTypes } from './integrationTypes';
import {
  fromIntegration,
  integrationSchema,
  newIntegration,
  toIntegrationInput,
  type IntegrationValues,
} from './integrationValues';
import { TypebotFields } from './TypebotFields';

const fieldErrors = {
  'This integration name is already used.': {
    field: 'name',
    message: 'officeErrors.sentences.integrationName',
  },
} as const;

/** What a type needs (QI-05 to QI-08). */
function TypeFields() {
  const { type } = useFormikContext<IntegrationValues>().values;
  if (type === 'dialogflow') return <DialogflowFields />;
  if (type === 'typebot') return <TypebotFields />;
  return (
    <TextField
      name="urlN8N"
      label="queueIntegrationModal.form.urlN8N"
      helper="queueIntegrationModal.form.urlN8NHint"
      inputMode="url"
      required
    />
  );
}

/** Creates or edits an integration (QI-05 to QI-13). */
export function IntegrationDialog(props: RecordDialogProps<Integration>) {
  const { t } = useTranslation();

  const save = async (values: IntegrationValues, id: number | null): Promise<Integration> => {
    const input = toIntegrationInput(values);
    const saved = id === null ? await integrationApi.create(input) : await integrationApi.update(id, input);
    const delay = saved.typebotDelayMessage;
    if (input.type === 'typebot' && delay !== undefined && delay !== input.typebotDelayMessage) {
      notify.info(t('queueIntegrationModal.messages.delayKept', { delay }));
    }
    return toIntegrationRow(saved);
  };

  return (
    <RecordForm
      {...props}
      resource={integrations}
      foundBy="name"
      size="medium"
      initial={newIntegration}
      schema={integrationSchema}
      told={['name', 'urlN8N']}
      fromRecord={fromIntegration}
      toInput={toIntegrationInput}
      save={save}
      fieldErrors={fieldErrors}
    >
      <SelectField
        name="type"
        label="queueIntegrationModal.form.type"
        options={Object.entries(integrationTypes).map(([value, { label }]) => ({ value, label: t(label) }))}
        required
      />
      <TextField name="name" label="queueIntegrationModal.form.name" required autoFocus />
      <TypeFields />
    </RecordForm>
  );
}

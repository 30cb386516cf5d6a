import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import type { Prompt } from '@/api/prompts';
import { queueList } from '@/api/queues';
import { choicesOf } from '@/forms/choices';
import { NumberField, PasswordField, TextField } from '@/forms/fields';
import { toOption } from '@/forms/option';
import { RecordForm } from '@/lists/RecordForm';
import type { RecordDialogProps } from '@/lists/resource';
import { SelectField } from '@/forms/SelectField';
import { prompts } from './prompts.resource';
import { fromPrompt, models, newPrompt, promptSchema, toPromptInput } from './promptValues';

const fieldErrors = {
  ERR_PROMPT_NAME_INVALID: { field: 'name', message: 'officeErrors.ERR_PROMPT_NAME_INVALID' },
  ERR_PROMPT_INTELLIGENCE_INVALID: { field: 'prompt', message: 'officeErrors.ERR_PROMPT_INTELLIGENCE_INVALID' },
  ERR_PROMPT_PROMPT_INVALID: { field: 'prompt', message: 'officeErrors.ERR_PROMPT_PROMPT_INVALID' },
  ERR_PROMPT_APIKEY_INVALID: { field: 'apiKey', message: 'officeErrors.ERR_PROMPT_APIKEY_INVALID' },
  ERR_PROMPT_MAX_MESSAGES_INVALID: { field: 'maxMessages', message: 'officeErrors.ERR_PROMPT_MAX_MESSAGES_INVALID' },
} as const;

const columns = (count: number) =>
  ({
    display: 'grid',
    gridTemplateColumns: { xs: '1fr', sm: `repeat(${count}, 1fr)` },
    gap: 2,
    alignItems: 'start',
  }) as const;

function QueueField() {
  const queues = useQuery(queueList());
  return (
    <SelectField name="queueId" label="promptModal.form.queue" required {...choicesOf(queues, 'queue', toOption)} />
  );
}

/** Creates or edits a prompt (AI-04 to AI-15). */
export const PromptDialog = (props: RecordDialogProps<Prompt>) => (
  <RecordForm
    {...props}
    resource={prompts}
    foundBy="name"
    size="medium"
    initial={newPrompt}
    schema={promptSchema}
    told={['name', 'prompt']}
    fromRecord={fromPrompt}
    toInput={toPromptInput}
    fieldErrors={fieldErrors}
  >
    <TextField name="name" label="promptModal.form.name" required autoFocus />
    <PasswordField
      name="apiKey"
      label="promptModal.form.apikey"
      show="promptModal.form.showKey"
      hide="promptModal.form.hideKey"
      // What a browser keeps as a password it offers again at the login.
      autoComplete="new-password"
      required
    />
    <TextField name="prompt" label="promptModal.form.prompt" helper="promptModal.form.promptHint" rows={10} required />
    <Box sx={columns(2)}>
      <QueueField />
      <SelectField name="model" label="promptModal.form.model" required options={models} />
    </Box>
    <Box sx={columns(3)}>
      <TextField
        name="temperature"
        label="promptModal.form.temperature"
        helper="promptModal.form.temperatureHint"
        inputMode="decimal"
        maxLength={20}
        required
      />
      <NumberField name="maxTokens" label="promptModal.form.max_tokens" required />
      <NumberField
        name="maxMessages"
        label="promptModal.form.max_messages"
        helper="promptModal.form.maxMessagesHint"
        required
      />
    </Box>
  </RecordForm>
);

import Box from '@mui/material/Box';
import { NumberField, TextField } from '@/forms/fields';

const pair = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  gap: 2,
  alignItems: 'start',
} as const;

/** Where a typebot is, and how a conversation with it ends and starts over (QI-08, QI-10). */
export const TypebotFields = () => (
  <>
    <TextField
      name="urlN8N"
      label="queueIntegrationModal.form.urlN8N"
      helper="queueIntegrationModal.form.typebotUrlHint"
      inputMode="url"
      required
    />
    <TextField
      name="typebotSlug"
      label="queueIntegrationModal.form.typebotSlug"
      helper="queueIntegrationModal.form.typebotSlugHint"
      required
    />
    <Box sx={pair}>
      <NumberField
        name="typebotExpires"
        label="queueIntegrationModal.form.typebotExpires"
        helper="queueIntegrationModal.form.typebotExpiresHint"
        required
      />
      <NumberField
        name="typebotDelayMessage"
        label="queueIntegrationModal.form.typebotDelayMessage"
        helper="queueIntegrationModal.form.typebotDelayMessageHint"
        required
      />
      <TextField name="typebotKeywordFinish" label="queueIntegrationModal.form.typebotKeywordFinish" />
      <TextField name="typebotKeywordRestart" label="queueIntegrationModal.form.typebotKeywordRestart" />
    </Box>
    <TextField name="typebotUnknownMessage" label="queueIntegrationModal.form.typebotUnknownMessage" rows={2} />
    <TextField name="typebotRestartMessage" label="queueIntegrationModal.form.typebotRestartMessage" rows={2} />
  </>
);

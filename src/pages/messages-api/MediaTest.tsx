import { array, mixed, object } from 'yup';
import { sendExternalMedia, type ExternalAnswer } from '@/api/externalMessages';
import { TextField } from '@/crud/fields';
import { FileField } from '@/crud/FileField';
import { phone } from '@/crud/rules';
import type { MessageKey } from '@/i18n/keys';
import { TestForm } from './TestForm';
import { tokenRule } from './tokenRule';

interface Values {
  token: string;
  number: string;
  body: string;
  files: readonly File[];
}

const noFile: MessageKey = 'messagesAPI.formErrors.media';
const empty: Values = { token: '', number: '', body: '', files: [] };
const schema = object({ token: tokenRule, number: phone(), files: array(mixed<File>()).min(1, noFile) });

/** The server wants a text beside the file, and always got the file's name (contract back-office 4). */
const send = ({ body, files, ...target }: Values): Promise<ExternalAnswer> =>
  sendExternalMedia({ ...target, files, body: body.trim() || (files[0]?.name ?? '') });

/** Tries a message with files (AP-03, AP-04). */
export const MediaTest = ({ onDirty }: { onDirty: (dirty: boolean) => void }) => (
  <TestForm
    label="messagesAPI.mediaMessage.form"
    token="messagesAPI.mediaMessage.token"
    number="messagesAPI.mediaMessage.number"
    empty={empty}
    schema={schema}
    send={send}
    onDirty={onDirty}
  >
    <TextField name="body" label="messagesAPI.mediaMessage.body" helper="messagesAPI.mediaMessage.bodyHint" />
    <FileField name="files" label="messagesAPI.mediaMessage.media" multiple required />
  </TestForm>
);

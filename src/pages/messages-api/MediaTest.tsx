import { array, mixed, object } from 'yup';
import { sendExternalMedia, type ExternalAnswer } from '@/api/externalMessages';
import { TextField } from '@/forms/fields';
import { FileField } from '@/forms/FileField';
import { phone } from '@/forms/rules';
import type { PhoneReader } from '@/forms/usePhoneReader';
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
const schemaOf = (read: PhoneReader['read']) =>
  object({ token: tokenRule, number: phone(read), files: array(mixed<File>()).min(1, noFile) });

/** Without a caption the text is empty, as the file's name would be read as one (contract back-office 4, REAL-9). */
const send = ({ body, ...target }: Values): Promise<ExternalAnswer> =>
  sendExternalMedia({ ...target, body: body.trim() });

interface MediaTestProps {
  onDirty: (dirty: boolean) => void;
  place: string;
}

/** Tries a message with files (AP-03, AP-04). */
export const MediaTest = ({ onDirty, place }: MediaTestProps) => (
  <TestForm
    label="messagesAPI.mediaMessage.form"
    token="messagesAPI.mediaMessage.token"
    number="messagesAPI.mediaMessage.number"
    empty={empty}
    schema={schemaOf}
    send={send}
    onDirty={onDirty}
    place={place}
  >
    <TextField name="body" label="messagesAPI.mediaMessage.body" />
    <FileField name="files" label="messagesAPI.mediaMessage.media" multiple required />
  </TestForm>
);

import { object } from 'yup';
import { sendExternalText } from '@/api/externalMessages';
import type { DraftTexts } from '@/contexts/draftTexts';
import { TextField } from '@/forms/fields';
import { phone, requiredText } from '@/forms/rules';
import { TestForm } from './TestForm';
import { tokenRule } from './tokenRule';

const empty = { token: '', number: '', body: '' };
const schema = object({ token: tokenRule, number: phone(), body: requiredText() });

interface TextTestProps {
  onDirty: (dirty: boolean) => void;
  texts: DraftTexts | null;
}

/** Tries a text message (AP-02, AP-04). */
export const TextTest = ({ onDirty, texts }: TextTestProps) => (
  <TestForm
    label="messagesAPI.textMessage.form"
    token="messagesAPI.textMessage.token"
    number="messagesAPI.textMessage.number"
    empty={empty}
    schema={schema}
    send={sendExternalText}
    onDirty={onDirty}
    texts={texts}
  >
    <TextField name="body" label="messagesAPI.textMessage.body" rows={3} required />
  </TestForm>
);

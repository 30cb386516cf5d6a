import { object } from 'yup';
import { sendExternalText } from '@/api/externalMessages';
import { TextField } from '@/forms/fields';
import { phone, requiredText } from '@/forms/rules';
import type { PhoneReader } from '@/forms/usePhoneReader';
import { TestForm } from './TestForm';
import { tokenRule } from './tokenRule';

const empty = { token: '', number: '', body: '' };
const schemaOf = (read: PhoneReader['read']) => object({ token: tokenRule, number: phone(read), body: requiredText() });

interface TextTestProps {
  onDirty: (dirty: boolean) => void;
  place: string;
}

/** Tries a text message (AP-02, AP-04). */
export const TextTest = ({ onDirty, place }: TextTestProps) => (
  <TestForm
    label="messagesAPI.textMessage.form"
    token="messagesAPI.textMessage.token"
    number="messagesAPI.textMessage.number"
    empty={empty}
    schema={schemaOf}
    send={sendExternalText}
    onDirty={onDirty}
    place={place}
  >
    <TextField name="body" label="messagesAPI.textMessage.body" rows={3} required />
  </TestForm>
);

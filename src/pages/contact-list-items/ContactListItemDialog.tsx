import { object } from 'yup';
import { contactListItemApi, type ContactListItem, type ContactListItemInput } from '@/api/contactListItems';
import { FieldErrors } from '@/forms/fieldErrors';
import { TextField } from '@/forms/fields';
import { PhoneField } from '@/forms/PhoneField';
import { usePhoneReader, type PhoneReader } from '@/forms/usePhoneReader';
import { emailToSend } from '@/lib/email';
import { RecordForm } from '@/lists/RecordForm';
import type { RecordDialogProps } from '@/lists/resource';
import { email, phone, phoneToSend, requiredText } from '@/forms/rules';
import { contactListItems } from './contactListItems.resource';
import { useListId } from './useListId';

interface Values {
  name: string;
  number: string;
  email: string;
}

const initial: Values = { name: '', number: '', email: '' };

/** Names of 2 characters pass the specification but not this server, so its bound holds (CL-06, decisions: Validation). */
const schemaOf = (read: PhoneReader['read']) =>
  object({
    name: requiredText({
      min: 3,
      max: 50,
      required: 'contactListItems.dialog.nameRequired',
      short: 'contactListItems.dialog.nameShort',
      long: 'contactListItems.dialog.nameLong',
    }),
    number: phone(read),
    email: email({ optional: true, invalid: 'contactListItems.dialog.emailInvalid' }),
  });

/** Creates or edits someone on a contact list (CL-06, CL-07). */
export function ContactListItemDialog(props: RecordDialogProps<ContactListItem>) {
  const listId = useListId() ?? 0;
  const reader = usePhoneReader(props.row?.number);
  const toInput = ({ name, number, email: address }: Values, stored?: ContactListItem): ContactListItemInput => ({
    name: name.trim(),
    number: phoneToSend(number, stored?.number, reader.read),
    email: emailToSend(address),
    contactListId: listId,
  });

  const save = async (values: Values, id: number | null, stored?: ContactListItem): Promise<ContactListItem> => {
    const input = toInput(values, stored);
    if (id !== null) return contactListItemApi.update(id, input);
    const item = await contactListItemApi.create(input);
    // A number that is on the list already is answered with the one who has it, and nothing was saved (contract back-office 6).
    if (item.name !== input.name || item.email !== input.email) {
      throw new FieldErrors({ number: 'contactListItems.dialog.numberTaken' });
    }
    return item;
  };

  return (
    <RecordForm
      {...props}
      resource={contactListItems}
      foundBy="name"
      filters={{ contactListId: listId }}
      scope={listId}
      size="small"
      initial={initial}
      schema={schemaOf(reader.read)}
      told={['name', 'number', 'email']}
      fromRecord={({ name, number, email: address }) => ({ name, number, email: address })}
      toInput={toInput}
      save={save}
      fieldErrors={{
        ERR_CONTACTLISTITEM_INVALID_NAME: { field: 'name', message: 'contactListItems.dialog.nameShort' },
      }}
    >
      <TextField name="name" label="contactListItems.dialog.name" required autoFocus />
      <PhoneField
        name="number"
        label="contactListItems.dialog.number"
        helper="contactListItems.dialog.numberHint"
        required
        reader={reader}
        stored={props.id !== null}
      />
      <TextField
        name="email"
        label="contactListItems.dialog.email"
        type="email"
        inputMode="email"
        settle={emailToSend}
      />
    </RecordForm>
  );
}

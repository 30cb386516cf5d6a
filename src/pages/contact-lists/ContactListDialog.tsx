import { object } from 'yup';
import type { ContactList, ContactListInput } from '@/api/contactLists';
import { TextField } from '@/forms/fields';
import { RecordForm } from '@/lists/RecordForm';
import type { RecordDialogProps } from '@/lists/resource';
import { requiredText } from '@/forms/rules';
import { contactLists } from './contactLists.resource';

const initial: ContactListInput = { name: '' };

/** Names of 2 characters pass the specification but not this server, so its bound holds (CL-02, decisions: Validation). */
const schema = object({
  name: requiredText({
    min: 3,
    max: 50,
    required: 'contactLists.dialog.nameRequired',
    short: 'contactLists.dialog.nameShort',
    long: 'contactLists.dialog.nameLong',
  }),
});

/** Creates or renames a contact list (CL-02). */
export function ContactListDialog(props: RecordDialogProps<ContactList>) {
  return (
    <RecordForm
      {...props}
      resource={contactLists}
      foundBy="name"
      size="small"
      initial={initial}
      schema={schema}
      told={['name']}
      fromRecord={({ name }) => ({ name })}
      toInput={({ name }) => ({ name: name.trim() })}
      fieldErrors={{ ERR_CONTACTLIST_INVALID_NAME: { field: 'name', message: 'contactLists.dialog.nameShort' } }}
    >
      <TextField name="name" label="contactLists.dialog.name" required autoFocus />
    </RecordForm>
  );
}

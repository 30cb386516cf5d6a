import type { Messages } from '../keys';
import type { contacts as source } from '../pt/contacts';

export const contacts = {
  contactDrawer: {
    header: 'Contact details',
    headerDraft: 'Contact details (draft)',
    title: 'Contact',
    close: 'Close contact details',
    buttons: {
      edit: 'Edit contact',
    },
    info: 'Information',
    noInfo: 'Only the number is known so far.',
    notes: 'Internal notes',
    schedule: 'Schedule',
    copy: 'Copy number',
    copied: 'Number copied',
    copyFailed: 'The browser did not allow copying. Select the number and copy it by hand.',
  },
  contactModal: {
    title: {
      add: 'New contact',
      edit: 'Edit contact',
    },
    form: {
      extraInfo: 'Additional information',
      name: 'Name',
      number: 'WhatsApp number',
      numberHint: '5511912345678',
      email: 'Email',
      extraName: 'Field name',
      extraValue: 'Value',
      source: 'Source connection: {{name}}',
      whatsapp: 'Connection',
    },
    formErrors: {
      name: {
        required: 'Required',
        short: 'Too short!',
        long: 'Too long!',
      },
      phone: {
        short: 'Too short!',
        long: 'Too long!',
      },
      email: {
        invalid: 'Invalid email',
      },
    },
    buttons: {
      addExtraInfo: 'Add information',
      okAdd: 'Add',
      okEdit: 'Save',
    },
    success: 'Contact saved successfully.',
  },
  ticketNotes: {
    title: 'Internal notes',
    dialogTitle: 'Notes about {{name}}',
    new: 'New note',
    placeholder: 'Write a note…',
    empty: 'No notes yet. Only your team can see them.',
    failed: 'The notes could not be loaded',
    delete: 'Delete note',
    deleteTitle: 'Delete this note?',
    deleteBody: 'It disappears for the whole team. This cannot be undone.',
    inThread: 'Show notes in the conversation',
    label: 'Internal note',
    labelBy: 'Internal note · {{name}}',
    toasts: {
      added: 'Note added successfully.',
      deleted: 'Note deleted successfully.',
    },
  },
} satisfies Messages<typeof source>;

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
    email: 'Email',
    connection: 'Connection',
    info: 'Information',
    noInfo: 'Only the number is known so far.',
    notes: 'Internal notes',
    schedule: 'Schedule',
    copy: 'Copy number',
    copied: 'Number copied',
    copyFailed: 'The browser did not allow copying. Select the number and copy it by hand.',
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

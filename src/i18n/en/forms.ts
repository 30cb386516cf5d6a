import type { Messages } from '../keys';
import type { forms as source } from '../pt/forms';

/** Texts of forms and layers that are opened over a conversation as well, fetched with their code. */
export const forms = {
  signOut: {
    title: 'Sign out now?',
    body: 'If you sign out, you lose:',
    leave: 'Sign out anyway',
    stay: 'Stay signed in',
    form: 'Changes that have not been saved yet',
    files: 'Files that have not been sent yet',
    recording: 'A voice message that has not been sent yet',
    import: 'A contact import that is still open',
    move: 'A card that is still moving to another column',
  },
  emojiPicker: {
    label: 'Choose an emoji',
    search: 'Search emoji',
    loading: 'Loading emoji…',
    empty: 'No emoji found',
  },
  meanwhile: {
    changed: 'Someone else changed this to {{value}} meanwhile. Save again to keep what you wrote.',
    removed: 'Someone else removed this meanwhile. Save again to keep what you wrote.',
  },
  phoneProblems: {
    noPhone: 'No phone number',
    scientific: 'The number lost digits in the spreadsheet (scientific notation); format the column as text',
    letters: 'The phone number has letters; use the number alone, without an extension',
    several: 'There is more than one number; use only one',
    signs: 'Use only digits, spaces, brackets, dots and hyphens, with a + at the start',
    trunk: 'Leave out the zero after the country code',
    zero: 'Starts with zero; use country and area code, such as 5511912345678',
    short: 'Number too short: use 8 to 15 digits, with country and area code',
    long: 'Number too long: use 8 to 15 digits',
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
    },
    formErrors: {
      name: {
        required: 'Required',
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
  scheduleModal: {
    title: {
      add: 'New scheduled message',
      edit: 'Edit scheduled message',
    },
    titleFor: 'Schedule a message to {{name}}',
    form: {
      body: 'Message',
      contact: 'Contact',
      sendAt: 'Date and time to send',
      file: 'Image',
    },
    buttons: {
      okAdd: 'Schedule',
    },
    success: 'Scheduled message saved.',
    mediaDeleted: 'Image of the scheduled message deleted.',
    otherTime: 'The server set the sending time to {{time}}.',
  },
  newTicketModal: {
    title: 'New conversation',
    fieldLabel: 'Contact',
    placeholder: 'Type a name or number',
    typeMore: 'Type at least 3 characters',
    addNamed: 'Add “{{name}}”',
    searchFailed: 'Could not search the contacts.',
    queue: 'Queue',
    noQueue: 'No queue',
    searchQueueError: 'Error while loading the queues',
    selectQueue: 'Select a queue',
    selectContact: 'Choose a contact',
    selectConection: 'Connection',
    noConnection: 'No connections yet. Create one on the connections page.',
    connectionError: 'Error while loading the connections',
    connectionDown: '{{name}} (disconnected)',
    buttons: { ok: 'Start' },
    conflict: {
      title: 'This contact already has an open conversation',
      owner: 'With: {{name}}',
      nobody: 'Nobody has taken it yet',
      someone: 'someone else',
      queue: 'Queue: {{name}}',
      noQueue: 'No queue',
      open: 'Open the conversation',
    },
  },
} satisfies Messages<typeof source>;

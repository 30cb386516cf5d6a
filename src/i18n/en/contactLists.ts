import type { Messages } from '../keys';
import type { contactLists as pt } from '../pt/contactLists';

export const contactLists = {
  contactLists: {
    title: 'Contact lists',
    search: 'Search lists',
    table: { name: 'Name', contacts: 'Contacts' },
    buttons: { add: 'New list', open: 'Show the contacts of {{name}}' },
    dialog: {
      name: 'Name',
      nameShort: 'Too short!',
      nameLong: 'Too long!',
      nameRequired: 'Required',
      edit: 'Edit list',
    },
    confirmationModal: {
      deleteTitle: 'Delete the list {{name}}?',
      deleteMessage_one:
        'Its {{count, number}} contact goes with it, and campaigns that use it are left without a list.',
      deleteMessage_other:
        'Its {{count, number}} contacts go with it, and campaigns that use it are left without a list.',
      deleteEmpty: 'The list is empty. Campaigns that use it are left without a list.',
      deleteButton: 'Delete list',
    },
    toasts: { deleted: 'List deleted.', success: 'List saved.' },
    empty: 'No lists yet',
    emptyBody: 'Create a list and import the contacts of your campaigns into it.',
  },
  contactListItems: {
    title: 'Contacts on the list',
    search: 'Search the list',
    searchPlaceholder: 'Name or number',
    download: 'Example spreadsheet',
    exampleName: 'spreadsheet.xlsx',
    exampleFailed: 'The example spreadsheet could not be made.',
    buttons: { add: 'New contact', lists: 'Lists', import: 'Import spreadsheet' },
    dialog: {
      name: 'Name',
      nameShort: 'Too short!',
      nameLong: 'Too long!',
      nameRequired: 'Required',
      number: 'WhatsApp number',
      numberHint: 'Digits only, with country and area code: 5513912344321',
      numberTaken: 'This number is on the list already, with another name or email',
      email: 'Email',
      emailInvalid: 'Invalid email',
      edit: 'Edit {{name}}',
    },
    table: { name: 'Name', number: 'Number', whatsapp: 'WhatsApp', email: 'Email' },
    whatsapp: { valid: 'Valid', invalid: 'Not found', unchecked: 'Not checked' },
    noEmail: 'No email',
    confirmationModal: {
      deleteTitle: 'Delete {{name}} from the list?',
      deleteMessage: 'The contact leaves this list only. This cannot be undone.',
      deleteButton: 'Delete contact',
      importMessage:
        'Import into the list {{name}}? The server looks each number up on WhatsApp, which may take some minutes.',
    },
    toasts: { deleted: 'Contact deleted from the list.', success: 'Contact saved on the list.' },
    empty: 'The list is empty',
    emptyBody: 'Import a spreadsheet or add contacts one by one.',
    notFound: 'List not found',
    notFoundBody: 'It may have been deleted.',
  },
} satisfies Messages<typeof pt>;

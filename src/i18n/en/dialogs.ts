import type { Messages } from '../keys';
import type { dialogs as source } from '../pt/dialogs';

export const dialogs = {
  ticketOptionsMenu: {
    more: 'More actions',
    schedule: 'Schedule message',
    notes: 'Internal notes',
    delete: 'Delete conversation',
    transfer: 'Transfer',
    confirmationModal: {
      title: 'Delete conversation #{{id}} with {{name}}?',
      message: 'All messages, notes and tags of this conversation will be deleted with it. This cannot be undone.',
    },
    buttons: {
      delete: 'Delete conversation',
    },
  },
  ticketTags: {
    label: 'Conversation tags',
    add: 'Tag',
    remove: 'Remove the tag {{name}}',
    placeholder: 'Find or create a tag',
    create: 'Create the tag “{{name}}”',
    none: 'No tag with that name',
    unknown: 'No tag with that name. Press Enter to create it.',
    loading: 'Loading…',
  },
  conversationPanel: {
    label: 'Conversation with {{name}}',
    failedTitle: 'The conversation could not be opened',
    missingTitle: 'This conversation does not exist',
    missingBody: 'It may have been deleted, or the address is incomplete.',
    backToList: 'Back to the list',
    noOwner: 'Unassigned',
    withYou: 'With you',
    assignedTo: 'With {{name}}',
    noQueue: 'No queue',
    lineDown: 'The connection {{name}} is down.',
    lineDownText: 'Messages do not go out until it is back.',
    lineGone: 'The connection of this conversation was deleted.',
    lineGoneText: 'It can no longer be answered or changed.',
    search: 'Search in the conversation',
    return: 'Return to queue',
    accept: 'Accept',
    resolve: 'Resolve',
    reopen: 'Reopen',
  },
} satisfies Messages<typeof source>;

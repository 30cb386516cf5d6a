import type { Messages } from '../keys';
import type { files as pt } from '../pt/files';

export const files = {
  files: {
    title: 'File lists',
    search: 'Search file lists',
    searchHint: 'Name of the list',
    table: { name: 'Name', message: 'Message' },
    confirmationModal: {
      deleteTitle: 'Delete the list {{name}}?',
      deleteMessage: 'Its files go with it, and campaigns that use it no longer send them. This cannot be undone.',
      deleteButton: 'Delete list',
    },
    toasts: { deleted: 'File list deleted.' },
    empty: 'No file lists yet',
    emptyBody: 'Gather the files that go out with campaigns here.',
  },
  fileModal: {
    title: { add: 'New file list', edit: 'Edit file list' },
    buttons: { fileOptions: 'Add file', removeOption: 'Remove file {{number}}' },
    form: {
      name: 'Name',
      message: 'Message',
      details: 'Details',
      fileOptions: 'Files',
      fileOptionsHint: 'Each file can have a caption.',
      option: 'File {{number}}',
      extraName: 'Caption',
      extraValue: 'File',
    },
    formErrors: { duplicate: 'The list already has a file with this name. Rename one of them.' },
    success: 'File list saved.',
  },
} satisfies Messages<typeof pt>;

import { Files } from 'lucide-react';
import { fileApi, type FileList, type FileListInput, type FileListRow } from '@/api/files';
import { TextCell } from '@/lists/cells';
import { defineResource } from '@/lists/resource';

/** File lists (F-01). */
export const files = defineResource<FileListRow, FileListInput, FileList>({
  name: 'files',
  icon: Files,
  api: fileApi,
  nameOf: ({ name }) => name,
  // The server's search tells capitals apart (contract back-office, defect 14).
  searchText: ({ name }) => name,
  columns: [
    {
      id: 'name',
      label: 'files.table.name',
      cell: ({ name }) => <TextCell>{name}</TextCell>,
      sortBy: ({ name }) => name,
      width: '36%',
    },
    {
      id: 'message',
      label: 'files.table.message',
      cell: ({ message }) => <TextCell>{message}</TextCell>,
      sortBy: ({ message }) => message,
    },
  ],
  texts: {
    title: 'files.title',
    search: 'files.search',
    searchHint: 'files.searchHint',
    add: 'fileModal.title.add',
    edit: 'fileModal.title.edit',
    saved: 'fileModal.success',
    deleteTitle: 'files.confirmationModal.deleteTitle',
    deleteBody: 'files.confirmationModal.deleteMessage',
    deleteConfirm: 'files.confirmationModal.deleteButton',
    deleted: 'files.toasts.deleted',
    empty: 'files.empty',
    emptyBody: 'files.emptyBody',
  },
});

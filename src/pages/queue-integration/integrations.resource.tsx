import { Plug } from 'lucide-react';
import { integrationApi } from '@/api/integrationRecords';
import type { Integration, IntegrationInput } from '@/api/integrations';
import { TextCell } from '@/lists/cells';
import { defineResource } from '@/lists/resource';
import { TypeLogo } from './integrationTypes';

/** Services that answer a queue in the company's place (QI-01 to QI-04). */
export const integrations = defineResource<Integration, IntegrationInput>({
  name: 'integrations',
  icon: Plug,
  api: integrationApi,
  nameOf: ({ name }) => name,
  columns: [
    {
      id: 'type',
      label: 'queueIntegration.table.type',
      cell: ({ type }) => <TypeLogo type={type} />,
      sortBy: ({ type }) => type,
      width: '24%',
    },
    {
      id: 'id',
      label: 'queueIntegration.table.id',
      cell: ({ id }) => id,
      sortBy: ({ id }) => id,
      extra: true,
      width: '12%',
    },
    {
      id: 'name',
      label: 'queueIntegration.table.name',
      cell: ({ name }) => <TextCell>{name}</TextCell>,
      sortBy: ({ name }) => name,
      heading: true,
    },
  ],
  texts: {
    title: 'queueIntegration.title',
    search: 'queueIntegration.search',
    searchHint: 'queueIntegration.searchPlaceholder',
    add: 'queueIntegrationModal.title.add',
    edit: 'queueIntegrationModal.title.edit',
    saved: 'queueIntegrationModal.messages.editSuccess',
    added: 'queueIntegrationModal.messages.addSuccess',
    deleteTitle: 'queueIntegration.confirmationModal.deleteTitle',
    deleteBody: 'queueIntegration.confirmationModal.deleteMessage',
    deleteConfirm: 'queueIntegration.confirmationModal.deleteButton',
    deleted: 'queueIntegration.toasts.deleted',
    empty: 'queueIntegration.empty',
    emptyBody: 'queueIntegration.emptyBody',
  },
});

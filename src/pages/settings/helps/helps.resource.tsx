import { CirclePlay } from 'lucide-react';
import { helpApi, helpKeys, type Help, type HelpInput } from '@/api/helps';
import { TextCell } from '@/lists/cells';
import { defineResource } from '@/lists/resource';

/** Help videos as the super user edits them (OH-01). */
export const helpVideos = defineResource<Help, HelpInput>({
  name: helpKeys.all[0],
  icon: CirclePlay,
  api: helpApi,
  nameOf: ({ title }) => title,
  searchText: ({ title, description }) => `${title} ${description ?? ''}`,
  columns: [
    {
      id: 'title',
      label: 'settings.helps.grid.title',
      cell: ({ title }) => <TextCell>{title}</TextCell>,
      sortBy: ({ title }) => title,
      width: '32%',
    },
    {
      id: 'description',
      label: 'settings.helps.grid.description',
      cell: ({ description }) => <TextCell>{description}</TextCell>,
      sortBy: ({ description }) => description,
      extra: true,
    },
    {
      id: 'video',
      label: 'settings.helps.grid.video',
      cell: ({ video }) => (
        <TextCell>
          <span translate="no">{video}</span>
        </TextCell>
      ),
      sortBy: ({ video }) => video,
    },
  ],
  texts: {
    title: 'settings.tabs.helps',
    search: 'settings.helps.search',
    add: 'settings.helps.add',
    edit: 'settings.helps.edit',
    saved: 'settings.helps.toasts.success',
    deleteTitle: 'settings.helps.confirmModal.title',
    deleteBody: 'settings.helps.confirmModal.confirm',
    deleteConfirm: 'settings.helps.confirmModal.button',
    deleted: 'settings.helps.toasts.deleted',
    refused: 'settings.helps.toasts.errorOperation',
    empty: 'settings.helps.empty',
    emptyBody: 'settings.helps.emptyBody',
    failed: 'settings.helps.toasts.errorList',
  },
});

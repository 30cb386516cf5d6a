import type { Messages } from '../keys';
import type { tags as pt } from '../pt/tags';

export const tags = {
  tags: {
    title: 'Tags',
    search: 'Search tags',
    table: { name: 'Name', tickets: 'Conversations' },
    confirmationModal: {
      deleteTitle: 'Delete the tag {{name}}?',
      deleteMessage_one: 'It will be removed from {{count, number}} conversation. This cannot be undone.',
      deleteMessage_other: 'It will be removed from {{count, number}} conversations. This cannot be undone.',
      deleteUnused: 'No conversation uses this tag. This cannot be undone.',
      deleteButton: 'Delete tag',
    },
    toasts: { deleted: 'Tag deleted.' },
    empty: 'No tags yet',
    emptyBody: 'Create tags to label conversations, filter the list and build the Kanban board.',
  },
  tagModal: {
    title: { add: 'New tag', edit: 'Edit tag' },
    form: {
      name: 'Name',
      color: 'Color',
      kanban: 'Use as a Kanban column',
      kanbanHint: 'Conversations with this tag stand in its column.',
    },
    success: 'Tag saved.',
  },
} satisfies Messages<typeof pt>;

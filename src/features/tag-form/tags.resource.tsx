import { Tag as TagIcon } from 'lucide-react';
import { tagApi, type Tag, type TagInput, type TagRow } from '@/api/tags';
import { ChipCell } from '@/lists/cells';
import { defineResource } from '@/lists/resource';

/** How many conversations carry the tag; the server writes the number as text and events leave it out. */
export const ticketCountOf = ({ ticketsCount }: TagRow): number => Number(ticketsCount ?? 0);

/** Tags (G-01, G-02). */
export const tags = defineResource<TagRow, TagInput, Tag>({
  name: 'tags',
  icon: TagIcon,
  api: tagApi,
  nameOf: ({ name }) => name,
  // The server's search tells capitals apart (contract back-office, defect 14).
  searchText: ({ name }) => name,
  columns: [
    {
      id: 'name',
      label: 'tags.table.name',
      cell: ({ name, color }) => <ChipCell color={color} label={name} />,
      sortBy: ({ name }) => name,
    },
    { id: 'tickets', label: 'tags.table.tickets', cell: ticketCountOf, sortBy: ticketCountOf, align: 'right' },
  ],
  texts: {
    title: 'tags.title',
    search: 'tags.search',
    add: 'tagModal.title.add',
    edit: 'tagModal.title.edit',
    saved: 'tagModal.success',
    deleteTitle: 'tags.confirmationModal.deleteTitle',
    deleteConfirm: 'tags.confirmationModal.deleteButton',
    deleted: 'tags.toasts.deleted',
    empty: 'tags.empty',
    emptyBody: 'tags.emptyBody',
  },
});

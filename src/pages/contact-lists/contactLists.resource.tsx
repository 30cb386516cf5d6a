import { BookUser } from 'lucide-react';
import { contactListApi, type ContactList, type ContactListInput } from '@/api/contactLists';
import { LinkCell } from '@/lists/cells';
import { defineResource } from '@/lists/resource';

/** How many are on the list; the server writes the number as text and events leave it out (contract back-office 26.11). */
export const contactsOf = ({ contactsCount }: ContactList): number => Number(contactsCount ?? 0);

export const itemsPath = (id: number): string => `/contact-lists/${id}/contacts`;

/** Contact lists (CL-01, CL-02). */
export const contactLists = defineResource<ContactList, ContactListInput>({
  name: 'contact-lists',
  icon: BookUser,
  api: contactListApi,
  nameOf: ({ name }) => name,
  columns: [
    {
      id: 'name',
      label: 'contactLists.table.name',
      cell: ({ id, name }) => <LinkCell to={itemsPath(id)}>{name}</LinkCell>,
      sortBy: ({ name }) => name,
    },
    { id: 'contacts', label: 'contactLists.table.contacts', cell: contactsOf, sortBy: contactsOf, align: 'right' },
  ],
  texts: {
    title: 'contactLists.title',
    search: 'contactLists.search',
    add: 'contactLists.buttons.add',
    edit: 'contactLists.dialog.edit',
    saved: 'contactLists.toasts.success',
    deleteTitle: 'contactLists.confirmationModal.deleteTitle',
    deleteConfirm: 'contactLists.confirmationModal.deleteButton',
    deleted: 'contactLists.toasts.deleted',
    empty: 'contactLists.empty',
    emptyBody: 'contactLists.emptyBody',
  },
});

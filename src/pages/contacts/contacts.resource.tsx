import { Contact as ContactIcon } from 'lucide-react';
import { contactApi, type Contact, type ContactInput } from '@/api/contacts';
import { ContactAvatar } from '@/components/ContactAvatar';
import { defineResource } from '@/crud/resource';
import { formatPhone } from '@/lib/phone';
import { ConnectionName } from './ConnectionName';
import { NoEmail } from './NoEmail';

/** Contacts (C-01, C-03, C-07). */
export const contacts = defineResource<Contact, ContactInput>({
  name: 'contacts',
  icon: ContactIcon,
  api: contactApi,
  nameOf: ({ name }) => name,
  columns: [
    {
      id: 'name',
      label: 'contacts.table.name',
      cell: ({ id, name, profilePicUrl }) => (
        <span className="cell-person">
          <ContactAvatar id={id} name={name} src={profilePicUrl} size={32} />
          <span>{name}</span>
        </span>
      ),
      sortBy: ({ name }) => name,
    },
    {
      id: 'number',
      label: 'contacts.table.number',
      cell: ({ number }) => formatPhone(number),
      sortBy: ({ number }) => number,
    },
    {
      id: 'email',
      label: 'contacts.table.email',
      cell: ({ email }) => (email ? email : <NoEmail />),
      sortBy: ({ email }) => email ?? '',
    },
    {
      id: 'whatsapp',
      label: 'contacts.table.whatsapp',
      cell: ({ whatsappId, whatsapp }) => <ConnectionName id={whatsapp?.id ?? whatsappId} />,
      extra: true,
    },
  ],
  texts: {
    title: 'contacts.title',
    search: 'contacts.search',
    searchHint: 'contacts.searchHint',
    add: 'contacts.buttons.add',
    edit: 'contactModal.title.edit',
    saved: 'contactModal.success',
    deleteTitle: 'contacts.confirmationModal.deleteTitle',
    deleteBody: 'contacts.confirmationModal.deleteMessage',
    deleteConfirm: 'contacts.confirmationModal.deleteButton',
    deleted: 'contacts.toasts.deleted',
    empty: 'contacts.empty',
    emptyBody: 'contacts.emptyBody',
  },
});

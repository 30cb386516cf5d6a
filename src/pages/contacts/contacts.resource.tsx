import { Contact as ContactIcon } from 'lucide-react';
import { useTranslation } from '@/i18n/useTranslation';
import { contactApi, type Contact, type ContactInput } from '@/api/contacts';
import { NoneCell, PersonCell, PhoneCell, TextCell } from '@/lists/cells';
import { defineResource } from '@/lists/resource';
import { ConnectionName } from './ConnectionName';

/** Stands where a contact has no e-mail. */
function NoEmail() {
  const { t } = useTranslation();
  return <NoneCell text={t('contacts.noEmail')} />;
}

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
      cell: ({ id, name, profilePicUrl }) => <PersonCell id={id} name={name} src={profilePicUrl} />,
      sortBy: ({ name }) => name,
    },
    {
      id: 'number',
      label: 'contacts.table.number',
      cell: ({ number }) => <PhoneCell number={number} />,
      sortBy: ({ number }) => number,
    },
    {
      id: 'email',
      label: 'contacts.table.email',
      cell: ({ email }) => (email ? <TextCell>{email}</TextCell> : <NoEmail />),
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

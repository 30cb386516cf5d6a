import { BadgeCheck, BadgeX, CircleHelp, ContactRound } from 'lucide-react';
import { contactListItemApi, type ContactListItem, type ContactListItemInput } from '@/api/contactListItems';
import { StatusPill } from '@/components/text/StatusPill';
import { NoneCell, PhoneCell, TextCell } from '@/lists/cells';
import { defineResource } from '@/lists/resource';
import { useTranslation } from '@/i18n/useTranslation';

const icon = { size: 14, 'aria-hidden': true } as const;

/** Whether the network knows the number (CL-05). */
function Validity({ valid }: { valid: boolean | null }) {
  const { t } = useTranslation();
  if (valid === null) {
    return (
      <StatusPill tone="neutral" label={t('contactListItems.whatsapp.unchecked')} icon={<CircleHelp {...icon} />} />
    );
  }
  return valid ? (
    <StatusPill tone="success" label={t('contactListItems.whatsapp.valid')} icon={<BadgeCheck {...icon} />} />
  ) : (
    <StatusPill tone="warning" label={t('contactListItems.whatsapp.invalid')} icon={<BadgeX {...icon} />} />
  );
}

function Email({ email }: { email: string }) {
  const { t } = useTranslation();
  return email === '' ? <NoneCell text={t('contactListItems.noEmail')} /> : <TextCell>{email}</TextCell>;
}

const rank = (valid: boolean | null): number => (valid === true ? 0 : valid === null ? 1 : 2);

/** Who is on a contact list (CL-04, CL-05). */
export const contactListItems = defineResource<ContactListItem, ContactListItemInput>({
  name: 'contact-list-items',
  icon: ContactRound,
  api: contactListItemApi,
  nameOf: ({ name }) => name,
  columns: [
    {
      id: 'name',
      label: 'contactListItems.table.name',
      cell: ({ name }) => <TextCell>{name}</TextCell>,
      sortBy: ({ name }) => name,
    },
    {
      id: 'number',
      label: 'contactListItems.table.number',
      cell: ({ number }) => <PhoneCell number={number} />,
      sortBy: ({ number }) => number,
    },
    {
      id: 'email',
      label: 'contactListItems.table.email',
      cell: ({ email }) => <Email email={email} />,
      sortBy: ({ email }) => email,
      extra: true,
    },
    {
      id: 'whatsapp',
      label: 'contactListItems.table.whatsapp',
      cell: ({ isWhatsappValid }) => <Validity valid={isWhatsappValid} />,
      sortBy: ({ isWhatsappValid }) => rank(isWhatsappValid),
    },
  ],
  texts: {
    title: 'contactListItems.title',
    search: 'contactListItems.search',
    searchHint: 'contactListItems.searchPlaceholder',
    add: 'contactListItems.buttons.add',
    edit: 'contactListItems.dialog.edit',
    saved: 'contactListItems.toasts.success',
    deleteTitle: 'contactListItems.confirmationModal.deleteTitle',
    deleteBody: 'contactListItems.confirmationModal.deleteMessage',
    deleteConfirm: 'contactListItems.confirmationModal.deleteButton',
    deleted: 'contactListItems.toasts.deleted',
    empty: 'contactListItems.empty',
    emptyBody: 'contactListItems.emptyBody',
  },
});

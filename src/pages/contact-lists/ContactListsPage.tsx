import { Users } from 'lucide-react';
import type { ContactList } from '@/api/contactLists';
import { lazyPart } from '@/components/lazy/lazyPart';
import { ListPage } from '@/lists/ListPage';
import { rowIcon, type RowAction } from '@/lists/rowAction';
import { useTranslation } from '@/i18n/useTranslation';
import { contactLists, contactsOf, itemsPath } from './contactLists.resource';

const dialog = lazyPart(async () => (await import('./ContactListDialog')).ContactListDialog);

/** The lists that campaigns are sent to (CL-01 to CL-03). */
export function ContactListsPage() {
  const { t } = useTranslation();

  const whatGoes = (list: ContactList): string => {
    const count = contactsOf(list);
    return count === 0
      ? t('contactLists.confirmationModal.deleteEmpty')
      : t('contactLists.confirmationModal.deleteMessage', { count });
  };
  const actionsOf = ({ id, name }: ContactList): RowAction[] => [
    { id: 'open', label: t('contactLists.buttons.open', { name }), icon: <Users {...rowIcon} />, to: itemsPath(id) },
  ];

  return <ListPage resource={contactLists} dialog={dialog} rowActions={actionsOf} deleteBody={whatGoes} />;
}

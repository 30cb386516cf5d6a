import type { TagRow } from '@/api/tags';
import { latePart } from '@/components/latePart';
import { useSession } from '@/contexts/AuthContext';
import { ListPage } from '@/crud/ListPage';
import { useTranslation } from '@/i18n/useTranslation';
import { tags, ticketsOf } from './tags.resource';

const dialog = latePart(async () => (await import('./TagDialog')).TagDialog);

/** Tags (G-01 to G-06). Everybody may add and delete; the server lets only admins change one (contract 25). */
export function TagsPage() {
  const { t } = useTranslation();
  const { profile } = useSession().user;

  const whatGoes = (tag: TagRow): string => {
    const count = ticketsOf(tag);
    return count === 0
      ? t('tags.confirmationModal.deleteUnused')
      : t('tags.confirmationModal.deleteMessage', { count });
  };

  return <ListPage resource={tags} dialog={dialog.Part} canEdit={profile === 'admin'} deleteBody={whatGoes} />;
}

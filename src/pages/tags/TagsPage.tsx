import type { TagRow } from '@/api/tags';
import { lazyPart } from '@/components/lazy/lazyPart';
import { useSession } from '@/contexts/AuthContext';
import { tags, ticketCountOf } from '@/features/tag-form/tags.resource';
import { ListPage } from '@/lists/ListPage';
import { useTranslation } from '@/i18n/useTranslation';

const dialog = lazyPart(async () => (await import('@/features/tag-form/TagDialog')).TagDialog);

/** Tags (G-01 to G-06). Everybody may add and delete; the server lets only admins change one (contract back-office 25). */
export function TagsPage() {
  const { t } = useTranslation();
  const { profile } = useSession().user;

  const whatGoes = (tag: TagRow): string => {
    const count = ticketCountOf(tag);
    return count === 0
      ? t('tags.confirmationModal.deleteUnused')
      : t('tags.confirmationModal.deleteMessage', { count });
  };

  return <ListPage resource={tags} dialog={dialog} canEdit={profile === 'admin'} deleteBody={whatGoes} />;
}

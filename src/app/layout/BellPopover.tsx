import { Bell as BellIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Bell } from '@/features/notifications/useBell';
import { BarPopover } from './BarPopover';
import { BellList } from './barLists';

/** Conversations with unread messages; an entry opens its conversation (H-09, H-10, H-13, H-14). */
export function BellPopover({ bell }: { bell: Bell }) {
  const { t } = useTranslation();
  const { count, hasMore } = bell;
  const title = t('notifications.title');
  const counted = hasMore ? t('notifications.titleAtLeast', { count }) : t('notifications.titleCount', { count });
  return (
    <BarPopover
      label={count > 0 ? counted : title}
      title={title}
      count={count}
      atLeast={hasMore}
      icon={<BellIcon size={20} strokeWidth={1.6} aria-hidden />}
      seeAll="/tickets"
    >
      {(close) => <BellList bell={bell} onNavigate={close} />}
    </BarPopover>
  );
}

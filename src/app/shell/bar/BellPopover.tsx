import { Bell as BellIcon, Settings } from 'lucide-react';
import { useState } from 'react';
import type { Bell } from '@/features/notifications/useBell';
import { useTranslation } from '@/i18n/useTranslation';
import { BarPopover } from './BarPopover';
import { BellList } from './barLists.lazy';
import { AlertSettingsDialog } from '../profile/profileDialogs.lazy';

/** Conversations with unread messages; an entry opens its conversation (H-09, H-10, H-13, H-14, B-30). */
export function BellPopover({ bell }: { bell: Bell }) {
  const { t } = useTranslation();
  const [settingsOpen, setSettingsOpen] = useState(false);
  const { count, hasMore } = bell;
  const title = t('notifications.title');
  const counted = hasMore ? t('notifications.titleAtLeast', { count }) : t('notifications.titleCount', { count });
  return (
    <>
      <BarPopover
        label={count > 0 ? counted : title}
        title={title}
        count={count}
        atLeast={hasMore}
        icon={<BellIcon size={20} aria-hidden />}
        seeAll="/tickets"
        action={{
          label: t('notifications.settings'),
          icon: <Settings size={18} />,
          onSelect: () => setSettingsOpen(true),
        }}
      >
        {(close) => <BellList bell={bell} onNavigate={close} />}
      </BarPopover>
      <AlertSettingsDialog open={settingsOpen} onClose={() => setSettingsOpen(false)} />
    </>
  );
}

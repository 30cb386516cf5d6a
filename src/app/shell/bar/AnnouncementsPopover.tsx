import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { useRouteOpen } from '@/contexts/RoutesContext';
import { useSocketEvent } from '@/contexts/SocketContext';
import { useTranslation } from '@/i18n/useTranslation';
import { BarPopover } from './BarPopover';
import { AnnouncementsList } from './barLists.lazy';

/** What the operator of the platform tells everybody; read when opened, then kept true by events (H-15 to H-17). */
export function AnnouncementsPopover() {
  const { t } = useTranslation();
  const isRouteOpen = useRouteOpen();
  const [fresh, setFresh] = useState(false);
  useSocketEvent('announcement', (event) => {
    if (event.action === 'create' && event.record.status !== false) setFresh(true);
  });
  const title = t('shell.announcements.title');
  return (
    <BarPopover
      label={fresh ? t('shell.announcements.fresh') : title}
      title={title}
      dot={fresh}
      onOpen={() => setFresh(false)}
      icon={<Megaphone size={20} aria-hidden />}
      {...(isRouteOpen('/announcements') ? { seeAll: '/announcements' } : {})}
    >
      {() => <AnnouncementsList />}
    </BarPopover>
  );
}

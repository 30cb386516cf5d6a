import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { preloadLayers } from '@/components/lazy/layers.lazy';
import { useSession } from '@/contexts/AuthContext';
import { useRoom } from '@/contexts/SocketContext';
import { useAlerts } from '@/features/notifications/useAlerts';
import { useBell, type Bell } from '@/features/notifications/useBell';
import { useTitleCount } from '@/features/notifications/useTitleCount';
import { useTranslation } from '@/i18n/useTranslation';
import { fetchAhead } from '@/browser/idle';
import { rooms } from '@/realtime/socket/socketManager';
import { showTabIcon } from '../tabIcon';
import { AppBar } from './bar/AppBar';
import { preloadBarLists } from './bar/barLists.lazy';
import { Keyboard } from '../palette/Keyboard.lazy';
import { useLetters } from '../palette/letters';
import { OwnUserDialog } from './profile/profileDialogs.lazy';
import { SideMenu } from './menu/SideMenu';
import { useUnreadChats } from './menu/useMenuMarks';
import { useMenuState } from './menu/useMenuState';
import styles from './AppLayout.module.css';

/** A part of its own: it is told of each address, and what stands around the pages stays as it is. */
function Alerts({ bell }: { bell: Bell }) {
  useAlerts(bell);
  return null;
}

/** What stands around every private page: menu, app bar, notifications. */
export function AppLayout() {
  const { t } = useTranslation();
  const { user } = useSession();
  const menu = useMenuState();
  const bell = useBell();
  const unreadChats = useUnreadChats();
  const [profileOpen, setProfileOpen] = useState(false);
  useRoom(rooms.notification());
  useTitleCount(bell.count, showTabIcon, bell.hasMore);
  useLetters();
  useEffect(() => fetchAhead(preloadLayers, preloadBarLists), []);

  return (
    <div className={styles.layout} data-menu={menu.mode}>
      <a href="#content" className={styles.skip}>
        {t('shell.skip')}
      </a>
      <SideMenu menu={menu} unreadChats={unreadChats} />
      <AppBar menu={menu} bell={bell} unreadChats={unreadChats} onProfile={() => setProfileOpen(true)} />
      <main id="content" className={styles.content} tabIndex={-1}>
        <Outlet />
      </main>
      <Alerts bell={bell} />
      <Keyboard />
      {profileOpen && <OwnUserDialog key={user.id} open onClose={() => setProfileOpen(false)} />}
    </div>
  );
}

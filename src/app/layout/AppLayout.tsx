import { useEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { warmLayers } from '@/components/onDemand';
import { useSession } from '@/contexts/AuthContext';
import { useRoom } from '@/contexts/SocketContext';
import { useAlerts } from '@/features/notifications/useAlerts';
import { useBell } from '@/features/notifications/useBell';
import { useTitleCount } from '@/features/notifications/useTitleCount';
import { useTranslation } from '@/i18n/useTranslation';
import { whenIdle } from '@/lib/whenIdle';
import { rooms } from '@/realtime/socketManager';
import { showTabIcon } from '../tabIcon';
import { AppBar } from './AppBar';
import { warmBarLists } from './barLists';
import { ConnectionBar } from './ConnectionBar';
import { KeyboardPart } from './keyboardPart';
import { ProfileDialog } from './ProfileDialog';
import { SideMenu } from './SideMenu';
import { useUnreadChats } from './useMenuMarks';
import { useMenuState } from './useMenuState';
import './layout.css';

/** What stands around every private page: menu, app bar, state of the connection, notifications. */
export function AppLayout() {
  const { t } = useTranslation();
  const { user } = useSession();
  const menu = useMenuState();
  const bell = useBell();
  const unreadChats = useUnreadChats();
  const [profileOpen, setProfileOpen] = useState(false);
  useRoom(rooms.notification());
  useTitleCount(bell.count, showTabIcon, bell.hasMore);
  useAlerts();
  useEffect(() => whenIdle(() => void Promise.all([warmLayers(), warmBarLists()])), []);

  return (
    <div className="app-layout" data-menu={menu.mode}>
      <a href="#content" className="skip-link">
        {t('shell.skip')}
      </a>
      <SideMenu menu={menu} unreadChats={unreadChats} />
      <AppBar menu={menu} bell={bell} unreadChats={unreadChats} onProfile={() => setProfileOpen(true)} />
      <div className="app-content">
        <ConnectionBar />
        <main id="content" tabIndex={-1}>
          <Outlet />
        </main>
      </div>
      <KeyboardPart />
      <ProfileDialog key={user.id} open={profileOpen} onClose={() => setProfileOpen(false)} />
    </div>
  );
}

import Box from '@mui/material/Box';
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
    <Box
      sx={{
        height: '100dvh',
        display: 'grid',
        gridTemplate:
          menu.mode === 'overlay'
            ? '"bar" 52px "main" 1fr / minmax(0, 1fr)'
            : '"menu bar" 52px "menu main" 1fr / auto minmax(0, 1fr)',
      }}
    >
      <Box
        component="a"
        href="#content"
        sx={{
          position: 'absolute',
          left: 8,
          top: -60,
          zIndex: 'tooltip',
          px: 2,
          py: 1,
          borderRadius: '8px',
          bgcolor: 'app.raised',
          boxShadow: 2,
          '&:focus': { top: 8 },
        }}
      >
        {t('shell.skip')}
      </Box>
      <SideMenu menu={menu} unreadChats={unreadChats} />
      <AppBar menu={menu} bell={bell} unreadChats={unreadChats} onProfile={() => setProfileOpen(true)} />
      <Box sx={{ gridArea: 'main', display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 }}>
        <ConnectionBar />
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{ flex: 1, display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0, overflow: 'auto' }}
        >
          <Outlet />
        </Box>
      </Box>
      <KeyboardPart />
      <ProfileDialog key={user.id} open={profileOpen} onClose={() => setProfileOpen(false)} />
    </Box>
  );
}

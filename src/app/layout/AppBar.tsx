import Box from '@mui/material/Box';
import { PanelLeft, RotateCw } from 'lucide-react';
import { matchPath, useLocation } from 'react-router-dom';
import { clamped } from '@/components/cutText';
import { IconAction } from '@/components/IconAction';
import type { Bell } from '@/features/notifications/useBell';
import { useTranslation } from '@/i18n/useTranslation';
import { routes } from '../routes';
import { AnnouncementsPopover } from './AnnouncementsPopover';
import { BellPopover } from './BellPopover';
import { ChatsPopover } from './ChatsPopover';
import { Greeting } from './Greeting';
import { LanguageMenu } from './LanguageMenu';
import { ProfileMenu } from './ProfileMenu';
import { SoundChip } from './SoundChip';
import { ThemeToggle } from './ThemeToggle';
import type { MenuState } from './useMenuState';
import { VolumeControl } from './VolumeControl';
import './layout.css';

interface AppBarProps {
  menu: MenuState;
  bell: Bell;
  unreadChats: number;
  onProfile: () => void;
}

/** On a telephone there is no room for the greeting: the bar names the page. */
function PageName() {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const route = routes.find(({ path }) => matchPath(path, pathname));
  const label = route?.title ?? route?.menu?.label;
  return (
    <Box
      component="span"
      sx={{
        flex: 1,
        minWidth: 0,
        ml: 1,
        typography: 'subtitle1',
        lineHeight: '18px',
        ...clamped(2),
      }}
    >
      {label ? t(label) : ''}
    </Box>
  );
}

const reload = (): void => window.location.reload();

/** The bar over the content; its order is fixed (H-01). */
export function AppBar({ menu, bell, unreadChats, onProfile }: AppBarProps) {
  const { t } = useTranslation();
  const compact = menu.mode === 'overlay';
  return (
    <header className="app-bar">
      <IconAction
        label={menu.open ? t('shell.collapseMenu') : t('shell.openMenu')}
        icon={<PanelLeft size={20} strokeWidth={1.6} />}
        onClick={menu.toggle}
      />
      {compact ? <PageName /> : <Greeting />}
      <SoundChip />
      {!compact && (
        <>
          <LanguageMenu />
          <ThemeToggle />
          <VolumeControl />
          <IconAction
            label={t('mainDrawer.appBar.refresh')}
            icon={<RotateCw size={20} strokeWidth={1.6} />}
            onClick={reload}
          />
        </>
      )}
      <BellPopover bell={bell} />
      <AnnouncementsPopover />
      <ChatsPopover unread={unreadChats} />
      <ProfileMenu compact={compact} onProfile={onProfile} onRefresh={reload} />
    </header>
  );
}

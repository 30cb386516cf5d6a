import Box from '@mui/material/Box';
import { PanelLeft, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router-dom';
import { clamped } from '@/components/text/cutText';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { IconAction, IconPlace } from '@/components/buttons/IconAction';
import type { Bell } from '@/features/notifications/useBell';
import { useInPlan } from '@/contexts/PlanContext';
import { useTranslation } from '@/i18n/useTranslation';
import { routes } from '../../routes';
import { AnnouncementsPopover } from './AnnouncementsPopover';
import { BellPopover } from './BellPopover';
import { ChatsPopover } from './ChatsPopover';
import { Greeting } from './Greeting';
import { LanguageMenu } from '../profile/LanguageMenu';
import { ProfileMenu } from '../profile/ProfileMenu';
import { SoundChip } from '../profile/SoundChip';
import { ConnectionStatus } from '../status/ConnectionStatus.lazy';
import { ThemeToggle } from './ThemeToggle';
import type { MenuState } from '../menu/useMenuState';
import { VolumeControl } from './VolumeControl';
import styles from './AppBar.module.css';

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
        // At this size the longest page name, one word, fits beside the buttons in a wide font, too.
        typography: 'subtitle1',
        fontSize: 'clamp(0.75rem, 3.4vw, 0.875rem)',
        lineHeight: '18px',
        ...clamped(2),
      }}
    >
      {label ? t(label) : ''}
    </Box>
  );
}

/** A tool that breaks leaves the others as they are (SAFE-17). */
const Tool = ({ children }: { children: ReactNode }) => <ErrorBoundary variant="spot">{children}</ErrorBoundary>;

const reload = (): void => window.location.reload();

/** The bar over the content; its order is fixed (H-01). */
export function AppBar({ menu, bell, unreadChats, onProfile }: AppBarProps) {
  const { t } = useTranslation();
  const compact = menu.mode === 'overlay';
  const chats = useInPlan('useInternalChat');
  return (
    <header className={styles.bar}>
      <IconAction
        label={menu.open ? t('shell.collapseMenu') : t('shell.openMenu')}
        icon={<PanelLeft size={20} />}
        onClick={menu.toggle}
      />
      <div className={styles.title}>
        <Tool>{compact ? <PageName /> : <Greeting />}</Tool>
        <ConnectionStatus />
      </div>
      <Tool>
        <SoundChip />
      </Tool>
      {!compact && (
        <>
          <Tool>
            <LanguageMenu />
          </Tool>
          <Tool>
            <ThemeToggle />
          </Tool>
          <Tool>
            <VolumeControl />
          </Tool>
          <IconAction label={t('mainDrawer.appBar.refresh')} icon={<RotateCw size={20} />} onClick={reload} />
        </>
      )}
      <Tool>
        <BellPopover bell={bell} />
      </Tool>
      <Tool>
        <AnnouncementsPopover />
      </Tool>
      {chats && (
        <Tool>
          <ChatsPopover unread={unreadChats} />
        </Tool>
      )}
      {/* Its place: the icons before it must not move under a finger. */}
      {chats === null && <IconPlace />}
      <Tool>
        <ProfileMenu compact={compact} onProfile={onProfile} onRefresh={reload} />
      </Tool>
    </header>
  );
}

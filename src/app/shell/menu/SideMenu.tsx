import Box from '@mui/material/Box';
import { Drawer } from '@/components/lazy/layers.lazy';
import { X } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { ErrorBoundary } from '@/components/feedback/ErrorBoundary';
import { IconAction } from '@/components/buttons/IconAction';
import { useLinkClicks } from '@/components/buttons/useLinkClicks';
import { BrandMark } from '@/components/text/BrandMark';
import { useTranslation } from '@/i18n/useTranslation';
import { runtimeConfig } from '@/lib/runtimeConfig';
import { useSeer } from '../../access';
import { routes } from '../../routes';
import { CurrentEntry } from './currentEntry';
import { currentEntry, menuBlocks, menuEntriesFor, type VisibleEntry } from './menuEntries';
import { MenuGroup } from './MenuGroup';
import { PaletteButton } from '../../palette/Keyboard.lazy';
import { MenuLink } from './MenuLink';
import { useAppVersion } from '../profile/useAppVersion';
import { useConnectionWarning } from './useMenuMarks';
import type { MenuState } from './useMenuState';

interface SideMenuProps {
  menu: MenuState;
  unreadChats: number;
}

interface MenuContentProps extends SideMenuProps {
  collapsed: boolean;
}

/** The list of pages. It alone follows the address, and its entries only which of them is the page: most clicks change none. */
function Pages({ entries, collapsed, children }: { entries: VisibleEntry[]; collapsed: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  const nav = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const current = currentEntry(entries, pathname);
  const handleClick = useLinkClicks();
  // On a low screen the entry of the page may lie below the edge (DAY-57).
  useEffect(() => {
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current, entries.length]);
  return (
    <Box
      component="nav"
      ref={nav}
      aria-label={t('shell.pages')}
      onClick={handleClick}
      sx={{ flex: 1, overflow: 'hidden auto', scrollbarWidth: collapsed ? 'none' : 'thin', px: 1.25, py: 0.5 }}
    >
      <CurrentEntry value={current}>{children}</CurrentEntry>
    </Box>
  );
}

function MenuContent({ menu, unreadChats, collapsed }: MenuContentProps) {
  const { t } = useTranslation();
  const version = useAppVersion();
  const connectionWarning = useConnectionWarning();
  const { brand } = runtimeConfig();
  const entries = menuEntriesFor(routes, useSeer());
  const admin = entries.filter(({ section }) => section === 'admin');

  const markOf = (to: string) => {
    if (to === '/connections' && connectionWarning) {
      return { kind: 'alert', label: t('shell.connectionWarning') } as const;
    }
    if (to === '/chats' && unreadChats > 0) return { kind: 'dot', label: t('shell.unreadChats') } as const;
    return null;
  };
  const list = (shown: VisibleEntry[], label?: string) => (
    <Box component="ul" aria-label={label} sx={{ listStyle: 'none', p: 0 }}>
      {menuBlocks(shown).map(([entry, ...others]) =>
        entry === undefined ? null : (
          <li key={entry.to}>
            {entry.group === undefined ? (
              <MenuLink entry={entry} collapsed={collapsed} mark={markOf(entry.to)} onNavigate={menu.close} />
            ) : (
              <MenuGroup
                group={entry.group}
                entries={[entry, ...others]}
                collapsed={collapsed}
                onNavigate={menu.close}
              />
            )}
          </li>
        ),
      )}
    </Box>
  );

  return (
    <>
      <Box
        sx={{ display: 'flex', alignItems: 'center', gap: 1.25, flex: 'none', height: 52, px: 2, overflow: 'hidden' }}
      >
        <BrandMark size={28} src={brand.logoUrl} square={collapsed} />
        {!collapsed && (
          <Box component="span" sx={{ flex: 1, typography: 'subtitle1' }}>
            {brand.name}
          </Box>
        )}
        {menu.mode === 'overlay' && (
          <IconAction label={t('shell.closeMenu')} icon={<X size={20} />} onClick={menu.close} />
        )}
      </Box>
      <Box sx={{ flex: 'none', minHeight: 42, px: 1.25, py: 0.5 }}>
        <PaletteButton collapsed={collapsed} onOpen={menu.close} />
      </Box>
      <Pages entries={entries} collapsed={collapsed}>
        {list(entries.filter(({ section }) => section === 'main'))}
        {admin.length > 0 && (
          <>
            {collapsed ? (
              <Box sx={{ height: '1px', bgcolor: 'divider', mx: 0.75, my: 1 }} />
            ) : (
              // Not a heading: the list is labelled by it, and a heading here would come before the page's h1.
              <Box
                aria-hidden
                sx={{ typography: 'caption', fontWeight: 600, color: 'app.text3', px: 1.25, pt: 1.75, pb: 0.75 }}
              >
                {t('mainDrawer.listItems.administration')}
              </Box>
            )}
            {list(admin, t('mainDrawer.listItems.administration'))}
          </>
        )}
      </Pages>
      {!collapsed && (
        <Box component="p" sx={{ typography: 'caption', color: 'app.text3', px: 2.25, pt: 1, pb: 1.5 }}>
          {t('shell.version', { version })}
        </Box>
      )}
    </>
  );
}

/** The menu beside everything: a list, the administration, the version (design, "Side menu"; N-01 to N-15). */
export function SideMenu({ menu, unreadChats }: SideMenuProps) {
  const { t } = useTranslation();
  if (menu.mode === 'overlay') {
    return (
      <Drawer
        open={menu.open}
        onClose={menu.close}
        slotProps={{
          paper: {
            'aria-label': t('shell.menu'),
            sx: { width: 264, p: 'var(--safe)', pr: 0, bgcolor: 'app.sunken' },
          },
        }}
      >
        <MenuContent menu={menu} unreadChats={unreadChats} collapsed={false} />
      </Drawer>
    );
  }
  const collapsed = menu.mode === 'rail';
  return (
    <Box
      component="aside"
      aria-label={t('shell.menu')}
      sx={{
        gridArea: 'menu',
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        width: collapsed ? 60 : 232,
        bgcolor: 'app.sunken',
        borderRight: 1,
        borderColor: 'divider',
      }}
    >
      <ErrorBoundary variant={collapsed ? 'spot' : 'panel'}>
        <MenuContent menu={menu} unreadChats={unreadChats} collapsed={collapsed} />
      </ErrorBoundary>
    </Box>
  );
}

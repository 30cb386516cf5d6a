import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import MenuItem from '@mui/material/MenuItem';
import { ChevronDown, Megaphone, type LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { Menu } from '@/components/onDemand';
import { tip } from '@/components/tip';
import { useMenu } from '@/components/useMenu';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import type { MenuEntry } from '../routes';
import type { VisibleEntry } from './menuEntries';
import { menuLine } from './menuLine';
import { MenuLink } from './MenuLink';

type Group = NonNullable<MenuEntry['group']>;

const groups: Readonly<
  Record<Group, { label: MessageKey; icon: LucideIcon; /** Its pages that are no entries. */ pages: RegExp }>
> = {
  campaigns: { label: 'mainDrawer.listItems.campaigns', icon: Megaphone, pages: /^\/campaign\// },
};

interface MenuGroupProps {
  group: Group;
  entries: readonly VisibleEntry[];
  collapsed: boolean;
  onNavigate: () => void;
}

/** Several pages under one line of the side menu; it opens in place, collapsed as a menu (design, "Side menu"). */
export function MenuGroup({ group, entries, collapsed, onNavigate }: MenuGroupProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const id = useId();
  const { label, icon: Icon, pages } = groups[group];
  const inside = pages.test(pathname) || entries.some(({ to }) => pathname === to || pathname.startsWith(`${to}/`));
  // Open where one of its pages is shown, until the person says otherwise.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? inside;
  const { buttonProps, menuProps, hide } = useMenu();
  const name = t(label);
  const icon = <Icon size={20} strokeWidth={1.6} aria-hidden style={{ flex: 'none' }} />;

  if (collapsed) {
    return (
      <>
        <ButtonBase aria-label={name} {...tip(name, 'right')} {...buttonProps} sx={menuLine(true, inside)}>
          {icon}
        </ButtonBase>
        <Menu
          {...menuProps}
          anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ list: { 'aria-label': name } }}
        >
          {entries.map((entry) => (
            <MenuItem key={entry.to} component={NavLink} to={entry.to} end={entry.exact} onClick={hide}>
              {t(entry.label)}
            </MenuItem>
          ))}
        </Menu>
      </>
    );
  }
  return (
    <>
      <ButtonBase
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setChosen(!open)}
        sx={menuLine(false, inside && !open)}
      >
        {icon}
        <Box component="span" sx={{ flex: 1, textAlign: 'left' }}>
          {name}
        </Box>
        <ChevronDown
          size={16}
          strokeWidth={1.8}
          aria-hidden
          style={{ flex: 'none', transform: open ? 'rotate(180deg)' : 'none' }}
        />
      </ButtonBase>
      {open && (
        <Box component="ul" id={id} aria-label={name} sx={{ listStyle: 'none', p: 0 }}>
          {entries.map((entry) => (
            <li key={entry.to}>
              <MenuLink entry={entry} collapsed={false} nested onNavigate={onNavigate} />
            </li>
          ))}
        </Box>
      )}
    </>
  );
}

import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { ChevronDown, Megaphone, type LucideIcon } from 'lucide-react';
import { useId, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { tip } from '@/components/feedback/tip';
import { useMenu } from '@/components/hooks/useMenu';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import type { MenuEntry } from '../../routes';
import { MenuGroupList } from '../bar/barLists.lazy';
import { currentEntry, type VisibleEntry } from './menuEntries';
import { menuDivider } from './menuDivider';
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
  const inside = pages.test(pathname) || currentEntry(entries, pathname) !== null;
  // Open where one of its pages is shown, until the person says otherwise.
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? inside;
  const { buttonProps, menuProps, hide } = useMenu();
  const name = t(label);
  const icon = <Icon size={20} aria-hidden />;

  if (collapsed) {
    return (
      <>
        <ButtonBase aria-label={name} {...tip(name, 'right')} {...buttonProps} sx={menuDivider(true, inside)}>
          {icon}
        </ButtonBase>
        <MenuGroupList {...menuProps} label={name} entries={entries} onChoose={hide} />
      </>
    );
  }
  return (
    <>
      <ButtonBase
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setChosen(!open)}
        sx={menuDivider(false, inside && !open)}
      >
        {icon}
        <Box component="span" sx={{ flex: 1, textAlign: 'left' }}>
          {name}
        </Box>
        <ChevronDown size={16} aria-hidden style={{ transform: open ? 'rotate(180deg)' : 'none' }} />
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

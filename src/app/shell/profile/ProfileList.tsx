import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import {
  BellRing,
  CalendarClock,
  Globe,
  Info,
  Keyboard,
  LogOut,
  Moon,
  RotateCw,
  Sun,
  UserRound,
  Volume2,
} from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router-dom';
import { useRouteOpen } from '@/contexts/RoutesContext';
import { languages } from '@/i18n/languages';
import { byTouch } from '@/browser/typing';
import { useLanguage, useTranslation } from '@/i18n/useTranslation';
import { askCommand } from '@/browser/commands';
import { chooseLanguage, languageNames } from './languages';
import { useDueText } from '../bar/useDueText';
import { useThemeSwitch } from '../bar/useThemeSwitch';

export interface ProfileListProps {
  id: string;
  anchorEl: HTMLElement | null;
  open: boolean;
  onClose: () => void;
  label: string;
  /** Below 600 px the due date, language, theme, volume, alerts and refresh live in here, in the order of the bar. */
  compact: boolean;
  onRefresh: () => void;
  onVolume: (anchor: HTMLElement | null) => void;
}

/** What the profile menu offers; its dialogs belong to whoever offers the commands. */
export function ProfileList({ label, compact, onRefresh, onVolume, ...menu }: ProfileListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { dark, toggle } = useThemeSwitch();
  const due = useDueText();
  const isRouteOpen = useRouteOpen();
  const item = (Icon: LucideIcon, text: string, act: () => void, more = {}) => (
    <MenuItem
      key={text}
      onClick={() => {
        flushSync(menu.onClose);
        act();
      }}
      {...more}
    >
      <ListItemIcon>
        <Icon size={20} />
      </ListItemIcon>
      {text}
    </MenuItem>
  );

  return (
    <Menu {...menu} slotProps={{ list: { 'aria-label': label }, paper: { sx: { minWidth: 220 } } }}>
      {compact && [
        // A menu may hold menu items only, so the due date is one: it leads to the invoices.
        ...(due && isRouteOpen('/subscription')
          ? [
              item(CalendarClock, due.text, () => undefined, {
                component: Link,
                to: '/subscription',
                ...(due.soon && { sx: { color: 'app.warning' } }),
              }),
            ]
          : []),
        ...languages.map((option) =>
          item(Globe, t(languageNames[option]), () => void chooseLanguage(option), {
            role: 'menuitemradio',
            'aria-checked': option === language,
            selected: option === language,
            lang: option,
          }),
        ),
        item(dark ? Sun : Moon, t(dark ? 'shell.lightTheme' : 'shell.darkTheme'), toggle),
        // A menu may hold menu items only, so the slider opens in a popover.
        item(Volume2, t('shell.volume.title'), () => onVolume(menu.anchorEl)),
        item(BellRing, t('notifications.settings'), () => askCommand('alerts')),
        item(RotateCw, t('mainDrawer.appBar.refresh'), onRefresh),
        <Divider key="line" sx={{ my: 0.5 }} />,
      ]}
      {item(UserRound, t('mainDrawer.appBar.user.profile'), () => askCommand('profile'))}
      {!(compact && byTouch()) && item(Keyboard, t('shell.shortcuts'), () => askCommand('shortcuts'))}
      {item(Info, t('mainDrawer.appBar.user.about'), () => askCommand('about'))}
      {item(LogOut, t('mainDrawer.appBar.user.logout'), () => askCommand('logout'))}
    </Menu>
  );
}

import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import { Menu } from '@/components/onDemand';
import MenuItem from '@mui/material/MenuItem';
import { BellRing, Globe, Info, Keyboard, LogOut, Moon, RotateCw, Sun, UserRound, Volume2 } from 'lucide-react';
import { flushSync } from 'react-dom';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContactAvatar } from '@/components/ContactAvatar';
import { IconAction } from '@/components/IconAction';
import { useCommands } from '@/components/useCommands';
import { useMenu } from '@/components/useMenu';
import { useAuth, useSession } from '@/contexts/AuthContext';
import { usePreferences } from '@/contexts/PreferencesContext';
import { languages } from '@/i18n/language';
import { askCommand } from '@/lib/commands';
import { About, AlertSettings } from './ProfileDialog';
import { languageNames } from './languageNames';
import { useThemeSwitch } from './useThemeSwitch';
import { VolumePopover } from './VolumePopover';

interface ProfileMenuProps {
  /** Below 600 px language, theme, volume, alerts and refresh live in here, in the order of the bar. */
  compact: boolean;
  onProfile: () => void;
  onRefresh: () => void;
}

const icon = { size: 20, strokeWidth: 1.6 } as const;

/** Profile and sign out (H-04, S-25). */
export function ProfileMenu({ compact, onProfile, onRefresh }: ProfileMenuProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { logout } = useAuth();
  const { language, setLanguage } = usePreferences();
  const { dark, toggle } = useThemeSwitch();
  const { buttonProps, menuProps, hide } = useMenu();
  const [aboutOpen, setAboutOpen] = useState(false);
  const [alertsOpen, setAlertsOpen] = useState(false);
  const [volumeAt, setVolumeAt] = useState<HTMLElement | null>(null);
  const label = t('shell.profileMenu', { name: user.name });
  const then = (act: () => void) => () => {
    flushSync(hide);
    act();
  };
  useCommands({
    profile: onProfile,
    alerts: () => setAlertsOpen(true),
    about: () => setAboutOpen(true),
    logout: () => void logout(),
  });
  const ThemeIcon = dark ? Sun : Moon;

  return (
    <>
      <IconAction
        label={label}
        icon={<ContactAvatar id={`user-${user.id}`} name={user.name} size={32} />}
        sx={{ p: 0.25, borderRadius: '50%', ml: 0.5 }}
        {...buttonProps}
      />
      <Menu {...menuProps} slotProps={{ list: { 'aria-label': label }, paper: { sx: { minWidth: 220 } } }}>
        {compact && [
          ...languages.map((option) => (
            <MenuItem
              key={option}
              role="menuitemradio"
              aria-checked={option === language}
              selected={option === language}
              lang={option}
              onClick={then(() => void setLanguage(option))}
            >
              <ListItemIcon>
                <Globe {...icon} />
              </ListItemIcon>
              {t(languageNames[option])}
            </MenuItem>
          )),
          <MenuItem key="theme" onClick={then(toggle)}>
            <ListItemIcon>
              <ThemeIcon {...icon} />
            </ListItemIcon>
            {dark ? t('shell.lightTheme') : t('shell.darkTheme')}
          </MenuItem>,
          // A menu holds choices only, so the slider has a layer of its own.
          <MenuItem key="volume" onClick={then(() => setVolumeAt(menuProps.anchorEl))}>
            <ListItemIcon>
              <Volume2 {...icon} />
            </ListItemIcon>
            {t('shell.volume.title')}
          </MenuItem>,
          <MenuItem key="alerts" onClick={then(() => setAlertsOpen(true))}>
            <ListItemIcon>
              <BellRing {...icon} />
            </ListItemIcon>
            {t('notifications.settings')}
          </MenuItem>,
          <MenuItem key="refresh" onClick={then(onRefresh)}>
            <ListItemIcon>
              <RotateCw {...icon} />
            </ListItemIcon>
            {t('mainDrawer.appBar.refresh')}
          </MenuItem>,
          <Divider key="line" sx={{ my: 0.5 }} />,
        ]}
        <MenuItem onClick={then(onProfile)}>
          <ListItemIcon>
            <UserRound {...icon} />
          </ListItemIcon>
          {t('mainDrawer.appBar.user.profile')}
        </MenuItem>
        <MenuItem onClick={then(() => askCommand('shortcuts'))}>
          <ListItemIcon>
            <Keyboard {...icon} />
          </ListItemIcon>
          {t('shell.shortcuts')}
        </MenuItem>
        <MenuItem onClick={then(() => setAboutOpen(true))}>
          <ListItemIcon>
            <Info {...icon} />
          </ListItemIcon>
          {t('mainDrawer.appBar.user.about')}
        </MenuItem>
        <MenuItem onClick={then(() => void logout())}>
          <ListItemIcon>
            <LogOut {...icon} />
          </ListItemIcon>
          {t('mainDrawer.appBar.user.logout')}
        </MenuItem>
      </Menu>
      <About open={aboutOpen} onClose={() => setAboutOpen(false)} />
      <AlertSettings open={alertsOpen} onClose={() => setAlertsOpen(false)} />
      <VolumePopover anchor={volumeAt} onClose={() => setVolumeAt(null)} />
    </>
  );
}

import { useState } from 'react';
import { ContactAvatar } from '@/components/ContactAvatar';
import { IconAction } from '@/components/IconAction';
import { Opened } from '@/components/latePart';
import { useCommands } from '@/components/useCommands';
import { useMenu } from '@/components/useMenu';
import { useAuth, useSession } from '@/contexts/AuthContext';
import { useTranslation } from '@/i18n/useTranslation';
import { ProfileList } from './barLists';
import { About, AlertSettings } from './ProfileDialog';
import { VolumePopover } from './VolumePopover';

interface ProfileMenuProps {
  compact: boolean;
  onProfile: () => void;
  onRefresh: () => void;
}

/** Profile and sign out (H-04, S-25). */
export function ProfileMenu({ compact, onProfile, onRefresh }: ProfileMenuProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { logout } = useAuth();
  const { buttonProps, menuProps, hide, open } = useMenu();
  const [aboutOpen, setAboutOpen] = useState(false);
  const [alertsOpen, setAlertsOpen] = useState(false);
  const [volumeAt, setVolumeAt] = useState<HTMLElement | null>(null);
  const label = t('shell.profileMenu', { name: user.name });
  // The menu and the palette both ask for these.
  useCommands({
    profile: onProfile,
    alerts: () => setAlertsOpen(true),
    about: () => setAboutOpen(true),
    logout: () => void logout(),
  });

  return (
    <>
      <IconAction
        label={label}
        icon={<ContactAvatar id={`user-${user.id}`} name={user.name} size={32} />}
        round="plain"
        style={{ marginLeft: 4 }}
        {...buttonProps}
      />
      <Opened open={open}>
        <ProfileList
          {...menuProps}
          onClose={hide}
          label={label}
          compact={compact}
          onRefresh={onRefresh}
          onVolume={setVolumeAt}
        />
      </Opened>
      <About open={aboutOpen} onClose={() => setAboutOpen(false)} />
      <AlertSettings open={alertsOpen} onClose={() => setAlertsOpen(false)} />
      <VolumePopover anchor={volumeAt} onClose={() => setVolumeAt(null)} />
    </>
  );
}

import { useState } from 'react';
import { ContactAvatar } from '@/components/text/ContactAvatar';
import { IconAction } from '@/components/buttons/IconAction';
import { Opened } from '@/components/lazy/lazyPart';
import { useCommands } from '@/components/hooks/useCommands';
import { useMenu } from '@/components/hooks/useMenu';
import { useAuth, useSession } from '@/contexts/AuthContext';
import { useTranslation } from '@/i18n/useTranslation';
import { wouldLose, type Loss } from '@/browser/leaving';
import { ProfileList, SignOutQuestion, VolumePopover } from '../bar/barLists.lazy';
import { AboutDialog, AlertSettingsDialog } from './profileDialogs.lazy';

interface ProfileMenuProps {
  compact: boolean;
  onProfile: () => void;
  onRefresh: () => void;
}

/** Profile and sign out, which asks where something would be lost (H-04, S-25, SAFE-8). */
export function ProfileMenu({ compact, onProfile, onRefresh }: ProfileMenuProps) {
  const { t } = useTranslation();
  const { user } = useSession();
  const { logout } = useAuth();
  const { buttonProps, menuProps, hide } = useMenu();
  const [aboutOpen, setAboutOpen] = useState(false);
  const [alertsOpen, setAlertsOpen] = useState(false);
  const [volumeAt, setVolumeAt] = useState<HTMLElement | null>(null);
  const [losses, setLosses] = useState<readonly Loss[]>([]);
  const [leaving, setLeaving] = useState(false);
  const label = t('shell.profileMenu', { name: user.name });
  const signOut = (): void => {
    const now = wouldLose();
    setLosses(now);
    if (now.length > 0) setLeaving(true);
    else logout();
  };
  // The menu and the palette both ask for these.
  useCommands({
    profile: onProfile,
    alerts: () => setAlertsOpen(true),
    about: () => setAboutOpen(true),
    logout: signOut,
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
      <ProfileList
        {...menuProps}
        onClose={hide}
        label={label}
        compact={compact}
        onRefresh={onRefresh}
        onVolume={setVolumeAt}
      />
      <AboutDialog open={aboutOpen} onClose={() => setAboutOpen(false)} />
      <AlertSettingsDialog open={alertsOpen} onClose={() => setAlertsOpen(false)} />
      <SignOutQuestion open={leaving} losses={losses} onSignOut={logout} onClose={() => setLeaving(false)} />
      <Opened open={volumeAt !== null}>
        <VolumePopover anchor={volumeAt} onClose={() => setVolumeAt(null)} />
      </Opened>
    </>
  );
}

import { StatusPill } from '@/components/StatusPill';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';

const names: ReadonlyMap<string, MessageKey> = new Map<string, MessageKey>([
  ['admin', 'userModal.profiles.admin'],
  ['user', 'userModal.profiles.user'],
  ['supervisor', 'userModal.profiles.supervisor'],
]);

/** A profile by its name; one that this build does not know is shown as the server spells it. */
export function ProfileName({ profile }: { profile: string }) {
  const { t } = useTranslation();
  const known = names.get(profile);
  return <StatusPill tone={profile === 'admin' ? 'info' : 'neutral'} label={known ? t(known) : profile} />;
}

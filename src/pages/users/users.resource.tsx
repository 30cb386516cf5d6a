import { Users as UsersIcon } from 'lucide-react';
import { StatusPill } from '@/components/text/StatusPill';
import type { MessageKey } from '@/i18n/keys';
import { useTranslation } from '@/i18n/useTranslation';
import { userApi, type User, type UserInput } from '@/api/users';
import { PersonCell, TextCell } from '@/lists/cells';
import { defineResource } from '@/lists/resource';

const names: ReadonlyMap<string, MessageKey> = new Map<string, MessageKey>([
  ['admin', 'userModal.profiles.admin'],
  ['user', 'userModal.profiles.user'],
  ['supervisor', 'userModal.profiles.supervisor'],
]);

/** A profile by its name; one that this build does not know is shown as the server spells it. */
function ProfileName({ profile }: { profile: string }) {
  const { t } = useTranslation();
  const known = names.get(profile);
  return <StatusPill tone={profile === 'admin' ? 'info' : 'neutral'} label={known ? t(known) : profile} />;
}

/** Users (U-01, U-02, U-08). */
export const users = defineResource<User, UserInput>({
  name: 'users',
  icon: UsersIcon,
  api: userApi,
  nameOf: ({ name }) => name,
  columns: [
    { id: 'id', label: 'users.table.id', cell: ({ id }) => id, sortBy: ({ id }) => id, extra: true, width: '72px' },
    {
      id: 'name',
      label: 'users.table.name',
      cell: ({ id, name }) => <PersonCell id={id} name={name} />,
      sortBy: ({ name }) => name,
      heading: true,
    },
    {
      id: 'email',
      label: 'users.table.email',
      cell: ({ email }) => <TextCell>{email}</TextCell>,
      sortBy: ({ email }) => email,
    },
    {
      id: 'profile',
      label: 'users.table.profile',
      cell: ({ profile }) => <ProfileName profile={profile} />,
      sortBy: ({ profile }) => profile,
    },
  ],
  texts: {
    title: 'users.title',
    search: 'users.search',
    searchHint: 'users.searchHint',
    add: 'userModal.title.add',
    edit: 'userModal.title.edit',
    saved: 'userModal.success',
    deleteTitle: 'users.confirmationModal.deleteTitle',
    deleteBody: 'users.confirmationModal.deleteMessage',
    deleteConfirm: 'users.confirmationModal.deleteButton',
    deleted: 'users.toasts.deleted',
    empty: 'users.empty',
    emptyBody: 'users.emptyBody',
  },
});

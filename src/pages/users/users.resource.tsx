import Box from '@mui/material/Box';
import { Users as UsersIcon } from 'lucide-react';
import { userApi, type User, type UserInput } from '@/api/users';
import { ContactAvatar } from '@/components/ContactAvatar';
import { defineResource } from '@/crud/resource';
import { ProfileName } from './ProfileName';

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
      cell: ({ id, name }) => (
        <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <ContactAvatar id={id} name={name} size={32} />
          <span>{name}</span>
        </Box>
      ),
      sortBy: ({ name }) => name,
      heading: true,
    },
    { id: 'email', label: 'users.table.email', cell: ({ email }) => email, sortBy: ({ email }) => email },
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

import type { Messages } from '../keys';
import type { users as pt } from '../pt/users';

export const users = {
  users: {
    title: 'Users',
    search: 'Search users',
    searchHint: 'Name or email',
    table: { id: 'ID', name: 'Name', email: 'Email', profile: 'Role' },
    confirmationModal: {
      deleteTitle: 'Delete the user {{name}}?',
      deleteMessage: 'Conversations this person is handling go back to waiting. This cannot be undone.',
      deleteButton: 'Delete user',
    },
    toasts: { deleted: 'User deleted.' },
    empty: 'No users yet',
    emptyBody: 'Add the people who will answer and choose the queues of each one.',
  },
  userModal: {
    title: { add: 'New user', edit: 'Edit user', own: 'My profile' },
    form: {
      name: 'Name',
      email: 'Email',
      timeZone: 'Time zone',
      timeZoneCompany: 'Server default',
      password: 'Password',
      passwordNew: '5 to 50 characters.',
      passwordKeep: 'Leave blank to keep the current one.',
      profile: 'Role',
      whatsapp: 'Default connection',
      noConnection: 'None',
      allTicket: 'See conversations without a queue',
    },
    profiles: { admin: 'Admin', user: 'Agent', supervisor: 'Supervisor' },
    formErrors: {
      name: { required: 'Enter the name', short: 'Name is too short', long: 'Name is too long' },
      password: { required: 'Enter the password', short: 'Password is too short', long: 'Password is too long' },
      email: { required: 'Enter the email', invalid: 'Invalid email' },
    },
    buttons: { okEdit: 'Save' },
    success: 'User saved.',
    readOnly: 'Only an admin can change users. Ask one for the changes you need.',
    superUser: 'Only a super user can change the details of a super user.',
    lastAdmin: 'This is the only admin of the company. Make somebody else an admin first.',
    demote: {
      title: 'Stop being an admin?',
      body: 'You lose access to users, connections, queues and settings, and only another admin can give it back.',
      confirm: 'Stop being an admin',
    },
  },
  queueSelect: { inputLabel: 'Queues' },
} satisfies Messages<typeof pt>;

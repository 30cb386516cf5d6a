import type { Messages } from '../keys';
import type { users as pt } from '../pt/users';

export const users = {
  userModal: {
    title: { add: 'New user', edit: 'Edit user', own: 'My profile' },
    form: {
      name: 'Name',
      email: 'E-mail',
      timeZone: 'Time zone',
      timeZoneCompany: 'Server default',
      password: 'Password',
      passwordKeep: 'Leave blank to keep the current one.',
      profile: 'Role',
      whatsapp: 'Default connection',
      allTicket: 'See conversations without a queue',
      allTicketEnabled: 'Enabled',
      allTicketDesabled: 'Disabled',
    },
    profiles: { admin: 'Administrator', user: 'Agent', supervisor: 'Supervisor' },
    formErrors: {
      name: { required: 'Enter the name', short: 'Name is too short', long: 'Name is too long' },
      password: { short: 'Password is too short', long: 'Password is too long' },
      email: { required: 'Enter the e-mail', invalid: 'Invalid e-mail' },
    },
    labels: { liberations: 'Permissions' },
    buttons: { okAdd: 'Add', okEdit: 'Save', cancel: 'Cancel' },
    success: 'User saved.',
    readOnly: 'Only an administrator can change users. Ask one for the changes you need.',
    failed: 'The user could not be loaded.',
  },
  queueSelect: { inputLabel: 'Queues' },
} satisfies Messages<typeof pt>;

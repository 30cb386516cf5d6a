/** The permission keys of the specification and of the contract (6.1). */
export type Permission =
  | 'ticket-options:deleteTicket'
  | 'connections-page:addConnection'
  | 'connections-page:actionButtons'
  | 'connections-page:editOrDeleteConnection'
  | 'user-modal:editProfile'
  | 'user-modal:editQueues'
  | 'contacts-page:deleteContact'
  | 'tickets-manager:showall'
  | 'drawer-admin-items:view'
  | 'dashboard:view';

const rules: ReadonlyMap<string, readonly Permission[]> = new Map([
  [
    'admin',
    [
      'ticket-options:deleteTicket',
      'connections-page:addConnection',
      'connections-page:actionButtons',
      'connections-page:editOrDeleteConnection',
      'user-modal:editProfile',
      'user-modal:editQueues',
      'contacts-page:deleteContact',
      'tickets-manager:showall',
      'drawer-admin-items:view',
      'dashboard:view',
    ],
  ],
]);

/** Whether a profile holds a permission; every profile but admin holds none (X-02, contract 6.1). */
export const can = (user: { profile: string } | null, permission: Permission): boolean =>
  user !== null && (rules.get(user.profile)?.includes(permission) ?? false);

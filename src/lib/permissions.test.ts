import { describe, expect, it } from 'vitest';
import { can, type Permission } from './permissions';

const keys: Permission[] = [
  'ticket-options:deleteTicket',
  'connections-page:addConnection',
  'connections-page:actionButtons',
  'connections-page:editOrDeleteConnection',
  'user-modal:editProfile',
  'user-modal:editQueues',
  'contacts-page:deleteContact',
  'tickets-manager:showall',
];

describe('permissions', () => {
  it.each(keys)('X-02 X-03 %s belongs to the profile admin alone', (key) => {
    expect(can({ profile: 'admin' }, key)).toBe(true);
    expect(can({ profile: 'user' }, key)).toBe(false);
    expect(can({ profile: 'supervisor' }, key)).toBe(false);
  });

  it('X-03 the dashboard and the admin section of the menu follow the same rule', () => {
    expect(can({ profile: 'admin' }, 'dashboard:view')).toBe(true);
    expect(can({ profile: 'admin' }, 'drawer-admin-items:view')).toBe(true);
    expect(can({ profile: 'user' }, 'dashboard:view')).toBe(false);
    expect(can({ profile: 'user' }, 'drawer-admin-items:view')).toBe(false);
    expect(can({ profile: 'supervisor' }, 'dashboard:view')).toBe(false);
    expect(can({ profile: 'supervisor' }, 'drawer-admin-items:view')).toBe(false);
  });

  it('X-01 the super flag grants nothing by itself; unknown profiles and nobody hold nothing', () => {
    const superAgent = { profile: 'user', super: true };
    const superSupervisor = { profile: 'supervisor', super: true };
    const strangers = ['', 'ADMIN', ' admin', 'constructor', '__proto__'].map((profile) => ({ profile }));
    for (const person of [superAgent, superSupervisor, ...strangers, null]) {
      for (const key of [...keys, 'drawer-admin-items:view', 'dashboard:view'] as const) {
        expect(can(person, key)).toBe(false);
      }
    }
  });
});

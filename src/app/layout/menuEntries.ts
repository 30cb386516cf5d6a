import type { PlanFlags } from '@/api/companies';
import { can } from '@/lib/permissions';
import type { AppRoute, MenuEntry } from '../routes';

export interface VisibleEntry extends MenuEntry {
  to: string;
  /** Only an exact address is this page: `/` would match everything. */
  exact: boolean;
}

interface Seer {
  user: { profile: string; super?: boolean };
  flags: PlanFlags | null;
  /** Whether campaigns are switched on for the company. */
  campaigns: boolean;
}

/**
 * What of the table of routes stands in the menu of a person (N-01 to N-10, contract 6.1): the administration for
 * admins only, the announcements for super users, the rest by profile and plan.
 */
export function menuEntriesFor(routes: readonly AppRoute[], { user, flags, campaigns }: Seer): VisibleEntry[] {
  return routes.flatMap((route) => {
    const { menu, path, to, profile, superUser, plan } = route;
    if (!menu) return [];
    if (menu.section === 'admin' && !can(user, 'drawer-admin-items:view')) return [];
    if (profile === 'admin' && !can(user, 'dashboard:view')) return [];
    if (superUser && !user.super) return [];
    if (plan && !flags?.[plan]) return [];
    if (route.campaigns && !campaigns) return [];
    const target = to ?? path;
    return [{ ...menu, to: target, exact: target === '/' }];
  });
}

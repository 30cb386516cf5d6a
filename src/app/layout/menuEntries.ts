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
    const needed = plan ?? menu.plan;
    if (needed && !flags?.[needed]) return [];
    if (route.campaigns && !campaigns) return [];
    const target = to ?? path;
    return [{ ...menu, to: target, exact: target === '/' }];
  });
}

/** Entries one by one, those of a group that stand together as one block. */
export function menuBlocks(entries: readonly VisibleEntry[]): VisibleEntry[][] {
  const blocks: VisibleEntry[][] = [];
  for (const entry of entries) {
    const last = blocks.at(-1);
    if (entry.group !== undefined && last?.[0]?.group === entry.group) last.push(entry);
    else blocks.push([entry]);
  }
  return blocks;
}

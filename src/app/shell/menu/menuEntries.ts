import { can } from '@/lib/permissions';
import { isOffered, type Seer } from '../../access';
import type { AppRoute, MenuEntry } from '../../routes';

export interface VisibleEntry extends MenuEntry {
  to: string;
  /** Only an exact address is this page: `/` would match everything. */
  exact: boolean;
  /** Fetches the page's code ahead. */
  preload: () => Promise<unknown>;
}

/**
 * What of the table of routes stands in the menu of a person (N-01 to N-10, contract 6.1): the administration for
 * admins only, the announcements for super users, the rest by profile and plan.
 */
export function menuEntriesFor(routes: readonly AppRoute[], seer: Seer): VisibleEntry[] {
  return routes.flatMap((route) => {
    const { menu, path, to, preload } = route;
    if (!menu || !isOffered(route, seer)) return [];
    if (menu.section === 'admin' && !can(seer.user, 'drawer-admin-items:view')) return [];
    const target = to ?? path;
    return [{ ...menu, to: target, exact: target === '/', preload }];
  });
}

/** Where the entry leads whose page an address is, or lies below; null where there is none. */
export const currentEntry = (entries: readonly Pick<VisibleEntry, 'to' | 'exact'>[], pathname: string): string | null =>
  entries.find(({ to, exact }) => pathname === to || (!exact && pathname.startsWith(`${to}/`)))?.to ?? null;

/** Single entries, and consecutive entries of one group as one block. */
export function menuBlocks(entries: readonly VisibleEntry[]): VisibleEntry[][] {
  const blocks: VisibleEntry[][] = [];
  for (const entry of entries) {
    const last = blocks.at(-1);
    if (entry.group !== undefined && last?.[0]?.group === entry.group) last.push(entry);
    else blocks.push([entry]);
  }
  return blocks;
}

import type { PlanFlags } from '@/api/companies';
import { campaignsEnabled } from '@/api/session';
import { useSession } from '@/contexts/AuthContext';
import { usePlan } from '@/contexts/PlanContext';
import { can } from '@/lib/permissions';
import { routes, type AppRoute } from './routes';

/** What decides which pages are open to somebody. */
export interface Seer {
  user: { profile: string; super?: boolean };
  /** Null until the plan is known. */
  flags: PlanFlags | null;
  /** The plan could not be read. */
  failed: boolean;
  /** Whether campaigns are switched on for the company. */
  campaigns: boolean;
}

/** Why a page stays closed; the plan may also not be known yet, or not be readable. */
export type Closed = 'superUser' | 'permission' | 'plan' | 'planLoading' | 'planFailed' | 'campaigns';

/** Why a page is closed to somebody; null where it is open (R-07, R-08, R-11 to R-15, SAFE-9). */
export function closedBy(
  { superUser, permission, plan, campaigns }: AppRoute,
  { user, flags, failed, campaigns: switchedOn }: Seer,
): Closed | null {
  if (superUser && !user.super) return 'superUser';
  if (permission && !can(user, permission)) return 'permission';
  if (plan && flags === null && !failed) return 'planLoading';
  // What the plan lacks is said, also where the company's own switch is off.
  if (plan && flags && !flags[plan]) return 'plan';
  if (campaigns && !switchedOn) return 'campaigns';
  return plan && flags === null ? 'planFailed' : null;
}

/** Whether menu, palette and links lead to a page. One whose plan could not be read says so and reads it again. */
export function isOffered(route: AppRoute, seer: Seer): boolean {
  const closed = closedBy(route, seer);
  return closed === null || closed === 'planFailed';
}

/** The signed-in person as the table of routes sees them. */
export function useSeer(): Seer {
  const { user } = useSession();
  const { flags, failed } = usePlan();
  return { user, flags, failed, campaigns: campaignsEnabled() };
}

/** Whether links lead the signed-in person to a path of the menu. */
export function useOffered(): (path: string) => boolean {
  const seer = useSeer();
  return (path) => routes.some((route) => (route.to ?? route.path) === path && isOffered(route, seer));
}

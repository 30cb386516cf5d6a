import type { QueryClient } from '@tanstack/react-query';
import type { SessionUser } from '@/api/auth';
import { companyPlan } from '@/api/companies';
import { createQueryClient } from './queryClient';
import { routeOf } from './routeOf';

/** What nobody has taken up in this time belongs to a page that never came. */
const freshMs = 30_000;

let prefetched: { client: QueryClient; userId: number; at: number } | null = null;

/**
 * Reads what the first page of a session will ask for, while its code is on its way or being drawn. What fails here is
 * asked for again, and told, by the page.
 * @param address path and query of that page
 */
export async function readFirstPage(user: SessionUser, address: string): Promise<void> {
  const client = createQueryClient();
  prefetched = { client, userId: user.id, at: Date.now() };
  const { route, search } = routeOf(address);
  await Promise.allSettled([client.query(companyPlan(user.companyId)), route?.prefetch?.(client, user, search)]);
}

/**
 * A client per session: nothing that one account has read outlives its sign-out. Answers the same one when asked again,
 * since a drawing that is begun anew asks again; `forgetFirstPage` ends that.
 */
export function takeClient(userId: number): QueryClient {
  const fits = prefetched?.userId === userId && Date.now() - prefetched.at < freshMs;
  return fits && prefetched ? prefetched.client : createQueryClient();
}

/** The first page is drawn: the next session reads for itself. */
export function forgetFirstPage(): void {
  prefetched = null;
}

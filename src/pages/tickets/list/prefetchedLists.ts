import type { QueryClient } from '@tanstack/react-query';
import type { SessionUser } from '@/api/auth';
import { queueList } from '@/api/queues';
import { ticketList } from '@/api/tickets';
import { can } from '@/lib/permissions';
import { markPrefetched } from '@/realtime/resync/prefetchedKeys';
import { filtersByList } from './filtersByList';
import { ticketViewCodec } from './useTicketView';

/**
 * Asks for both open lists before the page is drawn, with the keys of `useOpenLists`: its first frame then has rows.
 * @param search query string of the address
 */
export async function prefetchLists(client: QueryClient, user: SessionUser, search: string): Promise<void> {
  const queues = user.profile === 'admin' ? await client.query(queueList()) : (user.queues ?? []);
  const view = ticketViewCodec.read(new URLSearchParams(search));
  const queueIds = view.queues ?? queues.map(({ id }) => id);
  const { open, pending } = filtersByList(view, queueIds, can(user, 'tickets-manager:showall'));
  await Promise.allSettled(
    [open, pending].map((filters) => {
      const list = ticketList(filters);
      markPrefetched(client, list.queryKey);
      return client.infiniteQuery(list);
    }),
  );
}

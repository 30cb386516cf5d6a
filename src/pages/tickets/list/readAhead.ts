import type { QueryClient } from '@tanstack/react-query';
import type { SessionUser } from '@/api/auth';
import { queueList } from '@/api/queues';
import { ticketList } from '@/api/tickets';
import { can } from '@/lib/permissions';
import { noteAhead } from '@/realtime/readAhead';
import { listFilters } from './listFilters';
import { readView } from './useTicketView';

/**
 * Asks for both open lists before the page is drawn, as `useOpenLists` will: its first picture then has rows.
 * @param search query string of the address
 */
export async function readAhead(client: QueryClient, user: SessionUser, search: string): Promise<void> {
  const queues = user.profile === 'admin' ? await client.query(queueList()) : (user.queues ?? []);
  const view = readView(new URLSearchParams(search));
  const queueIds = view.queues ?? queues.map(({ id }) => id);
  const { open, pending } = listFilters(view, queueIds, can(user, 'tickets-manager:showall'));
  await Promise.allSettled(
    [open, pending].map((filters) => {
      const list = ticketList(filters);
      noteAhead(client, list.queryKey);
      return client.infiniteQuery(list);
    }),
  );
}

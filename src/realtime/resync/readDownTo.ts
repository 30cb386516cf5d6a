import {
  listTickets,
  ticketPageSize,
  ticketsOf,
  type Ticket,
  type TicketFilters,
  type TicketPage,
} from '@/api/tickets';

/** A row that left between two pages' answers shifts the rest, so pages of different counts are read once more (SAFE-7). */
const attempts = 2;

/**
 * The rows of a list down to the last one that is known, as one page; as many pages of the server as they take. They are
 * read one after the other: of two that were asked for at once the lower may be the earlier, and a row that went to the
 * top meanwhile has pushed another out of both, with equal counts (SAFE-4).
 * @param wanted whether anybody still looks at the list
 * @returns and whether the pages fit together; null where nobody does any more
 */
export async function readDownTo(
  filters: TicketFilters,
  known: readonly Ticket[],
  wanted: () => boolean,
): Promise<{ page: TicketPage; fits: boolean } | null> {
  const oldest = known.at(-1)?.updatedAt ?? '';
  let size = Math.max(1, Math.ceil(known.length / ticketPageSize));
  for (let attempt = 1; ; attempt += 1) {
    const pages: TicketPage[] = [];
    while (pages.length < size) {
      const page = await listTickets(filters, { page: pages.length + 1, seen: 0 });
      if (!wanted()) return null;
      // An empty page is the end, however many there were before.
      if (pages.length > 0 && page.tickets.length === 0) size = pages.length;
      else pages.push(page);
    }
    const last = pages.at(-1);
    if (!last) throw new Error('no page was asked for');
    const rows = ticketsOf({ pages });
    const reaches = !last.hasMore || (rows.at(-1)?.updatedAt ?? '') <= oldest;
    const steady = pages.every(({ count }) => count === last.count);
    const fits = reaches && steady;
    if (fits || attempt === attempts) return { page: { ...last, tickets: rows }, fits };
    if (!reaches) size += 1;
  }
}

import { isLineGone, type Ticket } from '@/api/tickets';

export const bulkActions = ['accept', 'resolve', 'transfer', 'tag'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** Why an action leaves a ticket alone. */
export type LeftOut = 'inService' | 'resolved' | 'lineGone';

/** What keeps a ticket out of an action: the same as hides its button on a row or in a header (T-25, T-51). */
export function leftOut(action: BulkAction, ticket: Pick<Ticket, 'status' | 'whatsappId'>): LeftOut | null {
  if (action === 'tag') return null;
  if (isLineGone(ticket)) return 'lineGone';
  if (ticket.status === 'closed') return 'resolved';
  return action === 'accept' && ticket.status === 'open' ? 'inService' : null;
}

export interface BulkSplit {
  able: readonly Ticket[];
  /** How many are left out, by reason. */
  out: ReadonlyMap<LeftOut, number>;
}

/** Which of the selected tickets an action concerns (B-26). */
export function splitBulk(action: BulkAction, tickets: readonly Ticket[]): BulkSplit {
  const out = new Map<LeftOut, number>();
  for (const ticket of tickets) {
    const reason = leftOut(action, ticket);
    if (reason) out.set(reason, (out.get(reason) ?? 0) + 1);
  }
  return { able: tickets.filter((ticket) => leftOut(action, ticket) === null), out };
}

/** Tickets under way at a time: the channel behind sends a text for many of them. */
const parallel = 2;

/**
 * Handles items in order, two at a time; after a cancel the rest stays untouched (B-26).
 * @param act never rejects
 */
export async function runBulk<T>(
  items: readonly T[],
  act: (item: T) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const rest = items.values();
  const work = async (): Promise<void> => {
    for (const item of rest) {
      await act(item);
      if (signal.aborted) return;
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
}

import { useState } from 'react';
import type { Ticket } from '@/api/tickets';
import { sameFields } from '@/lib/sameFields';

/** What each message changes of a ticket. */
const moving: ReadonlySet<string> = new Set<keyof Ticket>(['lastMessage', 'updatedAt', 'unreadMessages', 'fromMe']);

/**
 * The open ticket as it was before the last messages, for what shows nothing of them: header, tags, composer and
 * drawer need not be drawn again with each one (docs/architecture.md, Budgets). Once it is not open it is always the
 * latest.
 */
export function useStillTicket(ticket: Ticket): Ticket {
  const [held, setHeld] = useState(ticket);
  if (held === ticket || (ticket.status === 'open' && sameFields(held, ticket, moving))) return held;
  setHeld(ticket);
  return ticket;
}

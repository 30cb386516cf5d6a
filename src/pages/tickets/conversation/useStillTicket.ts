import { useState } from 'react';
import type { Ticket } from '@/api/tickets';

/** What each message changes of a ticket. */
const moving: ReadonlySet<string> = new Set<keyof Ticket>(['lastMessage', 'updatedAt', 'unreadMessages', 'fromMe']);

function sameButMessages(before: Ticket, after: Ticket): boolean {
  const old = new Map<string, unknown>(Object.entries(before));
  const entries = Object.entries(after);
  return (
    entries.length === old.size &&
    entries.every(([key, value]: [string, unknown]) => moving.has(key) || Object.is(old.get(key), value))
  );
}

/**
 * The open ticket as it was before the last messages, for what shows nothing of them: header, tags, composer and
 * drawer need not be drawn again with each one (docs/architecture.md, Budgets). Once it is not open it is always the
 * latest.
 */
export function useStillTicket(ticket: Ticket): Ticket {
  const [held, setHeld] = useState(ticket);
  if (held === ticket || (ticket.status === 'open' && sameButMessages(held, ticket))) return held;
  setHeld(ticket);
  return ticket;
}

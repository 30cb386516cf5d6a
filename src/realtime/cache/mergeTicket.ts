import type { Contact } from '@/api/contacts';
import { activityOf, toTicket, type Ticket, type TicketPage } from '@/api/tickets';
import { shareRowsById } from '@/lib/sharing';

/** Owner and queue are replaced with their ids: an absent relation must not keep a stranger's name (contract, section 2). */
export function mergeTicket(old: Ticket, incoming: Ticket): Ticket {
  const next = toTicket(incoming);
  const merged: Ticket = { ...old, ...next };
  if (next.user === undefined && next.userId !== old.user?.id) merged.user = null;
  if (next.queue === undefined && next.queueId !== old.queue?.id) merged.queue = null;
  // Something has happened since it was read.
  if (old.activeAt !== undefined && next.updatedAt !== old.updatedAt) delete merged.activeAt;
  if (old.contact && next.contact) merged.contact = mergeContact(old.contact, next.contact);
  return merged;
}

/** What is known of a ticket with a copy of it, unless that is an older one which comes late (SAFE-13). */
export const mergeNewer = (old: Ticket, incoming: Ticket): Ticket =>
  incoming.updatedAt < old.updatedAt ? old : mergeTicket(old, incoming);

const happenings = ['status', 'userId', 'queueId', 'whatsappId', 'lastMessage', 'chatbot'] as const;

/**
 * A row of a list with what was just read of it. Opening a conversation gives it a new time on the server: where nothing
 * else has happened its row keeps place and time for as long as the list is not read anew (DAY-5).
 */
export function mergeRead(old: Ticket, incoming: Ticket): Ticket {
  const next = mergeTicket(old, incoming);
  const isMerelyRead =
    next.updatedAt > old.updatedAt && !next.unreadMessages && happenings.every((key) => old[key] === next[key]);
  return isMerelyRead ? { ...next, activeAt: activityOf(old) } : next;
}

/** The event of a customer who comes back names no connection (contract 2); other rows of the same one do. */
export function withKnownConnection(ticket: Ticket, pages: readonly TicketPage[]): Ticket {
  if (ticket.whatsapp !== undefined) return ticket;
  const isNamed = (row: Ticket): boolean => row.whatsappId === ticket.whatsappId && Boolean(row.whatsapp);
  const whatsapp = pages.flatMap(({ tickets }) => tickets).find(isNamed)?.whatsapp;
  return whatsapp ? { ...ticket, whatsapp } : ticket;
}

/** Each message writes the contact anew on the server: when only its time changed, it is the contact that it was. */
function mergeContact(old: Contact, next: Contact): Contact {
  const { updatedAt: _written, ...told } = next;
  return shareRowsById(old, { ...old, ...told }) === old ? old : { ...old, ...next };
}

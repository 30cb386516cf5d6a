import type { Contact } from '@/api/contacts';
import { toTicket, type Ticket } from '@/api/tickets';
import { shareRowsById } from '@/lib/sharing';

/** Owner and queue are replaced with their ids: an absent relation must not keep a stranger's name (contract, section 2). */
export function mergeTicket(old: Ticket, incoming: Ticket): Ticket {
  const next = toTicket(incoming);
  const merged = { ...old, ...next };
  if (next.user === undefined && next.userId !== old.user?.id) merged.user = null;
  if (next.queue === undefined && next.queueId !== old.queue?.id) merged.queue = null;
  if (old.contact && next.contact) merged.contact = mergeContact(old.contact, next.contact);
  return merged;
}

/** What is known of a ticket with a copy of it, unless that is an older one which comes late (SAFE-13). */
export const mergeNewer = (old: Ticket, incoming: Ticket): Ticket =>
  incoming.updatedAt < old.updatedAt ? old : mergeTicket(old, incoming);

/** Each message writes the contact anew on the server: when only its time changed, it is the contact that it was. */
function mergeContact(old: Contact, next: Contact): Contact {
  const { updatedAt: _written, ...told } = next;
  return shareRowsById(old, { ...old, ...told }) === old ? old : { ...old, ...next };
}

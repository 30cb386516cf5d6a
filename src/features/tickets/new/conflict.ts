import type { QueryClient } from '@tanstack/react-query';
import { toFailure } from '@/api/errors';
import { queueList } from '@/api/queues';
import { listTickets, toTicket, type Ticket } from '@/api/tickets';
import { isRecord } from '@/lib/guards';

const code = 'ERR_OTHER_OPEN_TICKET';

/** The ticket that stands in the way, as far as the refusal or a search tells. */
export type Conflict = Partial<Ticket>;

const isTicketLike = (value: unknown): value is Conflict =>
  isRecord(value) && ('userId' in value || 'uuid' in value) && ('id' in value || 'uuid' in value);

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A plain code or a sentence.
    return null;
  }
}

/**
 * Whether a refused creation says that another ticket is open: as a plain code, with the ticket itself in `error`,
 * or with its JSON text there (contract 6.6).
 * @returns the ticket when it came along, null when only the code did, undefined for any other failure
 */
export function conflictOf(error: unknown): Conflict | null | undefined {
  const { code: text, detail } = toFailure(error);
  if (text === code) return null;
  const value = text === null ? detail : parsed(text);
  return isTicketLike(value) ? value : undefined;
}

/** Whether all that a ticket needs to be shown came along. */
export const isWholeTicket = (conflict: Conflict | null): conflict is Ticket =>
  conflict !== null && conflict.uuid !== undefined && conflict.status !== undefined && conflict.id !== undefined;

/** The open ticket of a contact and connection, found by the number in every queue of the company (contract 5.3). */
export async function findConflict(
  client: QueryClient,
  known: Conflict | null,
  { contactId, number, whatsappId }: { contactId: number; number: string; whatsappId: number },
): Promise<Conflict | null> {
  if (isWholeTicket(known) && (known.userId === null || known.user) && (known.queueId === null || known.queue)) {
    return toTicket(known);
  }
  const queues = await client.query(queueList());
  const page = await listTickets(
    { showAll: true, queueIds: queues.map(({ id }) => id), searchParam: number },
    { page: 1, seen: 0 },
  );
  const open = page.tickets.filter((ticket) => ticket.contactId === contactId && ticket.status !== 'closed');
  const named = open.find(({ id }) => id === known?.id);
  return named ?? open.find((ticket) => ticket.whatsappId === whatsappId) ?? open[0] ?? known;
}

import type { Ticket } from '@/api/tickets';
import { readText, writeText } from '@/browser/storage';

/** The person and company that the memory belongs to. */
interface Reader {
  id: number;
  companyId: number;
}

const kept = 50;

const keyOf = ({ id, companyId }: Reader): string => `read-tickets:${companyId}:${id}`;

const idsOf = (reader: Reader): string[] => (readText(keyOf(reader)) ?? '').split(' ');

/** Remembers that this person had a conversation open, for every tab of the browser. */
export function rememberRead(ticketId: number, reader: Reader): void {
  const id = String(ticketId);
  const others = idsOf(reader).filter((known) => known !== id);
  writeText(keyOf(reader), [id, ...others].slice(0, kept).join(' '));
}

/**
 * Whether a person may go on reading what the customer's rating has closed: that takes owner and queue from a ticket
 * (contract 4.4, row 6), and with them the right to open it from those who have just had it (REAL-10).
 */
export const mayReadOn = ({ id, status, queueId, userId }: Ticket, reader: Reader): boolean =>
  status === 'closed' && queueId === null && userId === null && idsOf(reader).includes(String(id));

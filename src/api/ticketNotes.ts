import { queryOptions } from '@tanstack/react-query';
import { http } from './http';
import { keyOf } from './typedKeys';
import { readRecord, readRows, type Iso } from './wire';

export interface TicketNote {
  id: number;
  note: string;
  userId?: number | null;
  contactId: number;
  ticketId: number | null;
  createdAt: Iso;
  user?: { id: number; name: string } | null;
}

export const noteKeys = {
  ofTicket: (ticketId: number) => ['ticket-notes', ticketId] as const,
  list: (ticketId: number, contactId: number) => keyOf<TicketNote[]>('ticket-notes', ticketId, contactId),
};

/** GET /ticket-notes/list: both ids are required; newest first (W-03, contract 3.3). */
export async function listNotes(ticketId: number, contactId: number, signal?: AbortSignal): Promise<TicketNote[]> {
  const { data } = await http.get<TicketNote[]>('/ticket-notes/list', {
    params: { ticketId, contactId },
    ...(signal ? { signal } : {}),
  });
  return readRows<TicketNote>(data);
}

/** POST /ticket-notes: 3 to 255 characters on this server; the answer lacks the author (contract 3.3). */
export async function createNote(input: { note: string; ticketId: number; contactId: number }): Promise<TicketNote> {
  const { data } = await http.post<TicketNote>('/ticket-notes', input);
  return readRecord(data);
}

/** DELETE /ticket-notes/{id}: admins only on the server (W-05). */
export async function deleteNote(id: number): Promise<void> {
  await http.delete(`/ticket-notes/${id}`);
}

export const noteList = (ticketId: number, contactId: number) =>
  queryOptions({
    queryKey: noteKeys.list(ticketId, contactId),
    queryFn: ({ signal }) => listNotes(ticketId, contactId, signal),
    // A colleague's note sends no event (DAY-74, contract 4.4).
    refetchOnWindowFocus: 'always',
  });

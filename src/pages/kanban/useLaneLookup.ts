import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Ticket } from '@/api/tickets';
import { useViewer } from '@/contexts/AuthContext';
import { useSocketEvent } from '@/contexts/SocketContext';
import { isCard, ticketOfMessage } from '@/realtime/live/board';
import { isOnBoard, lookUp } from './boardCache';

/** A ticket this young can have no tags yet. */
const youngMs = 60_000;
const isYoung = ({ createdAt, updatedAt }: Ticket): boolean => Date.parse(updatedAt) - Date.parse(createdAt) < youngMs;

/**
 * Reads the ticket of an event without tags that comes back to the board, since only the server knows its lane (B-31).
 * What the event itself changes is in the live table (`boardRows`).
 */
export function useLaneLookup(): void {
  const client = useQueryClient();
  const viewer = useViewer();
  const asked = useRef(new Set<number>());

  const askForLane = (ticket: Ticket): void => {
    const { id } = ticket;
    const anyQueue = { showAll: true, queueIds: ticket.queueId === null ? [] : [ticket.queueId] };
    if (ticket.tags || isYoung(ticket) || asked.current.has(id) || !isCard(ticket, { filters: anyQueue, viewer }))
      return;
    if (isOnBoard(client, id)) return;
    asked.current.add(id);
    void lookUp(client, id, viewer).finally(() => asked.current.delete(id));
  };

  useSocketEvent('ticket', (event) => {
    if (event.action === 'update') askForLane(event.ticket);
  });
  useSocketEvent('appMessage', (event) => {
    if (event.action === 'create') askForLane(ticketOfMessage(event));
  });
}

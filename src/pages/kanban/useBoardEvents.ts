import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { kanbanKeys } from '@/api/kanban';
import type { Tag } from '@/api/tags';
import type { Ticket } from '@/api/tickets';
import { useViewer } from '@/contexts/AuthContext';
import { useRoom, useSocketEvent } from '@/contexts/SocketContext';
import {
  applyContactEvent,
  applyLaneEvent,
  applyMessageEvent,
  applyTicketEvent,
  isCard,
  ticketOfMessage,
  type BoardView,
} from '@/realtime/kanbanBoard';
import { createPatchBatch } from '@/realtime/patchQueries';
import { rooms } from '@/realtime/socketManager';
import { boardPatch, cachedCard, lookUp, movesOf } from './boardCache';

const openRoom = rooms.tickets('open');
const pendingRoom = rooms.tickets('pending');
const boards = kanbanKeys.boards();
const lanes = kanbanKeys.lanes();

/** A ticket this young can have no tags yet. */
const youngMs = 60_000;
const isYoung = ({ createdAt, updatedAt }: Ticket): boolean => Date.parse(updatedAt) - Date.parse(createdAt) < youngMs;

const isTags = (data: unknown): data is readonly Tag[] => Array.isArray(data);

/** Keeps the board true while it is on screen (B-31); what nobody is told of is read again (`rereadMs`). */
export function useBoardEvents(): void {
  const client = useQueryClient();
  const viewer = useViewer();
  const [batch] = useState(() => createPatchBatch(client));
  useEffect(() => batch.dispose, [batch]);
  const asked = useRef(new Set<number>());
  useRoom(openRoom);
  useRoom(pendingRoom);

  const rest: Omit<BoardView, 'filters'> = { viewer, isMoving: movesOf(client, viewer).isMoving };

  /** An event without tags about a ticket that came back to the board: only the server knows its lane. */
  const askForLane = (ticket: Ticket): void => {
    const { id } = ticket;
    const anyQueue = { showAll: true, queueIds: ticket.queueId === null ? [] : [ticket.queueId] };
    if (ticket.tags || isYoung(ticket) || asked.current.has(id) || !isCard(ticket, { filters: anyQueue, viewer }))
      return;
    if (cachedCard(client, id)) return;
    asked.current.add(id);
    void lookUp(client, id, rest).finally(() => asked.current.delete(id));
  };

  useSocketEvent('ticket', (event) => {
    if (event.action === 'update') askForLane(event.ticket);
    batch.add(
      boards,
      boardPatch((cards, view) => applyTicketEvent(cards, event, view), rest),
    );
  });
  useSocketEvent('appMessage', (event) => {
    if (event.action !== 'create') return;
    askForLane(ticketOfMessage(event));
    batch.add(
      boards,
      boardPatch((cards, view) => applyMessageEvent(cards, event, view), rest),
    );
  });
  useSocketEvent('contact', (event) =>
    batch.add(
      boards,
      boardPatch((cards) => applyContactEvent(cards, event), rest),
    ),
  );
  useSocketEvent('tag', (event) => batch.add(lanes, (data) => (isTags(data) ? applyLaneEvent(data, event) : data)));
}

import type { QueryClient } from '@tanstack/react-query';
import { enterLane, kanbanKeys, kanbanLanes, leaveLanes } from '@/api/kanban';
import { getTicket, type Ticket } from '@/api/tickets';
import { cachedUnder, patchQueries } from '@/realtime/cache/patchQueries';
import { changeTicket } from '@/realtime/cache/ticketCache';
import { changeCard, putCard, swapLane, trackMoves } from '@/realtime/live/board';
import type { Viewer } from '@/realtime/live/ticketLists';
import { openLane } from './lanes';
import { Moves } from './moves';

/** Whether a ticket is a card of any cached board. */
export const isOnBoard = (client: QueryClient, id: number): boolean =>
  cachedUnder(client, kanbanKeys.boards()).some((cards) => cards.some((card) => card.id === id));

/** Asks the server where a ticket stands, and shows it there. */
export async function lookUp(client: QueryClient, id: number, viewer: Viewer): Promise<void> {
  try {
    putCard(client, await getTicket(id), viewer);
  } catch (error) {
    // The board is read again before long; until then what was known stands (K-06).
    console.warn(error);
  }
}

/** What went through on the server, into the boards and everything else that shows the ticket's tags (B-10, B-11). */
function settle(client: QueryClient, id: number, lane: number, since: string): void {
  const lanes = client.getQueryData(kanbanLanes().queryKey) ?? [];
  const laneIds = new Set(lanes.map((tag) => tag.id));
  const tag = lane === openLane ? undefined : lanes.find((one) => one.id === lane);
  const entered = tag ? { ...tag, TicketTag: { createdAt: since } } : null;
  const swap = (ticket: Ticket): Ticket => swapLane(ticket, laneIds, entered);
  patchQueries(client, kanbanKeys.boards(), (cards) => changeCard(cards, id, swap));
  changeTicket(client, id, (ticket) => (ticket.tags ? swap(ticket) : ticket));
}

const known = new WeakMap<QueryClient, Moves>();

/** The moves under way, which go on when the page is left. */
export function movesOf(client: QueryClient, viewer: Viewer): Moves {
  const old = known.get(client);
  if (old) return old;
  const moves = new Moves({
    leave: leaveLanes,
    enter: async (id, lane) => (await enterLane(id, lane)).createdAt,
    onServer: (id, lane, since) => settle(client, id, lane, since),
    onFailed: (id, error) => {
      console.warn(error);
      void lookUp(client, id, viewer);
    },
  });
  known.set(client, moves);
  trackMoves(client, moves.isMoving);
  return moves;
}

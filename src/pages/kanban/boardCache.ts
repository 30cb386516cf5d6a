import type { QueryClient } from '@tanstack/react-query';
import { enterLane, kanbanKeys, kanbanLanes, leaveLanes } from '@/api/kanban';
import { getTicket, type Ticket } from '@/api/tickets';
import type { Viewer } from '@/realtime/ticketLists';
import { isRecord } from '@/lib/storage';
import { changeCard, swapLane, upsertCard, type BoardView, type Cards } from '@/realtime/kanbanBoard';
import { patchQueries, type Patch } from '@/realtime/patchQueries';
import { toFilters } from '@/realtime/resync';
import { changeTicket } from '@/realtime/ticketCache';
import { openLane } from './lanes';
import { Moves } from './moves';

const isCards = (data: unknown): data is Cards => Array.isArray(data);

/** A patch over boards, which reads the filters back from the key. */
export const boardPatch =
  (apply: (cards: Cards, view: BoardView) => Cards, rest: Omit<BoardView, 'filters'>): Patch =>
  (data, key) => {
    const part = key[2];
    return isCards(data) && isRecord(part) ? apply(data, { filters: toFilters(part), ...rest }) : data;
  };

/** A card as it is cached on any board. */
export function cachedCard(client: QueryClient, id: number): Ticket | undefined {
  for (const [, data] of client.getQueriesData<unknown>({ queryKey: kanbanKeys.boards() })) {
    const card = isCards(data) ? data.find((row) => row.id === id) : undefined;
    if (card) return card;
  }
  return undefined;
}

/** Asks the server where a ticket stands, and shows it there. */
export async function lookUp(client: QueryClient, id: number, rest: Omit<BoardView, 'filters'>): Promise<void> {
  try {
    const ticket = await getTicket(id);
    patchQueries(
      client,
      kanbanKeys.boards(),
      boardPatch((cards, view) => upsertCard(cards, ticket, view), rest),
    );
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
  patchQueries(client, kanbanKeys.boards(), (data) => (isCards(data) ? changeCard(data, id, swap) : data));
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
      void lookUp(client, id, { viewer, isMoving: () => false });
    },
  });
  known.set(client, moves);
  return moves;
}

import type { QueryClient } from '@tanstack/react-query';
import { logDefect } from '@/api/errors';
import { enterLane, kanbanKeys, kanbanLanes, leaveLanes } from '@/api/kanban';
import { getTicket, type Ticket } from '@/api/tickets';
import { lookAt } from '@/features/tickets/commands/ticketChanges';
import { changeTags } from '@/features/tickets/commands/ticketTags';
import { cachedUnder, patchQueries } from '@/realtime/cache/patchQueries';
import { changeTicket } from '@/realtime/cache/ticketCache';
import { changeCard, putCard, swapLane, trackMoves } from '@/realtime/live/board';
import type { Viewer } from '@/realtime/live/ticketLists';
import { laneOf, openLane } from './lanes';
import { Moves, type Standing } from './moves';

/** Whether a ticket is a card of any cached board. */
export const isOnBoard = (client: QueryClient, id: number): boolean =>
  cachedUnder(client, kanbanKeys.boards()).some((cards) => cards.some((card) => card.id === id));

const read = (client: QueryClient, id: number): Promise<Ticket> => lookAt(client, () => getTicket(id));

/** Asks the server where a ticket stands, and shows it there. */
export async function lookUp(client: QueryClient, id: number, viewer: Viewer): Promise<void> {
  try {
    putCard(client, await read(client, id), viewer);
  } catch (error) {
    // The board is read again before long; until then what was known stands (K-06).
    logDefect('board', error);
  }
}

const laneIdsOf = (client: QueryClient): ReadonlySet<number> =>
  new Set(client.getQueryData(kanbanLanes().queryKey)?.map(({ id }) => id));

/** What went through on the server, into the boards and everything else that shows the ticket's tags (B-10, B-11). */
function settle(client: QueryClient, id: number, { lane, since }: Standing): void {
  const laneIds = laneIdsOf(client);
  const lanes = client.getQueryData(kanbanLanes().queryKey);
  const tag = lane === openLane ? undefined : lanes?.find((one) => one.id === lane);
  const entered = tag ? { ...tag, TicketTag: { createdAt: since } } : null;
  const swap = (ticket: Ticket): Ticket => swapLane(ticket, laneIds, entered);
  patchQueries(client, kanbanKeys.boards(), (cards) => changeCard(cards, id, swap));
  changeTicket(client, id, (ticket) => (ticket.tags ? swap(ticket) : ticket));
}

/** The lane that counts, which is the last one that was entered. */
function standingOf(ticket: Ticket, laneIds: ReadonlySet<number>): Standing {
  const lane = laneOf(ticket, laneIds);
  return { lane, since: ticket.tags?.find(({ id }) => id === lane)?.TicketTag?.createdAt ?? '' };
}

/**
 * Puts a ticket into a lane. Two who move one card at once both take it out and both put it in: whoever finds it in two
 * lanes leaves it in the one that was entered last, so that both end with the same (DAY-74).
 */
async function enter(client: QueryClient, id: number, lane: number): Promise<Standing> {
  const { createdAt } = await enterLane(id, lane);
  try {
    const laneIds = laneIdsOf(client);
    const now = await read(client, id);
    const there = standingOf(now, laneIds);
    const others = now.tags?.map((tag) => tag.id).filter((tagId) => laneIds.has(tagId) && tagId !== there.lane) ?? [];
    if (others.length > 0) await changeTags(id, { add: [], remove: others });
    return there;
  } catch (error) {
    // It went in; a board that was left in two lanes is mended by the next move.
    logDefect('board', error);
    return { lane, since: createdAt };
  }
}

const known = new WeakMap<QueryClient, Moves>();

/** The moves under way, which go on when the page is left. */
export function movesOf(client: QueryClient, viewer: Viewer): Moves {
  const old = known.get(client);
  if (old) return old;
  const moves = new Moves({
    leave: leaveLanes,
    look: async (id) => standingOf(await read(client, id), laneIdsOf(client)),
    enter: (id, lane) => enter(client, id, lane),
    onServer: (id, there) => settle(client, id, there),
    onFailed: (id, error) => {
      logDefect('board', error);
      void lookUp(client, id, viewer);
    },
  });
  known.set(client, moves);
  trackMoves(client, moves.isMoving);
  return moves;
}

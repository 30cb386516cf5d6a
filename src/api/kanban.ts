import { queryOptions } from '@tanstack/react-query';
import { isRecord } from '@/lib/guards';
import { UnreadableAnswer } from './errors';
import { http } from './http';
import { readRows, type Iso } from './wire';
import type { Tag } from './tags';
import { keyOf, prefixOf } from './typedKeys';
import { byActivity, toTicket, type Ticket, type TicketFilters } from './tickets';

/** What a board asks for; equal filters are one query. */
export type BoardFilters = Pick<TicketFilters, 'showAll' | 'queueIds'>;

export const kanbanKeys = {
  all: ['kanban'] as const,
  boards: () => prefixOf<readonly Ticket[], BoardFilters>('kanban', 'board'),
  board: (filters: BoardFilters) => keyOf<readonly Ticket[]>('kanban', 'board', filters),
  lanes: () => keyOf<readonly Tag[]>('kanban', 'lanes'),
};

/** In the order in which they were made, which is that of the work. */
const byId = (one: Tag, other: Tag): number => one.id - other.id;

/** Tags that are lanes (K-01). */
export const sortLanes = (tags: readonly Tag[]): Tag[] => tags.toSorted(byId);

/** GET /tags/kanban: the tags marked as lanes (K-01, contract back-office 3). */
async function listLanes(signal?: AbortSignal): Promise<Tag[]> {
  const { data } = await http.get<{ lista: Tag[] }>('/tags/kanban', signal ? { signal } : {});
  return sortLanes(readRows<Tag>(data.lista));
}

/** GET /ticket/kanban: all open and waiting tickets at once, newest activity first (K-02). */
async function listBoard({ showAll, queueIds }: BoardFilters, signal?: AbortSignal): Promise<Ticket[]> {
  const { data } = await http.get<{ tickets: Ticket[] }>('/ticket/kanban', {
    params: { queueIds: JSON.stringify(queueIds), showAll: String(showAll) },
    ...(signal ? { signal } : {}),
  });
  return readRows<Ticket>(data.tickets).map(toTicket).toSorted(byActivity);
}

/** DELETE /ticket-tags/{ticketId}: takes only the tags that are lanes (K-04, contract back-office 3). */
export async function leaveLanes(ticketId: number): Promise<void> {
  await http.delete(`/ticket-tags/${ticketId}`);
}

/** PUT /ticket-tags/{ticketId}/{tagId}; nobody is told by an event (K-04). */
export async function enterLane(ticketId: number, tagId: number): Promise<{ createdAt: Iso }> {
  const { data } = await http.put<{ createdAt: Iso }>(`/ticket-tags/${ticketId}/${tagId}`);
  if (!isRecord(data) || typeof data.createdAt !== 'string') throw new UnreadableAnswer();
  return data;
}

const everyMs = { least: 10_000, most: 120_000, perCard: 20 };

/** How often a board on screen is read again: moves by others send no event, and a large answer is dear. */
const rereadMs = (cards: number): number => Math.min(everyMs.most, Math.max(everyMs.least, cards * everyMs.perCard));

export const kanbanLanes = () =>
  queryOptions({
    queryKey: kanbanKeys.lanes(),
    queryFn: ({ signal }) => listLanes(signal),
    meta: { keptByEvents: true },
  });

export const kanbanBoard = (filters: BoardFilters) =>
  queryOptions({
    queryKey: kanbanKeys.board(filters),
    queryFn: ({ signal }) => listBoard(filters, signal),
    meta: { keptByEvents: true },
    refetchInterval: ({ state }) => rereadMs(state.data?.length ?? 0),
    refetchOnWindowFocus: true,
    staleTime: 2_000,
  });

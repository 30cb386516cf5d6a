import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { kanbanBoard, kanbanLanes } from '@/api/kanban';
import type { Tag } from '@/api/tags';
import type { Ticket } from '@/api/tickets';
import { hasFailed } from '@/components/feedback/stateOfQuery';
import { useSession, useViewer } from '@/contexts/AuthContext';
import { useRoom } from '@/contexts/SocketContext';
import { useListQueues, type ListQueues } from '@/features/tickets/useListQueues';
import { useTranslation } from '@/i18n/useTranslation';
import { useStore } from '@/browser/useStore';
import { guardLoss } from '@/browser/leaving';
import { isCard } from '@/realtime/live/board';
import { rooms } from '@/realtime/socket/socketManager';
import { movesOf } from './boardCache';
import { findCards, inQueues, laneInfos, splitLanes, type LaneCards, type LaneInfo } from './lanes';
import type { Moves, MovesState } from './moves';
import type { KanbanAddress } from './useKanbanAddress';
import { useLaneLookup } from './useLaneLookup';

export interface KanbanBoard {
  state: 'loading' | 'failed' | 'ready';
  lanes: readonly LaneCards[];
  /** The same lanes without their cards; changes only with the tags. */
  infos: readonly LaneInfo[];
  /** Cards on the board, and those that the filters leave. */
  total: number;
  shown: number;
  moves: Moves;
  moving: MovesState;
  queues: ListQueues;
  /** The last read failed; what is shown may be old. */
  stale: boolean;
  retry: () => Promise<unknown>;
}

const openRoom = rooms.tickets('open');
const pendingRoom = rooms.tickets('pending');

const noTags: readonly Tag[] = [];
const noCards: readonly Ticket[] = [];

/** The board: tickets, lanes, filters and the moves under way (K-01, K-02, B-31). */
export function useBoard({ search, queueIds }: KanbanAddress): KanbanBoard {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { user } = useSession();
  const viewer = useViewer();
  const queues = useListQueues();
  useRoom(openRoom);
  useRoom(pendingRoom);
  useLaneLookup();

  const showAll = user.profile === 'admin';
  const offered = queues.queues;
  const filters = useMemo(() => ({ showAll, queueIds: offered?.map(({ id }) => id) ?? [] }), [showAll, offered]);
  const tickets = useQuery({ ...kanbanBoard(filters), enabled: offered !== null, placeholderData: keepPreviousData });
  const tags = useQuery(kanbanLanes());

  const moves = movesOf(client, viewer);
  const moving = useStore(moves.state);
  const { wanted } = moving;

  const cards = useMemo(
    () => tickets.data?.filter((ticket) => isCard(ticket, { filters, viewer })) ?? noCards,
    [tickets.data, filters, viewer],
  );
  const infos = useMemo(() => laneInfos(tags.data ?? noTags, t('kanban.open')), [tags.data, t]);
  const found = useMemo(() => findCards(inQueues(cards, queueIds), search), [cards, queueIds, search]);
  const lanes = useMemo(() => splitLanes(found, infos, wanted), [found, infos, wanted]);

  // Between its two calls a card has no lane on the server: leaving now would lose it (B-04).
  const busy = wanted.size > 0;
  useEffect(() => {
    if (!busy) return undefined;
    return guardLoss({ loss: 'move' });
  }, [busy]);

  const known = tickets.data !== undefined && tags.data !== undefined;
  const failed = queues.failed || hasFailed(tickets) || hasFailed(tags);
  return {
    state: known ? 'ready' : failed ? 'failed' : 'loading',
    lanes,
    infos,
    total: cards.length,
    shown: found.length,
    moves,
    moving,
    queues,
    stale: known && (tickets.isError || tags.isError),
    retry: () => Promise.all([queues.failed ? queues.retry() : tickets.refetch(), tags.refetch()]),
  };
}

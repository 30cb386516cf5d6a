import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { kanbanBoard, kanbanLanes } from '@/api/kanban';
import type { Tag } from '@/api/tags';
import type { Ticket } from '@/api/tickets';
import { useSession, useViewer } from '@/contexts/AuthContext';
import { useListQueues, type ListQueues } from '@/features/ticket-list/useListQueues';
import { useTranslation } from '@/i18n/useTranslation';
import { isCard } from '@/realtime/kanbanBoard';
import { movesOf } from './boardCache';
import { findCards, inQueues, laneInfos, splitLanes, type LaneCards, type LaneInfo } from './lanes';
import type { Moves, MovesState } from './moves';
import { useBoardEvents } from './useBoardEvents';
import type { KanbanAddress } from './useKanbanAddress';

export interface Board {
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
  /** The last reading failed; what is shown may be old. */
  stale: boolean;
  retry: () => void;
}

const noTags: readonly Tag[] = [];
const noCards: readonly Ticket[] = [];

/** The board: tickets, lanes, filters and the moves under way (K-01, K-02, B-31). */
export function useBoard({ search, queueIds }: KanbanAddress): Board {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { user } = useSession();
  const viewer = useViewer();
  const queues = useListQueues();
  useBoardEvents();

  const showAll = user.profile === 'admin';
  const offered = queues.queues;
  const filters = useMemo(() => ({ showAll, queueIds: offered?.map(({ id }) => id) ?? [] }), [showAll, offered]);
  const tickets = useQuery({ ...kanbanBoard(filters), enabled: offered !== null, placeholderData: keepPreviousData });
  const tags = useQuery(kanbanLanes());

  const moves = movesOf(client, viewer);
  const moving = useSyncExternalStore(moves.subscribe, moves.get);
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
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [busy]);

  const known = tickets.data !== undefined && tags.data !== undefined;
  const failed = !known && (tickets.isError || tags.isError || queues.failed);
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
    retry: () => {
      if (queues.failed) queues.retry();
      else void tickets.refetch();
      void tags.refetch();
    },
  };
}
